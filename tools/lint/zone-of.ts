import { unrestricted, type Zone, zones } from './import-table.ts';

/** The zone a file lies in; `name` has the `<x>` of the pattern filled in, e.g. `domain/learning/`. */
export interface ZoneMatch {
  zone: Zone;
  name: string;
}

/** Finds the zone of a repository path; `'unrestricted'` for tests and tools, undefined for an unknown folder. */
export function zoneOf(path: string): ZoneMatch | 'unrestricted' | undefined {
  if (unrestricted.some((pattern) => matchPattern(pattern, path) !== undefined)) return 'unrestricted';
  for (const zone of zones) {
    const name = matchPattern(zone.files, path);
    if (name !== undefined) return { zone, name };
  }
  return undefined;
}

/** The part of `path` that `pattern` covers, or undefined when the path lies elsewhere. */
export function matchPattern(pattern: string, path: string): string | undefined {
  const source = pattern
    .replaceAll(/[.+$()[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/<\w+>/g, '[^/]+');
  const end = pattern.endsWith('/') ? '(?=.)' : '$';
  return new RegExp(`^${source}${end}`).exec(path)?.[0];
}

/**
 * Puts the folder names that a zone's pattern stands for into another pattern: `domain/<domain>/` is `domain/billing/` for
 * the zone `server/functions/<domain>/` where it covers `server/functions/billing/`.
 */
export function bindPattern(pattern: string, files: string, name: string): string {
  const places = files.split('/');
  const names = name.split('/');
  return pattern.replaceAll(/<\w+>/g, (place) => names[places.indexOf(place)] ?? place);
}
