/** Longest text compared; PostgreSQL's own names end at 63 bytes, lists of them are longer. */
const MAX_LENGTH = 200;

/** How much of a name two names must share at least, as PostgREST's fuzzy search has it. */
const LEAST_LIKENESS = 0.33;

/**
 * The candidate most like a name that does not exist, if one is alike enough to be what was meant: two letters in a row
 * have to stand in both.
 */
export function closestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const wanted = normal(name);
  const pairs = pairsOf(wanted);
  let best: string | undefined;
  let bestLikeness = LEAST_LIKENESS;
  for (const candidate of candidates) {
    if (candidate.length > MAX_LENGTH) continue;
    const known = normal(candidate);
    const longest = Math.max(wanted.length, known.length);
    if (Math.min(wanted.length, known.length) / longest <= bestLikeness) continue;
    if (!pairsOf(known).some((pair) => pairs.includes(pair))) continue;
    const likeness = 1 - editDistance(wanted, known) / longest;
    if (likeness > bestLikeness) {
      best = candidate;
      bestLikeness = likeness;
    }
  }
  return best;
}

function normal(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N},_ ]/gu, '');
}

function pairsOf(name: string): string[] {
  const padded = `-${name}-`;
  return Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2));
}

/** Levenshtein's distance: insertions, deletions and substitutions that turn one text into the other. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitution));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
