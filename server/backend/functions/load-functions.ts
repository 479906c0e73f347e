import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionHandler } from './functions.ts';

const INDEX_FILES = ['index.ts', 'index.js', 'index.mjs'];

/**
 * Loads the functions of a project folder: every `supabase/functions/<name>/index.{ts,js,mjs}` whose default
 * export is a handler, or an object with a `fetch` method. Folders that begin with `_` hold shared code.
 *
 * @throws when an index file exports neither, with one sentence that names it
 */
export async function loadFunctions(projectDir: string): Promise<Map<string, FunctionHandler>> {
  const folder = join(projectDir, 'supabase', 'functions');
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const handlers = new Map<string, FunctionHandler>();
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name.startsWith('_')) continue;
    const files = await readdir(join(folder, entry.name));
    const index = INDEX_FILES.find((file) => files.includes(file));
    if (!index) continue;
    const path = join(folder, entry.name, index);
    const module: { default?: unknown } = await import(pathToFileURL(path).href);
    handlers.set(entry.name, toHandler(module.default, path));
  }
  return handlers;
}

function toHandler(exported: unknown, path: string): FunctionHandler {
  if (typeof exported === 'function') return exported as FunctionHandler;
  if (
    typeof exported === 'object' &&
    exported !== null &&
    'fetch' in exported &&
    typeof exported.fetch === 'function'
  ) {
    return exported.fetch.bind(exported) as FunctionHandler;
  }
  throw new Error(
    `${path} must export a handler by default: a function of (request), or an object with fetch.`,
  );
}
