/** A row with its tag, as an answer names it: `12:slip`. */
export function tagName(row: string, tag: string): string {
  return `${row}:${tag}`;
}

/** The tags that an answer gives, by row; undefined for what cannot be an answer to any such task. */
export function readTags(answer: unknown): Map<string, string> | undefined {
  if (!Array.isArray(answer)) return undefined;
  const pairs = answer.map((tagged) => String(tagged).split(':'));
  const tags = new Map(pairs.map(([row = '', tag = '']) => [row, tag]));
  return tags.size === pairs.length && pairs.every((pair) => pair.length === 2) ? tags : undefined;
}
