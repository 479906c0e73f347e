import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { readPostmasterFile } from '#server/adapters/postgres/postmaster-file.ts';
import { loadSecrets } from '#server/backend/keys/secrets.ts';
import { prepareLearners } from '../prepare-learners.ts';
import { callScenarios } from './call-scenarios.ts';
import type { Figure } from './figure.ts';
import { measureCalls } from './measure-calls.ts';
import { measureFiles } from './measure-files.ts';
import { measureMemory } from './measure-memory.ts';
import { measureSockets } from './measure-sockets.ts';
import { processorSecondsOfChildren } from './processor-seconds.ts';
import { type MeasuredProcess, startEngineOn, startProcess } from './start-process.ts';

/*
 * `npm run bench:engine`: every figure that the engine promises, beside its budget. Requests are compared with a handler
 * written by hand for the same ones, files with a plain stream of Node, on the same PostgreSQL with its default settings.
 * Both take turns within one run of load, since these machines are shared and noisy: only the ratio of neighbouring turns
 * means something. Takes some ten minutes.
 *
 * Options: --only calls|memory|files|sockets (may be repeated), --scenario TEXT, --connections N (1, 20 and 200),
 * --rounds N (7), --seconds N per turn (0.6), --requests N for the memory (1,000,000). Ends with 1 when a budget is missed.
 */

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: ['calls', 'memory', 'files', 'sockets'] },
    scenario: { type: 'string', default: '' },
    connections: { type: 'string', multiple: true, default: ['1', '20', '200'] },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '0.6' },
    requests: { type: 'string', default: '1000000' },
  },
});
const isWanted = (part: string) => options.only.includes(part);
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);

const ROOT = join(import.meta.dirname, '..', '..', '..');
const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const postmaster = (await readPostmasterFile(join(dataDir, 'postgres', 'cluster')))?.pid ?? 0;
const databaseSeconds = () => processorSecondsOfChildren(postmaster);
const processes: MeasuredProcess[] = [];
const figures: Figure[] = [];
const note = (figure: Figure) => {
  figures.push(figure);
  process.stderr.write(
    `${figure.met ? '    ' : 'NO  '}${figure.what}: ${figure.measured} (${figure.budget}) ${figure.note ?? ''}\n`,
  );
};

try {
  if (isWanted('calls') || isWanted('memory')) await runCalls();
  if (isWanted('files') || isWanted('sockets')) await runTransfers();
} finally {
  await stopAll();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.table(figures.map(({ met, ...figure }) => ({ ...figure, met: met ? 'yes' : 'NO' })));
if (figures.some(({ met }) => !met)) process.exitCode = 1;

async function runCalls(): Promise<void> {
  const engine = await started(startEngineOn(ROOT, postgres.url, dataDir));
  const handlerOn = () =>
    started(
      startProcess('tests/benchmarks/engine/handler.ts', (port) => [String(port), postgres.url, dataDir]),
    );
  const handler = await handlerOn();
  const all = callScenarios(await prepareLearners(postgres.url, dataDir, 100));
  const scenarios = all.filter(({ name }) => name.includes(options.scenario));
  if (isWanted('calls')) {
    const shapes = options.connections.map((connections) => ({
      connections: Number(connections),
      rounds,
      seconds,
    }));
    for (const shape of shapes)
      for (const scenario of scenarios)
        note(await measureCalls(scenario, [engine], [handler], shape, databaseSeconds));
    const engines = [engine, await started(startEngineOn(ROOT, postgres.url, dataDir))];
    const handlers = [handler, await handlerOn()];
    for (const shape of shapes.filter(({ connections }) => connections > 1))
      for (const scenario of scenarios)
        note(await measureCalls(scenario, engines, handlers, shape, databaseSeconds));
  }
  if (isWanted('memory')) note(await measureMemory(scenarios, engine, Number(options.requests)));
  await stopAll();
}

async function runTransfers(): Promise<void> {
  const url = await emptyDatabase();
  const folder = await mkdtemp(join(dataDir, 'transfers-'));
  const { anonKey } = await loadSecrets(folder, {});
  const project = join(import.meta.dirname, 'project');
  if (isWanted('files')) {
    const engine = await started(startEngineOn(project, url, folder));
    const plain = await started(
      startProcess('tests/benchmarks/engine/plain-stream.ts', (port) => [String(port), folder]),
    );
    for (const figure of await measureFiles(engine, plain, anonKey, 9)) note(figure);
    await stopAll();
  }
  if (isWanted('sockets')) {
    const engine = await started(startEngineOn(project, url, folder));
    for (const figure of await measureSockets(engine, anonKey, url, 30)) note(figure);
  }
}

async function emptyDatabase(): Promise<string> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('create database transfers');
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = '/transfers';
  return url.toString();
}

async function started(starting: Promise<MeasuredProcess>): Promise<MeasuredProcess> {
  const process = await starting;
  processes.push(process);
  return process;
}

async function stopAll(): Promise<void> {
  for (const process of processes.splice(0)) await process.stop();
}
