/** What was added counts half after so many milliseconds. */
const HALF_LIFE_MS = 1500;

/** A sum that fades with time. */
export class Decaying {
  #sum = 0;
  #at = 0;

  add(amount: number, now: number): void {
    this.#sum = this.at(now) + amount;
    this.#at = now;
  }

  at(now: number): number {
    return this.#sum === 0 ? 0 : this.#sum * 2 ** ((this.#at - now) / HALF_LIFE_MS);
  }
}
