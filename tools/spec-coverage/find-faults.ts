import type { SpecRow } from './read-rows.ts';
import { testNames } from './test-names.ts';

/** Fewer rows could not name every element, text, state and call of the specification. */
export const LEAST_ROWS = 150;

const OPEN = /^open: \S/;
const TEST = /^`(?<path>[^`›]+?) › (?<name>[^`]+)`$/;

/**
 * What is wrong with the coverage, a sentence for each fault; none when every row names a test that is there, or says
 * why it is open.
 * @param readTest the source of a test file, undefined when there is none at this path
 */
export function findFaults(
  rows: readonly SpecRow[],
  readTest: (path: string) => string | undefined,
): string[] {
  const faults = rows.flatMap((row) => {
    const fault = faultOf(row, readTest);
    return fault === undefined ? [] : [`line ${row.line}: ${fault}`];
  });
  if (rows.length < LEAST_ROWS)
    faults.push(`There are ${rows.length} rows, at least ${LEAST_ROWS} are needed.`);
  return faults;
}

function faultOf(
  { requirement, proof }: SpecRow,
  readTest: (path: string) => string | undefined,
): string | undefined {
  if (requirement === '') return 'The row says nothing.';
  if (OPEN.test(proof)) return undefined;
  const { path, name } = TEST.exec(proof)?.groups ?? {};
  if (path === undefined || name === undefined)
    return `"${requirement}" has neither a test (\`path › name\`) nor "open: reason".`;
  const source = readTest(path);
  if (source === undefined) return `There is no test file ${path}.`;
  const named = testNames(source).filter((known) => known.startsWith(name));
  // The whole name of a test is meant even when another one begins with it.
  if (named.length === 1 || named.includes(name)) return undefined;
  return `${path} has ${named.length === 0 ? 'no test' : `${named.length} tests`} named "${name}...".`;
}
