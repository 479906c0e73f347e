import { load, type LoadResult } from '../load.ts';
import { median } from '../median.ts';
import type { Scenario } from './call-scenarios.ts';
import type { Figure } from './figure.ts';
import type { MeasuredProcess } from './start-process.ts';

/** The slowest hundredth may take so many times as long as the handler's. */
const TAIL = 1.5;

export type Turns = { readonly connections: number; readonly rounds: number; readonly seconds: number };

/** One scenario, the engine and the handler in turns within one run of load. */
export async function measureCalls(
  scenario: Scenario,
  engine: readonly MeasuredProcess[],
  handler: readonly MeasuredProcess[],
  { connections, rounds, seconds }: Turns,
  databaseSeconds: () => Promise<number>,
): Promise<Figure> {
  const processes = { engine, handler };
  const used: Record<Side, Used[]> = { engine: [], handler: [] };
  const run = async (of: Side, shape = { connections, seconds }): Promise<LoadResult> => {
    const before = await usedBy(processes[of], databaseSeconds);
    const result = await load(
      processes[of].map(({ port }) => port),
      scenario[of],
      shape,
    );
    const after = await usedBy(processes[of], databaseSeconds);
    const answers = result.perSecond * shape.seconds;
    used[of].push({
      own: ((after.own - before.own) * 1e6) / answers,
      database: ((after.database - before.database) * 1e6) / answers,
    });
    return result;
  };
  await run('handler', { connections, seconds: seconds / 2 });
  await run('engine', { connections, seconds: seconds / 2 });
  const turns: { engine: LoadResult; handler: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes, so that a slow drift of the machine favours neither.
    const first = round % 2 === 0 ? await run('handler') : undefined;
    const measured = await run('engine');
    turns.push({ engine: measured, handler: first ?? (await run('handler')) });
  }
  const ratio = median(turns.map((turn) => turn.engine.perSecond / turn.handler.perSecond));
  const tail = median(turns.map((turn) => turn.engine.p99Ms / turn.handler.p99Ms));
  const rate = (of: Side) => Math.round(median(turns.map((turn) => turn[of].perSecond)));
  const p99 = (of: Side) => median(turns.map((turn) => turn[of].p99Ms)).toFixed(1);
  const cost = (of: Side) =>
    `${median(used[of].map(({ own }) => own)).toFixed(0)}+${median(used[of].map(({ database }) => database)).toFixed(0)}`;
  const count = engine.length === 1 ? '1 process' : `${engine.length} processes`;
  return {
    what: `${scenario.name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}, ${count}`,
    measured: `${ratio.toFixed(2)}, p99 ×${tail.toFixed(2)}`,
    budget: `≥ ${scenario.budget.toFixed(2)}, p99 ≤ ×${TAIL.toFixed(2)}`,
    met: ratio >= scenario.budget && tail <= TAIL,
    note: `${rate('engine')}/s against ${rate('handler')}/s, p99 ${p99('engine')} against ${p99('handler')} ms, µs of processor (own+PostgreSQL) ${cost('engine')} against ${cost('handler')}`,
  };
}

type Side = 'engine' | 'handler';

/** Processor time, which others on the machine falsify less than they do the clock. */
type Used = { readonly own: number; readonly database: number };

async function usedBy(
  processes: readonly MeasuredProcess[],
  databaseSeconds: () => Promise<number>,
): Promise<Used> {
  const own = await Promise.all(processes.map((process) => process.cpuSeconds()));
  return { own: own.reduce((sum, each) => sum + each, 0), database: await databaseSeconds() };
}
