import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const result = { ok: true, estimate: { value: 1, standardError: 0 } } as const;

/** The cache as a new process has it. */
async function freshCache() {
  vi.resetModules();
  return await import('./simulation-cache.ts');
}

test('what was run once is not run again, in this process or the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerline-simulations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'simulations.json');
  const run = vi.fn(() => result);

  const first = await freshCache();
  await first.loadSimulations(path);
  first.cachedResult('a', run);
  first.cachedResult('a', run);
  expect(run).toHaveBeenCalledTimes(1);
  await first.saveSimulations(path);

  const second = await freshCache();
  await second.loadSimulations(path);
  expect(second.cachedResult('a', run)).toEqual(result);
  expect(run).toHaveBeenCalledTimes(1);

  await writeFile(path, JSON.stringify({ compiler: 'older code', results: { a: result } }));
  const third = await freshCache();
  await third.loadSimulations(path);
  third.cachedResult('a', run);
  expect(run).toHaveBeenCalledTimes(2);
});
