import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const keySchema = v.strictObject({
  /** The fragment of its id in the issuer's document. */
  name: v.pipe(v.string(), v.regex(/^key-[\w-]+$/)),
  publicKeyMultibase: v.string(),
  /** Gone once another key took its place. */
  secretKeyMultibase: v.optional(v.string()),
  createdAt: v.string(),
  /** When another took its place; what it signed before stays good. */
  retiredAt: v.optional(v.string()),
  /** When it was given up as lost; nothing it signed is believed any more. */
  revokedAt: v.optional(v.string()),
});
const keysSchema = v.pipe(v.array(keySchema), v.minLength(1));

/** A key that signs certificates, or once did. Of a list the first signs; the others stay in the issuer's document. */
export type IssuerKey = v.InferOutput<typeof keySchema>;

const FILE = 'issuer-keys.json';

/** Where the keys of a data folder lie. */
export const issuerKeysPath = (dataDir: string): string => join(dataDir, FILE);

/**
 * Reads the keys of this installation's certificates and makes the first one when there is none (file mode 0600).
 *
 * @param given the content of such a file, for installations that keep their secrets elsewhere
 * @throws when they cannot be read or written, with one sentence
 */
export async function loadIssuerKeys(
  dataDir: string,
  given: string | undefined,
  now: Date,
): Promise<readonly IssuerKey[]> {
  if (given) return parse(given, 'ISSUER_KEYS');
  const path = issuerKeysPath(dataDir);
  const known = await readKeys(path);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  const draft = await writeDraft(path, [await newIssuerKey(now)]);
  // Unlike a rename, a link never replaces a file: of two servers that start at once, one makes the key.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return (await readKeys(path)) ?? [];
}

/** Puts other keys in the place of those of a data folder. */
export async function storeIssuerKeys(dataDir: string, keys: readonly IssuerKey[]): Promise<void> {
  const path = issuerKeysPath(dataDir);
  await rename(await writeDraft(path, keys), path);
}

/** A new key with a name of its own. */
export async function newIssuerKey(now: Date): Promise<IssuerKey> {
  // Only the first start of an installation and a rotation need it.
  const { generate } = await import('@digitalbazaar/ed25519-multikey');
  const { publicKeyMultibase, secretKeyMultibase } = await generate({});
  const name = `key-${randomBytes(6).toString('hex')}`;
  return { name, publicKeyMultibase, secretKeyMultibase, createdAt: now.toISOString() };
}

async function readKeys(path: string): Promise<IssuerKey[] | undefined> {
  try {
    return parse(await readFile(path, 'utf8'), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string, from: string): IssuerKey[] {
  try {
    return v.parse(keysSchema, JSON.parse(text));
  } catch (error) {
    throw new Error(`${from} does not hold the keys of an issuer; restore it from a backup.`, {
      cause: error,
    });
  }
}

/** Writes beside the file, so that it is always whole. @returns the path to put in its place */
async function writeDraft(path: string, keys: readonly IssuerKey[]): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(`${JSON.stringify(keys, null, 2)}\n`);
  await file.sync();
  await file.close();
  return draft;
}
