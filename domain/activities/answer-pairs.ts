/**
 * What an answer says of one thing: of a row its tag, `12:slip`; of a sentence what is wrong with it, `2.1:unsafe`.
 * {@link readPairs} reads it again.
 */
export function pairName(name: string, said: string): string {
  return `${name}:${said}`;
}

/** What an answer says of each thing that it names; undefined when it is no list of pairs, or names something twice. */
export function readPairs(answer: unknown): Map<string, string> | undefined {
  if (!Array.isArray(answer)) return undefined;
  const pairs = answer.map((pair) => String(pair).split(':'));
  const said = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  return said.size === pairs.length && pairs.every((pair) => pair.length === 2) ? said : undefined;
}
