/** Why a table or a task cannot be made, as a sentence for its author, and where. */
export class DataError extends Error {
  /** Below the table or the task in the facts. */
  readonly path: readonly (string | number)[];
  /** The line of the file of values, for what is wrong there. */
  readonly line: number | undefined;

  constructor(path: readonly (string | number)[], message: string, line?: number) {
    super(message);
    this.path = path;
    this.line = line;
  }
}
