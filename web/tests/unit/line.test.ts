import { beforeEach, describe, expect, it } from 'vitest';
import { Line } from '../../src/kit/line.svelte';

const FINE = { open: true, late: false, online: true };
let timers: { ms: number; then: () => void }[];
let line: Line;
const pass = () => timers.splice(0).forEach(({ then }) => then());

beforeEach(() => {
  timers = [];
  line = new Line((ms, then) => {
    const timer = { ms, then };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  });
});

describe('a line', () => {
  it('that is lost is told within a second, and that it is back only for a while', () => {
    line.heed({ ...FINE, open: false });
    expect(line.state).toBe('fine');
    expect(timers[0]?.ms).toBeLessThan(1000);
    pass();
    expect(line.state).toBe('lost');
    line.heed(FINE);
    expect(line.state).toBe('back');
    // Whatever else happens meanwhile does not keep the notice.
    line.heed(FINE);
    pass();
    expect(line.state).toBe('fine');
  });

  it('that was away for a moment is not worth a word', () => {
    line.heed({ ...FINE, open: false });
    line.heed(FINE);
    pass();
    expect(line.state).toBe('fine');
  });

  it('without a network is lost at once', () => {
    line.heed({ ...FINE, online: false });
    expect(line.state).toBe('lost');
  });

  it('with an answer overdue is late, and is fine again without a word', () => {
    line.heed({ ...FINE, late: true });
    expect(line.state).toBe('late');
    line.heed(FINE);
    expect(line.state).toBe('fine');
  });
});
