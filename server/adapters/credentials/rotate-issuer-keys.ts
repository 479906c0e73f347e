import { newIssuerKey, type IssuerKey } from './issuer-keys.ts';

/** Why a key goes: another takes its place in time, or it may have been seen by somebody else. */
export type RotationReason = 'planned' | 'compromised';

/**
 * Lets a new key sign. The old one stays in the issuer's document: as it is after a planned rotation, and marked as revoked,
 * its secret forgotten, after a compromise.
 */
export async function rotateIssuerKeys(
  keys: readonly IssuerKey[],
  reason: RotationReason,
  now: Date,
): Promise<IssuerKey[]> {
  const [current, ...others] = keys;
  if (!current) throw new Error('There is no key to rotate.');
  const moment = now.toISOString();
  const { secretKeyMultibase: _secret, ...known } = current;
  const previous: IssuerKey =
    reason === 'planned'
      ? { ...current, retiredAt: moment }
      : { ...known, retiredAt: moment, revokedAt: moment };
  return [await newIssuerKey(now), previous, ...others];
}
