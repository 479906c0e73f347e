import { LruCache } from '../lru-cache.ts';
import { RestError } from '../rest-error.ts';

/** The `Prefer` header, as PostgREST reads it. */
export type Preferences = {
  readonly return: 'minimal' | 'representation' | 'headers-only' | undefined;
  readonly count: 'exact' | 'planned' | 'estimated' | undefined;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  readonly missing: 'default' | 'null' | undefined;
  readonly maxAffected: number | undefined;
  /** The preferences that were understood, by name. */
  readonly chosen: ReadonlyMap<PreferenceName, string>;
  /** The same as a text: their part of a request's shape. */
  readonly shape: string;
};

const CHOICES = {
  return: ['minimal', 'representation', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
  tx: ['commit'],
} as const;

export type PreferenceName = keyof typeof CHOICES | 'max-affected';

const NONE: Preferences = {
  return: undefined,
  count: undefined,
  resolution: undefined,
  missing: undefined,
  maxAffected: undefined,
  chosen: new Map(),
  shape: '',
};

const known = new LruCache<Preferences>(200);

/**
 * Reads a `Prefer` header; the same text is parsed once.
 *
 * @throws RestError PGRST122 for unknown preferences under `handling=strict`, and for `tx=rollback`
 */
export function readPreferences(header: string | string[] | undefined): Preferences {
  if (header === undefined) return NONE;
  const text = typeof header === 'string' ? header : header.join(',');
  const cached = known.get(text);
  if (cached) return cached;
  const preferences = parsePreferences(text);
  known.set(text, preferences);
  return preferences;
}

function parsePreferences(text: string): Preferences {
  const chosen = new Map<PreferenceName, string>();
  const unknown: string[] = [];
  for (const part of text.split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=').map((word) => word.trim());
    if (name === '') continue;
    if (!isAccepted(name, value)) unknown.push(`${name}=${value}`);
    else if (!chosen.has(name as PreferenceName)) chosen.set(name as PreferenceName, value);
  }
  const strict = chosen.get('handling') === 'strict';
  // Committing what the caller wanted rolled back would be worse than refusing, strict or not.
  if ((strict && unknown.length > 0) || unknown.includes('tx=rollback')) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  const pick = <Name extends keyof typeof CHOICES>(name: Name) =>
    CHOICES[name].find((choice) => choice === chosen.get(name)) as (typeof CHOICES)[Name][number] | undefined;
  // It is a promise only under strict handling.
  if (!strict) chosen.delete('max-affected');
  const affected = chosen.get('max-affected');
  return {
    return: pick('return'),
    count: pick('count'),
    resolution: pick('resolution'),
    missing: pick('missing'),
    maxAffected: affected === undefined ? undefined : Number(affected),
    chosen,
    shape: [...chosen].map(([name, value]) => `${name}=${value}`).join(', '),
  };
}

function isAccepted(name: string, value: string): boolean {
  if (name === 'max-affected') return /^\d{1,9}$/.test(value);
  const choices = Object.hasOwn(CHOICES, name) ? CHOICES[name as keyof typeof CHOICES] : [];
  return (choices as readonly string[]).includes(value);
}
