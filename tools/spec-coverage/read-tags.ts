/** `// spec: 40 words` above a test or a group: it proves these lines of docs/specification.txt. */
export interface Tag {
  /** The test file, from the root of the repository. */
  path: string;
  /** The line of the tag in it, from 1. */
  at: number;
  /** The lines of the specification, at least one. */
  lines: number[];
  /** What of these lines the test proves; empty where it is all of them. */
  words: string;
  /** The name of the test as it is written, so with `%s` and `${name}` for what each case fills in. */
  test: string;
}

export interface ReadTags {
  tags: Tag[];
  /** A sentence for each comment that is meant for a tag and is none. */
  faults: string[];
}

const MEANT = /^\s*\/\/\s*spec(?:\s*:|\s+\d)/i;
const TAG = /^\s*\/\/ spec: (?<lines>\d+(?:, \d+)*)(?: (?<words>\S.*))?$/;

/**
 * `test('name'`, a function made from it such as `policyTest('name'`, `it` or `describe`, each of them also with cases.
 * `test.skip` and `test.todo` fail for nothing, so they are no tests.
 */
const TEST = /^ *(?:\w*[tT]est|it|describe)(?<cases>\.each|\.for|\.skipIf|\.runIf)?[(<]/;
const NAME = String.raw`\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|${'`'}((?:[^${'`'}\\]|\\.)*)${'`'})\s*,`;
const NAME_AT_ONCE = new RegExp(`^[^(]*${NAME}`);
const NAME_AFTER_CASES = new RegExp(String.raw`\)${NAME}`);

/** The tags of a source file. */
export function readTags(path: string, source: string): ReadTags {
  const lines = source.split('\n');
  const read: ReadTags = { tags: [], faults: [] };
  for (const [index, line] of lines.entries()) {
    if (!MEANT.test(line)) continue;
    const at = index + 1;
    const { lines: numbers, words = '' } = TAG.exec(line)?.groups ?? {};
    const below = lines.findIndex((text, place) => place > index && !MEANT.test(text));
    const test = /\.test\.tsx?$/.test(path) ? nameOfTest(lines.slice(below).join('\n')) : undefined;
    if (numbers === undefined)
      read.faults.push(
        `${path}:${at}: a tag reads "// spec: 40", with words of its own behind it or without.`,
      );
    else if (test === undefined) read.faults.push(`${path}:${at}: there is no test right below the tag.`);
    else read.tags.push({ path, at, lines: numbers.split(', ').map(Number), words: words.trim(), test });
  }
  return read;
}

/** The name of the test that a source begins with, undefined when it begins with something else. */
function nameOfTest(source: string): string | undefined {
  const head = TEST.exec(source);
  if (head === null) return undefined;
  const name = (head.groups?.cases === undefined ? NAME_AT_ONCE : NAME_AFTER_CASES).exec(source);
  const [, single, double, template] = name ?? [];
  return (single ?? double ?? template)?.replaceAll(/\\(.)/g, '$1');
}
