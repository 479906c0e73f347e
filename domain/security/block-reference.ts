/** What somebody who is blocked can name when they ask why: the moment of the block in milliseconds, in base 36. */
export function blockReference(now: number): string {
  return now.toString(36).toUpperCase();
}
