import { stat } from 'node:fs/promises';
import { issuerKeysPath, loadIssuerKeys, type IssuerKey, storeIssuerKeys } from './issuer-keys.ts';

/** The keys of an issuer while its server runs: another process, or an admin, may rotate them at any time. */
export type IssuerKeyring = {
  /** The keys as they are now; the first signs. */
  read(): Promise<readonly IssuerKey[]>;
  /** Puts others in their place; undefined where somebody else keeps them. */
  readonly store: ((keys: readonly IssuerKey[]) => Promise<void>) | undefined;
};

/**
 * Opens the keys of a data folder, and makes the first one when there is none. Each use looks whether the file is still the one
 * that was read, so that all servers of the folder sign with the same key from the next certificate on.
 *
 * @param given the content of such a file, for installations that keep their secrets elsewhere: it stays as it is
 */
export async function openIssuerKeyring(
  dataDir: string,
  given: string | undefined,
  now: Date,
): Promise<IssuerKeyring> {
  let keys = await loadIssuerKeys(dataDir, given, now);
  if (given) return { read: () => Promise.resolve(keys), store: undefined };
  let version = await versionOf(dataDir);
  const read = async () => {
    const latest = await versionOf(dataDir);
    if (latest !== version) {
      keys = await loadIssuerKeys(dataDir, undefined, now);
      version = latest;
    }
    return keys;
  };
  return { read, store: (wanted) => storeIssuerKeys(dataDir, wanted) };
}

/** A file that was put in its place is another one. */
async function versionOf(dataDir: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(issuerKeysPath(dataDir));
  return `${ino} ${mtimeMs} ${size}`;
}
