// What others do is shown step by step, as fast as the person wants to follow it.

export const PACES = { slow: 1800, normal: 900, fast: 350, 'at-once': 0 } as const;
export type PaceName = keyof typeof PACES;

type Step<T> = { what: T; ms: number };

export class Pace<T> {
  private waiting: Step<T>[] = [];
  private stop: (() => void) | null = null;

  constructor(
    private readonly show: (what: T) => void,
    private readonly after: (ms: number, then: () => void) => () => void,
    /** How many steps are still to be shown. */
    private readonly left: (n: number) => void,
  ) {}

  /** Shows it now, and the next one not before so long. What comes while others wait its turn. */
  add(what: T, ms: number): void {
    this.waiting.push({ what, ms });
    if (this.stop === null) this.next();
    else this.left(this.waiting.length);
  }

  /** Everything at once. */
  skip(): void {
    this.stop?.();
    this.stop = null;
    for (const { what } of this.waiting.splice(0)) this.show(what);
    this.left(0);
  }

  private next(): void {
    this.stop = null;
    const step = this.waiting.shift();
    this.left(this.waiting.length);
    if (step === undefined) return;
    // Before it is shown: whoever looks at it may add more.
    if (step.ms > 0) this.stop = this.after(step.ms, () => this.next());
    this.show(step.what);
    if (step.ms === 0 && this.stop === null) this.next();
  }
}
