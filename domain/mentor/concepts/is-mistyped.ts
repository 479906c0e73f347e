/** From this length on two letters may be wrong. */
const LONG = 9;

/** Whether a word is a name with one letter wrong, missing, doubled or swapped with its neighbour; two in a long one. */
export function isMistyped(word: string, name: string): boolean {
  const most = name.length >= LONG ? 2 : 1;
  return Math.abs(word.length - name.length) <= most && distance(word, name, most) <= most;
}

/** Letters to change, to leave out, to put in or to swap (optimal string alignment); more than `most` is not told apart. */
function distance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      let least = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped) least = Math.min(least, (before[to - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}
