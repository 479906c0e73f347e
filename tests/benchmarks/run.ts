import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { load, type LoadRequest, type LoadResult } from './load.ts';
import { median } from './median.ts';
import { prepareLearners } from './prepare-learners.ts';
import { freePort } from '#tests/support/free-port.ts';

/*
 * `npm run bench:engine`: the engine against a handler written by hand for the same requests, on the same PostgreSQL with
 * its default settings. The two take turns within one run of load, since these machines are shared and noisy: only
 * the ratio of neighbouring turns means something.
 *
 * Options: --seconds N per turn (2), --rounds N (7), --connections N (20).
 */

const ROOT = join(import.meta.dirname, '..', '..');
const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};
const rounds = option('rounds', 7);
const shape = { connections: option('connections', 20), seconds: option('seconds', 2) };

type Scenario = {
  readonly name: string;
  /** The share of the handler's throughput that the engine must reach. */
  readonly target: number;
  readonly engine: readonly LoadRequest[];
  readonly handler: readonly LoadRequest[];
};

const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const children: ChildProcess[] = [];
try {
  const [enginePort, handlerPort] = [await freePort(), await freePort()];
  const node = (args: string[], env: Record<string, string>) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return once(child.stdout, 'data');
  };
  await node(
    ['server/main.ts', 'backend', '--project', ROOT, '--database-url', postgres.url, '--data-dir', dataDir],
    {
      PORT: String(enginePort),
      // The handler has no limits either.
      DATA_PER_MINUTE: '0',
      ACCOUNT_REQUESTS_PER_MINUTE: '0',
    },
  );
  await node(['tests/benchmarks/handler.ts', String(handlerPort), postgres.url, dataDir], {});
  const learners = await prepareLearners(postgres.url, dataDir);

  const rows = [];
  for (const scenario of scenarios(learners)) rows.push(await measure(scenario, enginePort, handlerPort));
  console.table(rows);
} finally {
  for (const child of children) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(scenario: Scenario, enginePort: number, handlerPort: number) {
  const warmUp = { ...shape, seconds: 1 };
  await load(handlerPort, scenario.handler, warmUp);
  await load(enginePort, scenario.engine, warmUp);
  const turns: { engine: LoadResult; handler: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes, so that a slow drift of the machine favours neither.
    if (round % 2 === 0) {
      const handler = await load(handlerPort, scenario.handler, shape);
      turns.push({ handler, engine: await load(enginePort, scenario.engine, shape) });
    } else {
      const engine = await load(enginePort, scenario.engine, shape);
      turns.push({ engine, handler: await load(handlerPort, scenario.handler, shape) });
    }
  }
  const ratio = median(turns.map(({ engine, handler }) => engine.perSecond / handler.perSecond));
  const tail = median(turns.map(({ engine, handler }) => engine.p99Ms / handler.p99Ms));
  return {
    scenario: scenario.name,
    'handler/s': Math.round(median(turns.map(({ handler }) => handler.perSecond))),
    'engine/s': Math.round(median(turns.map(({ engine }) => engine.perSecond))),
    ratio: ratio.toFixed(2),
    target: scenario.target.toFixed(2),
    'p99 ratio': tail.toFixed(2),
    met: ratio >= scenario.target && tail <= 2 ? 'yes' : 'NO',
  };
}

function scenarios(learners: Awaited<ReturnType<typeof prepareLearners>>): Scenario[] {
  const visitor = { apikey: learners.anonKey };
  const select = 'select=id,title,level,duration_weeks,modules_count';
  const list = `/courses?${select}&is_active=eq.true&order=order_index`;
  const both = (requests: readonly LoadRequest[]) => ({
    handler: requests,
    engine: requests.map((request) => ({ ...request, path: `/rest/v1${request.path}` })),
  });
  const headersOf = (token: string) => ({ ...visitor, authorization: `Bearer ${token}` });
  return [
    { name: 'public list', target: 0.85, ...both([{ method: 'GET', path: list, headers: visitor }]) },
    {
      name: 'read under RLS',
      target: 0.85,
      ...both(
        learners.list.map(({ id, token }) => ({
          method: 'GET',
          path: `/user_progress?select=*&user_id=eq.${id}`,
          headers: headersOf(token),
        })),
      ),
    },
    {
      name: 'upsert',
      target: 0.95,
      ...both(
        learners.list.map(({ id, token }) => ({
          method: 'POST',
          path: '/onboarding_steps?on_conflict=user_id,step_name',
          headers: {
            ...headersOf(token),
            'content-type': 'application/json',
            prefer: 'resolution=merge-duplicates,return=minimal',
          },
          body: JSON.stringify({
            user_id: id,
            step_name: 'goals',
            completed: false,
            data: { goals: ['one', 'two'] },
          }),
        })),
      ),
    },
  ];
}
