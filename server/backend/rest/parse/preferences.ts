import { LruCache } from '../lru-cache.ts';
import { RestError } from '../rest-error.ts';

/** The `Prefer` header, as PostgREST reads it. */
export type Preferences = {
  readonly return: 'minimal' | 'representation' | 'headers-only' | undefined;
  readonly count: 'exact' | 'planned' | 'estimated' | undefined;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  readonly missing: 'default' | 'null' | undefined;
  readonly maxAffected: number | undefined;
  /** The preferences that were understood, for `Preference-Applied`; also their part of a request's shape. */
  readonly applied: string;
};

const CHOICES = {
  return: ['minimal', 'representation', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
  tx: ['commit'],
} as const;

const NONE: Preferences = {
  return: undefined,
  count: undefined,
  resolution: undefined,
  missing: undefined,
  maxAffected: undefined,
  applied: '',
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
  const chosen = new Map<string, string>();
  const unknown: string[] = [];
  for (const part of text.split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=').map((word) => word.trim());
    if (name === '') continue;
    const accepted = name === 'max-affected' ? /^\d{1,9}$/.test(value) : isChoice(name, value);
    if (!accepted) unknown.push(`${name}=${value}`);
    else if (!chosen.has(name)) chosen.set(name, value);
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
  const affected = chosen.get('max-affected');
  return {
    return: pick('return'),
    count: pick('count'),
    resolution: pick('resolution'),
    missing: pick('missing'),
    maxAffected: strict && affected !== undefined ? Number(affected) : undefined,
    applied: [...chosen].map(([name, value]) => `${name}=${value}`).join(', '),
  };
}

function isChoice(name: string, value: string): boolean {
  const choices = Object.hasOwn(CHOICES, name) ? CHOICES[name as keyof typeof CHOICES] : [];
  return (choices as readonly string[]).includes(value);
}
