import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Estimate } from '#domain/simulations/spread.ts';
import { compilerVersion } from './compiler-version.ts';

/** What a printed result comes to when it is run again, or what is wrong with its description. */
export type SimulationResult =
  | { readonly ok: true; readonly estimate: Estimate }
  | { readonly ok: false; readonly path: readonly string[]; readonly reason: string };

/*
 * What simulations came to, by their description, so that a check of the content runs only those that are new. They are
 * forgotten when our code changes.
 */
let cache = new Map<string, SimulationResult>();

/** @param description the simulation with everything that decides its result */
export function cachedResult(description: string, run: () => SimulationResult): SimulationResult {
  const known = cache.get(description);
  if (known !== undefined) return known;
  const result = run();
  cache.set(description, result);
  return result;
}

/** Takes what an earlier check saved in a file; nothing when there is none, or when it is of other code. */
export async function loadSimulations(path: string): Promise<void> {
  try {
    const saved = JSON.parse(await readFile(path, 'utf8')) as { compiler: string; results: object };
    if (saved.compiler === (await compilerVersion())) cache = new Map(Object.entries(saved.results));
  } catch {
    // The first check, or a damaged file: everything is run.
  }
}

/** Saves all results of this process in a file. */
export async function saveSimulations(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const results = Object.fromEntries(cache);
  await writeFile(path, JSON.stringify({ compiler: await compilerVersion(), results }));
}
