import type { Statement } from './read-specification.ts';
import type { Tag } from './read-tags.ts';

/** A sentence for each line number in a tag that is not that of a statement. */
export function findFaults(statements: readonly Statement[], tags: readonly Tag[]): string[] {
  const known = new Set(statements.map(({ line }) => line));
  return tags.flatMap(({ path, at, lines }) =>
    lines
      .filter((line) => !known.has(line))
      .map((line) => `${path}:${at}: line ${line} of docs/specification.txt states nothing.`),
  );
}
