/** Before these a quotation begins, and not an end: nothing, a space, an opening bracket, a dash. */
const OPENING = /^$|[\s([{<\u2013\u2014/“‘]$/;

/**
 * Text with the quotation marks and apostrophes of a printed page instead of those of a typewriter.
 *
 * @param before what stands before it in the same line; a quotation opens at the beginning
 */
export function typographicQuotes(text: string, before = ''): string {
  return text.replaceAll(/["']/g, (mark, at: number) => {
    const opens = OPENING.test(before + text.slice(0, at));
    if (mark === '"') return opens ? '“' : '”';
    // The '90s begin with an apostrophe.
    return opens && !/^\d/.test(text.slice(at + 1)) ? '‘' : '’';
  });
}
