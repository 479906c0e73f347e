import { CORE_SCHEMA, load } from 'js-yaml';
import { isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';

/** The way to a value inside a YAML file: keys of blocks and places in lists. */
export type YamlPath = readonly (string | number)[];

export type ParsedYaml = {
  readonly value: unknown;
  /** The line where the value at `path` begins, or its nearest parent that exists; counted from 1. */
  readonly lineOf: (path: YamlPath) => number;
  /** What makes the text unreadable; `value` is undefined when there is any. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
};

/**
 * Parses YAML 1.2 and tells where everything stands. Of a text without mistakes that is rarely asked, and the parser that
 * remembers it takes four times as long: it comes when somebody asks, or when the other one cannot read the text.
 *
 * @param firstLine the line of the file that `text` begins on
 */
export function parseYaml(text: string, firstLine = 1): ParsedYaml {
  let exact: ParsedYaml | undefined;
  const parseWithLines = () => {
    exact ??= parseExactly(text, firstLine);
    return exact;
  };
  try {
    const value = load(text, { schema: CORE_SCHEMA });
    return { value, problems: [], lineOf: (path) => parseWithLines().lineOf(path) };
  } catch {
    return parseWithLines();
  }
}

function parseExactly(text: string, firstLine: number): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine - 1 + lines.linePos(offset).line;
  const problems = [...document.errors, ...document.warnings].map((problem) => ({
    line: lineAt(problem.pos[0]),
    message: problem.message.replace(/\.$/, ''),
  }));
  return {
    value: problems.length > 0 ? undefined : document.toJS(),
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
    problems,
  };
}

function offsetOf(root: Node | null, path: YamlPath): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (!isCollection(node)) break;
    // Where a key stands is where the author looks, also when its value begins on the next line.
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined;
    const child: unknown = pair ? pair.value : node.get(step, true);
    offset = rangeStart(pair?.key) ?? rangeStart(child) ?? offset;
    node = child;
  }
  return offset;
}

function rangeStart(node: unknown): number | undefined {
  return isScalar(node) || isCollection(node) ? node.range?.[0] : undefined;
}
