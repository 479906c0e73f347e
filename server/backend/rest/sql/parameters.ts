/** Numbers the parameters of one statement; a value named twice is sent once. */
export class Parameters {
  /** Indexes among the request's values, in the order of `$1`, `$2`, ... */
  readonly indexes: number[] = [];

  /** @returns `$n` for the request's value at this index */
  place(index: number): string {
    const known = this.indexes.indexOf(index);
    return `$${known >= 0 ? known + 1 : this.indexes.push(index)}`;
  }
}
