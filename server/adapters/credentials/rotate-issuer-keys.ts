import { newIssuerKey, type IssuerKey } from './issuer-keys.ts';

/** Why a key goes: another takes its place in time, or it may have been seen by somebody else. */
export type RotationReason = 'planned' | 'compromised';

/**
 * Lets a new key sign. The old one stays in the issuer's document: as it is after a planned rotation, and marked as revoked
 * after a compromise. Its secret is forgotten either way.
 *
 * @param since when a lost key may first have been somebody else's
 */
export async function rotateIssuerKeys(
  keys: readonly IssuerKey[],
  reason: RotationReason,
  now: Date,
  since = now,
): Promise<IssuerKey[]> {
  const [current, ...others] = keys;
  if (!current) throw new Error('There is no key to rotate.');
  const moment = now.toISOString();
  // What is not there cannot be lost later: a retired key signs nothing more.
  const { secretKeyMultibase: _secret, ...known } = current;
  const revocation = reason === 'compromised' ? { revokedAt: since.toISOString() } : {};
  const previous: IssuerKey = { ...known, retiredAt: moment, ...revocation };
  return [await newIssuerKey(now), previous, ...others];
}
