import { load } from '../load.ts';
import type { Scenario } from './call-scenarios.ts';
import { atMost, type Figure } from './figure.ts';
import type { MeasuredProcess } from './start-process.ts';

/** What the last nine tenths of the requests may add to what the first tenth left. */
const FLAT_MB = 32;
const TENTHS = 10;

/** All scenarios in turns until so many requests are answered: memory is as it was after the first tenth of them. */
export async function measureMemory(
  scenarios: readonly Scenario[],
  engine: MeasuredProcess,
  requests: number,
): Promise<Figure> {
  const memory: number[] = [];
  let answered = 0;
  for (let tenth = 1; tenth <= TENTHS; tenth += 1) {
    while (answered < (requests * tenth) / TENTHS) {
      for (const scenario of scenarios) {
        const seconds = 0.5;
        const { perSecond } = await load([engine.port], scenario.engine, { connections: 50, seconds });
        answered += Math.round(perSecond * seconds);
      }
    }
    memory.push(await engine.memoryMb());
  }
  const [first = 0] = memory;
  return {
    ...atMost(
      `memory over ${answered.toLocaleString('en')} requests, beyond the first tenth`,
      (memory.at(-1) ?? Number.NaN) - first,
      FLAT_MB,
      0,
      ' MB',
    ),
    note: `after each tenth: ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB`,
  };
}
