import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { processorSeconds } from './processor-seconds.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A process that is measured. */
export type MeasuredProcess = {
  readonly port: number;
  /** Resident memory in megabytes. */
  memoryMb(): Promise<number>;
  /** The most that it ever was. */
  peakMb(): Promise<number>;
  /** Seconds of processor that it has used. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts a script on a free port, which it is told by `PORT` and by its first argument, and waits for its first word. */
export async function startProcess(
  script: string,
  args: (port: number) => readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [script, ...args(port)], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (!child.stdout) throw new Error('A process without an output.');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error(`${script} ended before it served.`))),
  ]);
  child.stdout.resume();
  const status = async (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]) /
    1024;
  return {
    port,
    memoryMb: () => status('VmRSS'),
    peakMb: () => status('VmHWM'),
    cpuSeconds: () => processorSeconds(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The engine alone on a folder with `supabase/`. Nobody is held to a limit: what it is compared with has none. */
export function startEngineOn(
  project: string,
  databaseUrl: string,
  dataDir: string,
): Promise<MeasuredProcess> {
  const args = ['backend', '--project', project, '--database-url', databaseUrl, '--data-dir', dataDir];
  return startProcess('server/main.ts', () => args, {
    DATA_PER_MINUTE: '0',
    ACCOUNT_REQUESTS_PER_MINUTE: '0',
    // The load stands for many visitors.
    TRUSTED_PROXIES: '127.0.0.1',
  });
}
