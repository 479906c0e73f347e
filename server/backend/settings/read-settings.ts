import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, TomlError } from 'smol-toml';
import * as v from 'valibot';
import { isRecord } from '#domain/kernel/input/is-record.ts';
import { configSchema, type Settings } from './schema.ts';

/** Raised when `config.toml` cannot be used; the message is one sentence for an operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Sections that are the Supabase CLI's business (or a later part of the engine's), so no warning names them. */
const PASSED_OVER = new Set(['db', 'studio', 'inbucket', 'edge_runtime', 'analytics', 'experimental']);
const STORAGE_PASSED_OVER = new Set(['image_transformation', 's3_protocol', 'analytics', 'vector']);
const AUTH_PASSED_OVER = new Set(['third_party', 'web3', 'oauth_server', 'captcha']);

/** Carriers that the CLI can name; here the operator's own hook carries messages. */
const SMS_PROVIDERS = new Set(['twilio', 'twilio_verify', 'messagebird', 'textlocal', 'vonage']);

/** The variables that `env(NAME)` in a value stands for, so that no secret stands in the file. */
export type SettingsEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `supabase/config.toml` of a project folder. A missing file means the defaults.
 *
 * @param warn called with one sentence for every key that the engine does not know
 * @throws SettingsError when the file is not TOML or a value is wrong
 */
export async function readSettings(
  projectDir: string,
  warn: (sentence: string) => void,
  environment: SettingsEnvironment = {},
): Promise<Settings> {
  const path = join(projectDir, 'supabase', 'config.toml');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return parseSettings(text, warn, environment);
}

/** The same for the text of a `config.toml`. */
export function parseSettings(
  text: string,
  warn: (sentence: string) => void,
  environment: SettingsEnvironment = {},
): Settings {
  let raw: Record<string, unknown>;
  try {
    raw = parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw new SettingsError(`config.toml, line ${error.line}: ${error.message.split('\n')[0]}.`);
  }
  const result = v.safeParse(configSchema, fillIn(raw, environment));
  if (!result.success) {
    const [issue] = result.issues;
    throw new SettingsError(`config.toml: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`);
  }
  for (const key of unknownKeys(raw, result.output, ''))
    warn(`config.toml: the key "${key}" is not known and is ignored.`);
  return result.output;
}

/** Replaces every `env(NAME)` whose variable is set, as the Supabase CLI does. */
function fillIn(value: unknown, environment: SettingsEnvironment): unknown {
  if (typeof value === 'string') {
    const name = /^env\((\w+)\)$/.exec(value)?.[1];
    return (name === undefined ? undefined : environment[name]) ?? value;
  }
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, environment));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillIn(entry, environment)]));
}

/** Keys of `given` that parsing did not keep, as dotted paths. */
function unknownKeys(given: unknown, kept: unknown, prefix: string): string[] {
  if (!isRecord(given) || !isRecord(kept)) return [];
  return Object.keys(given).flatMap((key) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (prefix === '' && PASSED_OVER.has(key)) return [];
    if (prefix === 'auth' && AUTH_PASSED_OVER.has(key)) return [];
    if (prefix === 'storage' && STORAGE_PASSED_OVER.has(key)) return [];
    if (/^storage\.buckets\.[^.]+$/.test(prefix) && key === 'objects_path') return [];
    if (prefix === 'auth.email' && key === 'template') return [];
    if (prefix === 'auth.sms' && SMS_PROVIDERS.has(key)) return [];
    return key in kept ? unknownKeys(given[key], kept[key], path) : [path];
  });
}
