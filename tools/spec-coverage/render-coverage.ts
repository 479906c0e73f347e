import type { OpenPart } from './open-parts.ts';
import type { Statement } from './read-specification.ts';
import type { Tag } from './read-tags.ts';

const HEAD = `# What proves the specification

A row for each thing that [the specification](specification.txt) states, by its line there, and the test that fails
without it. A line or part of a line that no test proves is \`open\`.

This page is made from the tests: \`npm run spec-coverage\` writes it, and \`npm run verify -- spec\` fails when it is
out of date. Right above a test stands a tag for each thing that it proves: the line, and what of it where that is a part
or more precise, as in \`// spec: 40 Button “Start Free Assessment” leads to /auth\`. Several lines are parted by commas,
as in \`// spec: 12, 195\`. A tag goes where its test goes; the tags of a test that is taken away move to what proves their
lines now. Where tests prove a line but for a part, \`tools/spec-coverage/open-parts.ts\` names the part.`;

/** The rows for one line of the specification, and whether anything of it is open. */
interface Coverage {
  statement: Statement;
  rows: string[];
  state: 'proved' | 'open' | 'open in part';
}

/** The page docs/spec-coverage.md, and the sentence that counts what is open. */
export function renderCoverage(
  statements: readonly Statement[],
  tags: readonly Tag[],
  openParts: readonly OpenPart[],
): { page: string; summary: string } {
  const covered = statements.map((statement) => coverageOf(statement, tags, openParts));
  const summary = summarize(covered);
  const sections = Object.groupBy(covered, ({ statement }) => statement.section);
  const tables = Object.entries(sections).map(
    ([section, lines = []]) =>
      `## ${section}\n\n| Line | What | Test |\n|---|---|---|\n${lines.flatMap(({ rows }) => rows).join('\n')}`,
  );
  return { page: `${[HEAD, summary, ...tables].join('\n\n')}\n`, summary };
}

function coverageOf(statement: Statement, tags: readonly Tag[], openParts: readonly OpenPart[]): Coverage {
  const { line, text } = statement;
  const proofs = tags.filter(({ lines }) => lines.includes(line));
  const open = openParts.filter((part) => part.line === line);
  if (proofs.length === 0) return { statement, rows: [row(line, text, 'open')], state: 'open' };
  const rows = [
    ...proofs.map(({ words, path, test }) => row(line, words || text, `\`${path} › ${test}\``)),
    ...open.map(({ part }) => row(line, part, 'open')),
  ];
  return { statement, rows, state: open.length === 0 ? 'proved' : 'open in part' };
}

/** A row of the table; a bar inside a cell would end it. */
function row(...cells: (string | number)[]): string {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`;
}

function summarize(covered: readonly Coverage[]): string {
  const linesThatAre = (wanted: Coverage['state']) =>
    covered.filter(({ state }) => state === wanted).map(({ statement }) => statement.line);
  const name = (lines: number[]) => (lines.length === 0 ? '' : ` (${lines.join(', ')})`);
  const open = linesThatAre('open');
  const partly = linesThatAre('open in part');
  return (
    `Of ${covered.length} lines that state something ${open.length} are open${name(open)}, ` +
    `and ${partly.length} in part${name(partly)}.`
  );
}
