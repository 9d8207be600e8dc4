// One screen for several seats: each has a table of its own, and only one of them is shown.

import { Table } from './table.svelte';

export class Screen {
  private readonly tables: Table[];
  /** Whose cards lie open on the screen. */
  private at = $state(0);

  constructor(id: string, tokens: string[]) {
    this.tables = tokens.length === 0 ? [new Table(id, null)] : tokens.map((token) => new Table(id, token));
  }

  get table(): Table {
    return this.tables[this.at] as Table;
  }

  /** The table of the seat on this screen that is asked while another one is shown. */
  get passTo(): Table | null {
    if (this.table.asked || this.table.position === null || this.table.position.ended !== null) return null;
    return this.tables.find((table) => table.asked) ?? null;
  }

  show(table: Table): void {
    this.at = Math.max(0, this.tables.indexOf(table));
  }

  /** Everybody on this screen. */
  get all(): readonly Table[] {
    return this.tables;
  }

  leave(): void {
    for (const table of this.tables) table.leave();
  }
}
