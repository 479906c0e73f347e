import { expect, test } from 'vitest';
import type { Gate } from './gates.ts';
import { chooseGates, runGates, summarize } from './run-gates.ts';

const gate = (name: string, code: number): Gate => ({ name, run: async () => code });
const gates = [gate('format', 0), gate('types', 2), gate('lint', 0)];

test('all gates run, in order, even after one failed', async () => {
  const announced: string[] = [];
  const results = await runGates(gates, (name) => announced.push(name));
  expect(announced).toEqual(['format', 'types', 'lint']);
  expect(results.map(({ passed }) => passed)).toEqual([true, false, true]);
});

test('the summary ends with the line that counts the gates', () => {
  const summary = summarize([
    { name: 'format', passed: true, seconds: 0.44, unsteady: [] },
    { name: 'types', passed: false, seconds: 12.3, unsteady: [] },
  ]);
  expect(summary.split('\n')).toEqual([
    'gate         result  seconds',
    'format       passed      0.4',
    'types        FAILED     12.3',
    '',
    '1 passed, 1 failed',
  ]);
});

test('tests that passed only when tried again are listed, also where every gate passed', async () => {
  const unsteady: Gate = {
    name: 'journeys',
    run: async (noteUnsteady) => {
      noteUnsteady('tests/journeys/quiz.test.ts > a quiz');
      return 0;
    },
  };
  const summary = summarize(await runGates([gate('format', 0), unsteady], () => undefined));
  expect(summary).toMatch(/^Unsteady: .*\n {2}tests\/journeys\/quiz\.test\.ts > a quiz$/m);
  expect(summary.split('\n').at(-1)).toBe('2 passed, 0 failed');
});

test('gates are picked by name and keep their order', () => {
  expect(chooseGates(gates, ['lint', 'format']).map(({ name }) => name)).toEqual(['format', 'lint']);
  expect(chooseGates(gates, [])).toEqual(gates);
});

test('an unknown name is refused with the names there are', () => {
  expect(() => chooseGates(gates, ['lints'])).toThrow("no gate 'lints'. The gates are: format, types, lint.");
});
