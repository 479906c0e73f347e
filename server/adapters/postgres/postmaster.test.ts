import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type * as Files from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RUN_DIRECTLY } from './launcher.ts';
import { startPostmaster } from './postmaster.ts';

// A machine so busy that closing a file takes longer than a program's whole life.
vi.mock('node:fs/promises', async (importOriginal) => {
  const files = await importOriginal<typeof Files>();
  let ended: Promise<unknown> | null = null;
  subscribe('child_process', (message) => {
    ended = once((message as { process: ChildProcess }).process, 'exit');
  });
  const open: typeof files.open = async (...how) => {
    const handle = await files.open(...how);
    const close = handle.close.bind(handle);
    handle.close = async () => {
      await ended;
      await close();
    };
    return handle;
  };
  return { ...files, open };
});

test('a PostgreSQL that has ended before its output file is closed here is reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerline-postmaster-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // Node, which knows no option -D and ends with 9.
  const program = process.execPath;
  const started = startPostmaster({
    binaries: { initdb: program, postgres: program, pgCtl: program, majorVersion: '18' },
    launcher: RUN_DIRECTLY,
    cluster: folder,
    endpoint: {
      settings: {},
      password: null,
      folder: null,
      urlFor: () => '',
      clear: async () => undefined,
      close: async () => undefined,
    },
    settings: {},
    outputFile: join(folder, 'start.log'),
    log: () => undefined,
    onUnderWay: () => undefined,
  });
  await expect(started).rejects.toThrow('PostgreSQL did not start: it ended with code 9.');
});
