/** How much of something may be used in a second; what is not used is kept for one more second. */
export class Allowance {
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#left = 2 * perSecond;
    this.#at = now;
  }

  /**
   * Uses some of it; false when there is not so much left, and then nothing is used.
   *
   * @param now milliseconds
   */
  take(amount: number, now: number): boolean {
    this.#left = Math.min(2 * this.#perSecond, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
