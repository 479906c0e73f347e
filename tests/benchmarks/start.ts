import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/support/free-port.ts';
import { FullContent } from '#tests/support/full-content.ts';
import { median } from './median.ts';

/*
 * `npm run bench:start`: how long `npm start` takes until the server answers, with every module of every course written,
 * and `npm run content:check` of today's content. Packages are installed and the client is built. Beside the time on
 * the clock stands the processor's, of all processes together, which says more on a busy machine (Linux only).
 */

const ROOT = join(import.meta.dirname, '..', '..');
const ROUNDS = 5;
const LESSON =
  'courses/risk-management-with-ai/05-r-and-expectancy-with-error-bars/01-one-unit-for-every-result.lesson.md';

type Measured = { readonly clock: number; readonly processor: number };

await using content = await FullContent.create();
const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-bench-start-'));
try {
  const first = [await start()];
  const second = await repeat(start);
  const changed = await repeat(async () => {
    const path = join(content.directory, LESSON);
    await writeFile(path, `${await readFile(path, 'utf8')}\nOne more sentence.\n`);
    return start();
  });
  const check = await repeat(() => measure(['tools/lint-content.ts'], 'The content is ready.'));
  console.log(`${content.filled} modules were filled from templates.`);
  console.table({
    'first start': row(first, 6),
    'second start': row(second, 1.5),
    'start after a change of one lesson': row(changed, 1.5),
    'content:check': row(check, 2),
  });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

function row(times: readonly Measured[], target: number) {
  const seconds = (part: keyof Measured) => (median(times.map((time) => time[part])) / 1000).toFixed(2);
  return { rounds: times.length, 'clock, s': seconds('clock'), 'processor, s': seconds('processor'), target };
}

async function repeat(work: () => Promise<Measured>): Promise<Measured[]> {
  const times: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await work());
  return times;
}

async function start(): Promise<Measured> {
  return measure(['server/main.ts'], 'is ready', {
    DATA_DIR: dataDir,
    CONTENT_DIR: content.directory,
    PORT: String(await freePort()),
  });
}

/** Runs a script as npm would until it prints a line with `sign`, and then ends it. */
async function measure(
  script: readonly string[],
  sign: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const begin = performance.now();
  const child = spawn('node', ['tools/setup.mjs', ...script], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes(sign)) continue;
    const time = { clock: performance.now() - begin, processor: processorTime(child) };
    child.kill('SIGTERM');
    await ended;
    return time;
  }
  throw new Error(`${script.join(' ')} ended before it said "${sign}".`);
}

/** What a process and everything it started have used of the processors, in milliseconds; NaN where nothing tells. */
function processorTime({ pid = 0 }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const family = new Set([pid]);
  // A child has a higher number than its parent, but for the rare turn of the numbers.
  for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  return processes.filter(({ id }) => family.has(id)).reduce((sum, { time }) => sum + time, 0);
}

function readProcess(
  name: string,
): { readonly id: number; readonly parent: number; readonly time: number }[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The fields after the name in brackets, which may hold spaces: state, parent, ... own and children's time in ticks.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return [{ id: Number(name), parent: fields[1] ?? 0, time: ticks * 10 }];
  } catch {
    return []; // It has just ended.
  }
}
