/** A comment that switches a check off without saying why. */
export interface BareSuppression {
  /** Counted from 1. */
  line: number;
  directive: string;
}

const suppression =
  /(?:\/\/|\/\*|<!--|^\s*\*)\s*((?:oxlint|eslint)-disable[\w-]*|biome-ignore[\w-]*|@ts-(?:ignore|expect-error|nocheck))\b(.*)$/;
const reason = /--\s*(?:\w+\W+){2,}\w+/;

/**
 * Finds suppression comments that do not carry ` -- the reason` on the same line.
 * This is not a lint rule because a comment could switch that rule off together with the rest.
 */
export function findBareSuppressions(source: string): BareSuppression[] {
  return source.split('\n').flatMap((text, index) => {
    const [, directive, rest] = suppression.exec(text) ?? [];
    if (directive === undefined || reason.test(rest ?? '')) return [];
    return [{ line: index + 1, directive }];
  });
}
