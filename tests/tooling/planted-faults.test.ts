import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCases, worlds } from '#tests/cases/fills/all-cases.ts';
import type { FillCase } from '#tests/support/fills/fill-case.ts';
import { namedIn, outcomeOf } from '#tests/support/fills/outcome-of.ts';
import { type PlantedFault, plantedFaults } from '#tests/support/fills/planted-faults.ts';
import { type Engine, playCase } from '#tests/support/fills/play-case.ts';

const root = join(import.meta.dirname, '..', '..');
const cases = Object.values(fillCases).flat();
let folder = '';

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'planted-faults-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The engine, or a copy of it with a fault. */
async function engineWith(fault: PlantedFault | undefined, name: string): Promise<Engine> {
  const copy = join(folder, name);
  const notTests = (path: string) => !path.endsWith('.test.ts');
  cpSync(join(root, 'domain/simulator'), join(copy, 'simulator'), { recursive: true, filter: notTests });
  mkdirSync(join(copy, 'market'));
  for (const file of ['open-hours.ts', 'tick.ts'])
    cpSync(join(root, 'domain/market', file), join(copy, 'market', file));
  if (fault !== undefined) {
    const path = join(copy, 'simulator', fault.file);
    const parts = readFileSync(path, 'utf8').split(fault.passage);
    expect(parts.length, `${fault.name}: the passage occurs once in ${fault.file}`).toBe(2);
    writeFileSync(path, parts.join(fault.instead));
  }
  const { decide } = await import(join(copy, 'simulator/session/decide.ts'));
  const { applyEvent } = await import(join(copy, 'simulator/session/apply-event.ts'));
  return { decide, applyEvent };
}

/** Whether a case comes out otherwise than it is published, or not at all. */
function breaks(engine: Engine, fillCase: FillCase): boolean {
  const world = worlds[fillCase.world];
  if (world === undefined) throw new RangeError(fillCase.world);
  try {
    const outcome = namedIn(fillCase.expect, outcomeOf(playCase(engine, fillCase, world)));
    return !isDeepStrictEqual(JSON.parse(JSON.stringify(outcome)), fillCase.expect);
  } catch {
    return true;
  }
}

test('a copy without a fault breaks no case', async () => {
  const engine = await engineWith(undefined, 'sound');
  expect(cases.length).toBeGreaterThan(200);
  expect(cases.filter((fillCase) => breaks(engine, fillCase)).map(({ name }) => name)).toEqual([]);
});

test.each(plantedFaults.map((fault, index) => ({ ...fault, index })))(
  'a case breaks when $name',
  async (fault) => {
    const engine = await engineWith(fault, `fault-${fault.index}`);
    const broken = cases.find((fillCase) => breaks(engine, fillCase));
    expect(broken?.name).toBeDefined();
  },
);

test('there are at least thirty faults, each of its own', () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(30);
  expect(
    new Set(plantedFaults.map(({ file, instead, passage }) => [file, passage, instead].join('|'))).size,
  ).toBe(plantedFaults.length);
});
