// One screen for several seats: each has a table of its own, and only that of whoever sits in front of it is
// shown. While the screen changes hands it shows what everybody may see, and nothing else is on the page.

import { Table } from './table.svelte';

export class Screen {
  private readonly seated: Table[];
  /** The table as a spectator sees it. */
  private readonly everybodys: Table | null;
  /** Whose cards lie open on the screen; nobody's until somebody says who is there. */
  private at = $state.raw<Table | null>(null);

  constructor(id: string, tokens: string[]) {
    this.seated = tokens.map((token) => new Table(id, token));
    // Whoever takes the screen must see how things stand now.
    for (const table of this.seated) table.paced = this.seated.length === 1;
    const [only] = this.seated;
    const alone = this.seated.length === 1 && only !== undefined;
    this.everybodys = alone ? null : new Table(id, null);
    if (alone) this.at = only;
  }

  /** What is shown now. */
  get table(): Table {
    if (this.at !== null && this.passTo === null) return this.at;
    // When the game is over nothing is hidden any more, and somebody must be able to ask for a rematch.
    const over = this.seated.find((table) => table.position?.ended);
    return over ?? this.everybodys ?? (this.at as Table);
  }

  /** Whoever on this screen is to decide while somebody else sits in front of it. */
  get passTo(): Table | null {
    // One socket may be slower than another: the newest position says whom the game waits for.
    const newest = this.all.reduce((a, b) => ((b.position?.entries ?? -1) > (a.position?.entries ?? -1) ? b : a));
    if (this.everybodys === null || newest.position?.ended) return null;
    const waits = ({ seat }: Table): boolean => seat !== null && newest.waitingFor.includes(seat);
    if (this.at !== null && waits(this.at)) return null;
    return this.seated.find(waits) ?? null;
  }

  show(table: Table): void {
    this.at = table;
  }

  get all(): readonly Table[] {
    return this.everybodys === null ? this.seated : [...this.seated, this.everybodys];
  }

  leave(): void {
    for (const table of this.all) table.leave();
  }
}
