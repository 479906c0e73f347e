import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT, importJWK, type JWK } from 'jose';
import { importSigningKey, newSigningKey, rotateKeys, type SigningKey } from './signing-keys.ts';

/** All secrets of an installation. Private keys never leave the process except into the secrets file. */
export type Secrets = {
  /** Private JWKs that sign access tokens: the first signs, all verify. */
  readonly jwtKeys: readonly SigningKey[];
  /** JWT-shaped API keys. */
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** Opaque API keys, `sb_publishable_...` and `sb_secret_...`. */
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Key of digests of refresh tokens, one-time tokens and signed links; base64url. */
  readonly hashKey: string;
};

/** What the environment may set; everything else is generated at the first start. */
export type GivenSecrets = {
  readonly anonKey?: string | undefined;
  readonly serviceRoleKey?: string | undefined;
  readonly publishableKey?: string | undefined;
  readonly secretKey?: string | undefined;
  /** The same on all servers of one database, or tokens and links of one are unknown to the others. */
  readonly hashKey?: string | undefined;
  /** A JWK set as JSON text. */
  readonly jwtKeys?: string | undefined;
  /** An HS256 secret; tokens signed with it are accepted, and it signs when no JWK set is given. */
  readonly jwtSecret?: string | undefined;
};

const FILE = 'secrets.json';
const MIN_KEY_LENGTH = 20;
/** RFC 7518, 3.2: a key of HS256 is at least as long as its hash. */
const MIN_SECRET_BYTES = 32;
const ALGORITHMS = new Set(['ES256', 'RS256', 'HS256']);

/**
 * Reads the secrets of a data folder and creates them at the first start (file mode 0600). Two servers that
 * start at once end up with the same file.
 *
 * @throws when a given secret cannot be used, with one sentence that names the variable
 */
export async function loadSecrets(dataDir: string, given: GivenSecrets): Promise<Secrets> {
  const stored = await readOrCreate(dataDir);
  const secrets: Secrets = {
    jwtKeys: [...(await givenKeys(given)), ...stored.jwtKeys],
    anonKey: givenKey('ANON_KEY', given.anonKey) ?? stored.anonKey,
    serviceRoleKey: givenKey('SERVICE_ROLE_KEY', given.serviceRoleKey) ?? stored.serviceRoleKey,
    publishableKey: givenKey('PUBLISHABLE_KEY', given.publishableKey) ?? stored.publishableKey,
    secretKey: givenKey('SECRET_KEY', given.secretKey) ?? stored.secretKey,
    hashKey: givenKey('HASH_KEY', given.hashKey) ?? stored.hashKey,
  };
  const apiKeys = [secrets.anonKey, secrets.publishableKey, secrets.serviceRoleKey, secrets.secretKey];
  if (new Set(apiKeys).size < apiKeys.length) throw new Error('Each API key must differ from the others.');
  return secrets;
}

/** An empty variable counts as not set: that is what deployment tools make of a missing value. */
function givenKey(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (value.length < MIN_KEY_LENGTH)
    throw new Error(`${name} must have at least ${MIN_KEY_LENGTH} characters.`);
  return value;
}

async function givenKeys(given: GivenSecrets): Promise<JWK[]> {
  const keys: JWK[] = [];
  if (given.jwtKeys) {
    const parsed = parseKeySet(given.jwtKeys);
    await tryKeys(parsed);
    keys.push(...parsed);
  }
  if (given.jwtSecret) {
    if (Buffer.byteLength(given.jwtSecret) < MIN_SECRET_BYTES)
      throw new Error('JWT_SECRET must have at least 32 bytes.');
    keys.push({
      kty: 'oct',
      alg: 'HS256',
      kid: 'jwt-secret',
      k: Buffer.from(given.jwtSecret).toString('base64url'),
    });
  }
  return keys;
}

function parseKeySet(text: string): JWK[] {
  try {
    const { keys } = JSON.parse(text) as { keys: JWK[] };
    if (keys.length > 0 && keys.every(isSigningKey)) return keys;
  } catch {
    // Not JSON, or not a key set: refused below with the others.
  }
  throw new Error(
    'JWT_KEYS must be a JSON Web Key Set of private keys, each with a kid and the alg ES256, RS256 or HS256 ' +
      `(HS256: at least ${MIN_SECRET_BYTES} bytes).`,
  );
}

/** @throws when a key cannot do what is asked of it, naming the variable and the key */
async function tryKeys(keys: readonly JWK[]): Promise<void> {
  if (keys[0]?.key_ops?.includes('sign') === false) {
    throw new Error(
      `JWT_KEYS: the key "${keys[0].kid}" is not for signing by its key_ops, and the first key signs.`,
    );
  }
  for (const key of keys) {
    await importSigningKey(key).catch((error: unknown) => {
      throw new Error(`JWT_KEYS: the key "${key.kid}" cannot be used (${String(error)}).`);
    });
  }
}

function isSigningKey(key: JWK): boolean {
  if (!key.kid || !ALGORITHMS.has(key.alg ?? '')) return false;
  if (key.kty !== 'oct') return Boolean(key.d);
  return Buffer.from(key.k ?? '', 'base64url').length >= MIN_SECRET_BYTES;
}

async function readOrCreate(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, FILE);
  const known = await readSecrets(path);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  const created = await generateSecrets();
  try {
    const draft = await writeDraft(path, created);
    // Unlike a rename, a link never replaces a file: of two servers that start at once, one makes the secrets.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await unlink(draft);
    return (await readSecrets(path)) ?? created;
  } catch (error) {
    throw notWritten(path, error);
  }
}

/**
 * Gives the signing keys of a data folder their next places; servers act on it when they start again.
 *
 * @returns the names of the key that signs from then on, and of the one that signed so far
 */
export async function rotateSigningKeys(
  dataDir: string,
  now: Date,
): Promise<{ readonly current: string; readonly previous: string }> {
  const path = join(dataDir, FILE);
  const stored = await readOrCreate(dataDir);
  const jwtKeys = await rotateKeys(stored.jwtKeys, now);
  try {
    await rename(await writeDraft(path, { ...stored, jwtKeys }), path);
  } catch (error) {
    throw notWritten(path, error);
  }
  return { current: jwtKeys[0]?.kid ?? '', previous: stored.jwtKeys[0]?.kid ?? '' };
}

/** Writes beside the file, so that it is always whole. @returns the path to put in its place */
async function writeDraft(path: string, secrets: Secrets): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
  await file.sync();
  await file.close();
  return draft;
}

function notWritten(path: string, error: unknown): Error {
  return new Error(`The secrets of this installation cannot be written to ${path}: ${String(error)}`, {
    cause: error,
  });
}

async function readSecrets(path: string): Promise<Secrets | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The file ${path} is not readable as JSON; restore it from a backup.`, { cause: error });
  }
}

/** Ten years: API keys are replaced by hand, not by time. */
const API_KEY_LIFETIME_S = 10 * 365 * 24 * 3600;

async function generateSecrets(): Promise<Secrets> {
  const jwk = await newSigningKey();
  return {
    jwtKeys: [jwk, await newSigningKey()],
    anonKey: await signApiKey(jwk, 'anon'),
    serviceRoleKey: await signApiKey(jwk, 'service_role'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    hashKey: randomBytes(32).toString('base64url'),
  };
}

async function signApiKey(jwk: JWK, role: 'anon' | 'service_role'): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ role, iss: 'supabase' })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: jwk.kid ?? '' })
    .setIssuedAt(now)
    .setExpirationTime(now + API_KEY_LIFETIME_S)
    .sign(await importJWK(jwk));
}
