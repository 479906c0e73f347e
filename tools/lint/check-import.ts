import { exclusivePackages, testExtras, type Zone } from './import-table.ts';
import { isTestFile } from './repository-path.ts';
import type { ImportTarget } from './resolve-import.ts';
import { bindPattern, matchPattern, zoneOf, type ZoneMatch } from './zone-of.ts';

/**
 * Judges one import by the import table.
 * @param from repository path of the importing file, which lies in `zone`
 * @param typeOnly whether the statement is erased at run time (`import type`)
 * @returns what is wrong, in one sentence, or undefined when the table allows it
 */
export function checkImport(
  from: string,
  { zone, name }: ZoneMatch,
  target: ImportTarget,
  typeOnly: boolean,
): string | undefined {
  switch (target.kind) {
    case 'node':
      return zone.node ? undefined : `${name} may not import Node's own modules (${target.name}).`;
    case 'package':
      return checkPackage(from, zone, name, target.name);
    case 'file':
      return checkFile(from, zone, name, target.path, typeOnly);
  }
}

function checkPackage(from: string, zone: Zone, name: string, wanted: string): string | undefined {
  const exclusive = exclusivePackages.find(({ packages }) => isListed(wanted, packages));
  if (exclusive && !exclusive.folders.some((folder) => from.startsWith(folder))) {
    return `Only ${exclusive.folders.join(' and ')} may import ${exclusive.what} (${wanted}).`;
  }
  if (zone.packages === 'any' || isListed(wanted, zone.packages)) return undefined;
  if (isTestFile(from) && isListed(wanted, testExtras.packages)) return undefined;
  return `${name} may not import the package ${wanted}; it may import ${listOr(zone.packages, 'no package')}.`;
}

function checkFile(
  from: string,
  zone: Zone,
  name: string,
  path: string,
  typeOnly: boolean,
): string | undefined {
  if (isTestFile(from) && testExtras.folders.some((folder) => path.startsWith(folder))) return undefined;
  const target = zoneOf(path);
  if (target === undefined) return `${name} may not import ${path}: no zone of the import table covers it.`;
  if (target === 'unrestricted')
    return `${name} may not import ${path}: tests and tools are not product code.`;
  const bound = (patterns: readonly string[] = []) =>
    patterns.map((pattern) => bindPattern(pattern, zone.files, name));
  if (target.name === name || isListed(path, bound(zone.imports))) return undefined;
  if (!isListed(path, bound(zone.types))) {
    return `${name} may not import ${target.name}; it may import ${listOr(bound(zone.imports), 'nothing')}.`;
  }
  return typeOnly ? undefined : `${name} may import ${target.name} only with \`import type\`.`;
}

function isListed(wanted: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchPattern(pattern, wanted) !== undefined);
}

function listOr(items: readonly string[], none: string): string {
  return items.length === 0 ? none : `only ${items.join(', ')}`;
}
