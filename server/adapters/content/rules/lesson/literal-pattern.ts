/** A text as a regular expression that matches exactly it, with any white space between its words. */
export function literalPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}
