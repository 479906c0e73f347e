import { isSignedBy } from '#domain/credentials/signature/is-signed-by.ts';
import { buildStatusList } from '#domain/credentials/status/build-status-list.ts';
import { checkKey } from '#domain/credentials/verify/check-key.ts';
import { issuerDocument } from './issuer-document.ts';
import type { IssuerKey } from './issuer-keys.ts';
import { type RotationReason, rotateIssuerKeys } from './rotate-issuer-keys.ts';
import { createSigner } from './signer.ts';

/** What a rotation would leave: the keys, and whether what the old and the new one sign is then verified. */
export type Rehearsal = {
  readonly keys: readonly IssuerKey[];
  readonly oldVerifies: boolean;
  readonly newVerifies: boolean;
};

/**
 * Rotates in memory and signs something with both keys, so that what a rotation does is seen before it is done.
 *
 * @throws when it would not do what it is for; nothing was changed then
 */
export async function rehearseRotation(
  did: string,
  known: readonly IssuerKey[],
  reason: RotationReason,
  now: Date,
  since = now,
): Promise<Rehearsal> {
  const keys = await rotateIssuerKeys(known, reason, now, since);
  const document = issuerDocument(did, keys);
  const verifies = async (signing: readonly IssuerKey[]) => {
    const url = `${did}#rehearsal`;
    const signer = await createSigner(did, signing);
    const list = await signer.sign(buildStatusList({ url, did, revoked: [], now }), now);
    const { verificationMethod } = list.proof;
    const { check, key } = checkKey(
      { issuer: did, verificationMethod },
      { issuer: did, keys: { from: 'issuer', document }, now },
    );
    return check.outcome === 'verified' && key !== undefined && isSignedBy(list, key);
  };
  const [oldVerifies, newVerifies] = [await verifies(known), await verifies(keys)];
  if (!newVerifies || oldVerifies !== (reason === 'planned')) {
    throw new Error('The rotation was rehearsed and did not work; nothing was changed.');
  }
  return { keys, oldVerifies, newVerifies };
}
