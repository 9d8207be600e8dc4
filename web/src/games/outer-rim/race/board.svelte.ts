// Whose board is looked at closely.

class Looked {
  seat = $state<number | null>(null);

  open(seat: number): void {
    this.seat = seat;
  }

  close(): void {
    this.seat = null;
  }
}

export const board = new Looked();
