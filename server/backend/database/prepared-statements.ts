/** A statement that a connection has been asked to prepare. */
export type Prepared = {
  readonly name: string;
  /** False until a batch that prepared it has succeeded: the server may or may not know it. */
  isKnown: boolean;
};

/** Statements kept on one connection. Each holds a plan in the memory of its PostgreSQL process. */
const MAX_PREPARED = 250;

/**
 * The named statements of one connection. The longest unused one gives way, so that a caller who sends many
 * different statements can neither fill the server's memory nor keep others from being prepared.
 */
export class PreparedStatements {
  readonly #byText = new Map<string, Prepared>();
  #created = 0;

  /** Finds or adds the statement, as the one used last. */
  use(text: string): Prepared {
    const known = this.#byText.get(text);
    if (known) this.#byText.delete(text);
    const prepared = known ?? { name: `s${(this.#created += 1)}`, isKnown: false };
    this.#byText.set(text, prepared);
    return prepared;
  }

  /** Forgets what is over the limit; the names returned must be closed on the server. */
  evict(): string[] {
    const evicted: string[] = [];
    for (const [text, { name }] of this.#byText) {
      if (this.#byText.size <= MAX_PREPARED) break;
      this.#byText.delete(text);
      evicted.push(name);
    }
    return evicted;
  }
}
