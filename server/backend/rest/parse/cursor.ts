import { parseError, type RestError } from '../rest-error.ts';

/** A position in the text of one URL parameter, for the hand-written parsers of this folder. */
export class Cursor {
  readonly text: string;
  readonly #parameter: string;
  at = 0;

  /** @param parameter what the text is, for messages: "select parameter", "order" */
  constructor(text: string, parameter: string) {
    this.text = text;
    this.#parameter = parameter;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  /** Steps over the token if it stands here. */
  eat(token: string): boolean {
    if (!this.startsWith(token)) return false;
    this.at += token.length;
    return true;
  }

  /** @throws RestError PGRST100 unless the token stands here */
  expect(token: string): void {
    if (!this.eat(token)) throw this.error(`"${token}"`);
  }

  /** PostgREST's words for a text that does not follow the grammar. */
  error(expected: string): RestError {
    const found = this.done ? 'end of input' : `"${this.text[this.at]}"`;
    return parseError(
      this.#parameter,
      this.text,
      `unexpected ${found} at position ${this.at + 1}, expecting ${expected}`,
    );
  }
}
