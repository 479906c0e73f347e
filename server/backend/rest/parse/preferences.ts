import { LruCache } from '../lru-cache.ts';
import { RestError } from '../rest-error.ts';

/** How transactions end, as `db_tx_end` of the settings says. */
export type TransactionEnd = 'commit' | 'commit-allow-override' | 'rollback' | 'rollback-allow-override';

/** The `Prefer` header, as PostgREST reads it. */
export type Preferences = {
  readonly return: 'minimal' | 'representation' | 'headers-only' | undefined;
  readonly count: 'exact' | 'planned' | 'estimated' | undefined;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  readonly missing: 'default' | 'null' | undefined;
  readonly timezone: string | undefined;
  readonly maxAffected: number | undefined;
  /** Whether what the request writes is undone in the end. */
  readonly rollsBack: boolean;
  /** The preferences that were understood, by name, in the order in which answers confirm them. */
  readonly chosen: ReadonlyMap<PreferenceName, string>;
  /** The same as a text: their part of a request's shape. */
  readonly shape: string;
};

const CHOICES = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'representation', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const;

const NAMES = [...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]), 'timezone', 'max-affected'] as const;
export type PreferenceName = (typeof NAMES)[number];

/**
 * Makes the function that reads a `Prefer` header; the same text is parsed once. It throws PGRST122 for unknown
 * preferences under `handling=strict`, and for a rollback that the settings do not allow.
 */
export function preferenceReader(
  transactionEnd: TransactionEnd,
): (header: string | string[] | undefined) => Preferences {
  const known = new LruCache<Preferences>(200);
  return (header) => {
    const text = header === undefined ? '' : typeof header === 'string' ? header : header.join(',');
    return known.getOrMake(text, () => parsePreferences(text, transactionEnd));
  };
}

function parsePreferences(text: string, transactionEnd: TransactionEnd): Preferences {
  const given = new Map<string, string>();
  const unknown: string[] = [];
  for (const part of text.split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=').map((word) => word.trim());
    if (name === '') continue;
    if (!isAccepted(name, value)) unknown.push(value === '' ? name : `${name}=${value}`);
    else if (!given.has(name)) given.set(name, value);
  }
  const isStrict = given.get('handling') === 'strict';
  if (isStrict && unknown.length > 0) throw invalid(unknown);

  const mayChoose = transactionEnd.endsWith('-allow-override');
  const rollsBack =
    mayChoose && given.has('tx') ? given.get('tx') === 'rollback' : transactionEnd.startsWith('rollback');
  // Committing what the caller wanted rolled back would be worse than refusing, strict or not.
  if (given.get('tx') === 'rollback' && !rollsBack) throw invalid(['tx=rollback']);
  if (!mayChoose) given.delete('tx');
  // It is a promise only under strict handling.
  if (!isStrict) given.delete('max-affected');

  const chosen = new Map(
    NAMES.filter((name) => given.has(name)).map((name) => [name, given.get(name) ?? '']),
  );
  const pick = <Name extends keyof typeof CHOICES>(name: Name) =>
    CHOICES[name].find((choice) => choice === chosen.get(name)) as (typeof CHOICES)[Name][number] | undefined;
  const affected = chosen.get('max-affected');
  return {
    return: pick('return'),
    count: pick('count'),
    resolution: pick('resolution'),
    missing: pick('missing'),
    timezone: chosen.get('timezone'),
    maxAffected: affected === undefined ? undefined : Number(affected),
    rollsBack,
    chosen,
    shape: [...chosen].map(([name, value]) => `${name}=${value}`).join(', '),
  };
}

function invalid(preferences: readonly string[]): RestError {
  return new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${preferences.join(', ')}`,
  });
}

function isAccepted(name: string, value: string): boolean {
  if (name === 'max-affected') return /^\d{1,9}$/.test(value);
  if (name === 'timezone') return isTimezone(value);
  const choices = Object.hasOwn(CHOICES, name) ? CHOICES[name as keyof typeof CHOICES] : [];
  return (choices as readonly string[]).includes(value);
}

/** Whether this is the name of a time zone; PostgreSQL has the last word, and refuses those that it lacks. */
function isTimezone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
