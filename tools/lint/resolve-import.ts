import { readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';
import { repositoryPath, repositoryRoot } from './repository-path.ts';

/** Where an import leads, after aliases, `..` and links are followed. */
export type ImportTarget =
  | { kind: 'node'; name: string }
  | { kind: 'package'; name: string }
  | { kind: 'file'; path: string };

const aliases = readAliases();

/**
 * Resolves what stands between the quotes of an import.
 * @param specifier e.g. `./x.ts`, `#domain/kernel/money.ts`, `node:fs`, `@scope/name/part`
 * @param importer absolute path of the importing file
 */
export function resolveImport(specifier: string, importer: string): ImportTarget {
  const bare = specifier.replace(/\?.*$/, ''); // Vite's `?url`, `?inline`
  if (isBuiltin(bare)) return { kind: 'node', name: bare };
  const local = localPath(bare, importer);
  if (local === undefined) return { kind: 'package', name: packageName(bare) };
  const path = repositoryPath(followLinks(local));
  const [, inPackage] = /(?:^|\/)node_modules\/(?!.*node_modules\/)(.+)$/.exec(path) ?? [];
  return inPackage === undefined ? { kind: 'file', path } : { kind: 'package', name: packageName(inPackage) };
}

function localPath(specifier: string, importer: string): string | undefined {
  if (/^\.{0,2}\//.test(specifier) || specifier === '.' || specifier === '..') {
    return resolve(dirname(importer), specifier);
  }
  const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix));
  return alias && resolve(repositoryRoot, alias.folder, specifier.slice(alias.prefix.length));
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function followLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // Not there: the type check says so, the folder it would lie in is enough here.
  }
}

function readAliases(): { prefix: string; folder: string }[] {
  const manifest: { imports?: Record<string, string> } = JSON.parse(
    readFileSync(resolve(repositoryRoot, 'package.json'), 'utf8'),
  );
  return Object.entries(manifest.imports ?? {}).map(([from, to]) => ({
    prefix: from.replace(/\*$/, ''),
    folder: to.replace(/\*$/, ''),
  }));
}
