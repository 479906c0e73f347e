/** Counts what each visitor has under way, so that nobody has more than so many at once. */
export class Slots {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  hasRoom(visitor: string): boolean {
    return (this.#taken.get(visitor) ?? 0) < this.#most;
  }

  /** @returns gives it back; to be called once */
  take(visitor: string): () => void {
    this.#taken.set(visitor, (this.#taken.get(visitor) ?? 0) + 1);
    return () => {
      const left = (this.#taken.get(visitor) ?? 1) - 1;
      if (left === 0) this.#taken.delete(visitor);
      else this.#taken.set(visitor, left);
    };
  }
}
