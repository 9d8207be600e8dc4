// How the line to a table is, as far as people should know: told soon, and no longer than it matters.

export type LineState = 'fine' | 'late' | 'lost' | 'back';
export type LineSigns = { open: boolean; late: boolean; online: boolean };

/** A line that comes back at once was hardly away. */
const GRACE_MS = 500;
const BACK_MS = 2500;

export class Line {
  state = $state<LineState>('fine');
  private known: LineState = 'fine';
  private cancel: () => void = () => {};

  constructor(private readonly after: (ms: number, then: () => void) => () => void) {}

  heed({ open, late, online }: LineSigns): void {
    const now = !open || !online ? 'lost' : late ? 'late' : 'fine';
    if (now === this.known) return;
    this.known = now;
    this.cancel();
    if (now === 'lost' && online) return this.later('lost', GRACE_MS);
    if (now !== 'fine' || this.state !== 'lost') return void (this.state = now);
    this.state = 'back';
    this.later('fine', BACK_MS);
  }

  private later(state: LineState, ms: number): void {
    this.cancel = this.after(ms, () => (this.state = state));
  }

  leave(): void {
    this.cancel();
  }
}
