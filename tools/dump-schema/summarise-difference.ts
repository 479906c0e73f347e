/** So many differing lines are quoted from each side. */
const QUOTED = 10;

/**
 * Says in a few lines how two texts differ: the lines that only one of them has, in order. Lines that merely
 * moved are not quoted.
 *
 * @returns undefined when the texts are equal
 */
export function summariseDifference(written: string, expected: string): string | undefined {
  if (written === expected) return undefined;
  const missing = linesOnlyIn(expected, written);
  const extra = linesOnlyIn(written, expected);
  if (missing.length + extra.length === 0) return 'The lines are the same, in another order.';
  return [...quote('+', missing), ...quote('-', extra)].join('\n');
}

function linesOnlyIn(text: string, other: string): string[] {
  const others = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !others.has(line));
}

function quote(sign: string, lines: readonly string[]): string[] {
  const quoted = lines.slice(0, QUOTED).map((line) => `${sign} ${line}`);
  const left = lines.length - quoted.length;
  return left > 0 ? [...quoted, `${sign} ... and ${left} more lines`] : quoted;
}
