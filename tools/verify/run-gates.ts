import type { Gate } from './gates.ts';

/** How one gate ended. */
export interface GateResult {
  name: string;
  passed: boolean;
  seconds: number;
  /** Tests that failed and passed when they were tried again. */
  unsteady: readonly string[];
}

/** Runs the gates one after the other (they share two cores and the terminal), all of them, whatever fails. */
export async function runGates(
  gates: readonly Gate[],
  announce: (name: string) => void,
): Promise<GateResult[]> {
  const results: GateResult[] = [];
  for (const gate of gates) {
    announce(gate.name);
    const start = performance.now();
    const unsteady: string[] = [];
    const code = await gate.run((test) => unsteady.push(test));
    const seconds = (performance.now() - start) / 1000;
    results.push({ name: gate.name, passed: code === 0, seconds, unsteady });
  }
  return results;
}

/** The gates of these names, in the order they always run; for no name all that need not be asked for. */
export function chooseGates(gates: readonly Gate[], names: readonly string[]): readonly Gate[] {
  const unknown = names.find((name) => gates.every((gate) => gate.name !== name));
  if (unknown !== undefined) {
    const known = gates.map(({ name }) => name).join(', ');
    throw new RangeError(`There is no gate '${unknown}'. The gates are: ${known}.`);
  }
  return gates.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** The table of gate, result and seconds, what was unsteady, and the line `N passed, M failed` that ends it. */
export function summarize(results: readonly GateResult[]): string {
  const rows = results.map(({ name, passed, seconds }) =>
    [name.padEnd(12), passed ? 'passed' : 'FAILED', seconds.toFixed(1).padStart(8)].join(' '),
  );
  const failed = results.filter(({ passed }) => !passed).length;
  const header = ['gate'.padEnd(12), 'result', 'seconds'.padStart(8)].join(' ');
  const counts = `${results.length - failed} passed, ${failed} failed`;
  return [header, ...rows, '', ...listUnsteady(results.flatMap(({ unsteady }) => unsteady)), counts].join(
    '\n',
  );
}

function listUnsteady(tests: readonly string[]): string[] {
  if (tests.length === 0) return [];
  return [
    'Unsteady: these failed and passed when they were tried again. The change counts as done when they are mended (docs/testing.md).',
    ...tests.map((test) => `  ${test}`),
    '',
  ];
}
