// Positions that have been read, so that going back and forth asks the server once. The oldest are forgotten.

const MOST = 400;

export class Shown<T> {
  private readonly known = new Map<string, T>();
  private readonly asked = new Map<string, Promise<T>>();

  constructor(private readonly most = MOST) {}

  get(key: string): T | undefined {
    return this.known.get(key);
  }

  async read(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const asked = this.asked.get(key);
    if (asked !== undefined) return asked;
    const asking = ask();
    this.asked.set(key, asking);
    try {
      const read = await asking;
      this.known.set(key, read);
      const [oldest] = this.known.keys();
      if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest);
      return read;
    } finally {
      this.asked.delete(key);
    }
  }
}
