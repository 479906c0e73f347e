import { nothingAsked, type ReadIssuerKeysAnswer } from '#domain/credentials/admin-contract.ts';
import { adminReading } from '../admin-function.ts';
import type { IssuerRotation } from './keys/issuer-rotation.ts';
import { countSigned } from './keys/signed-by.ts';

/** Tells admins which keys certificates are signed with: names, dates and counts, never a secret. */
export function createReadIssuerKeys({ did, keyring, mayHaveOthers }: IssuerRotation) {
  return adminReading('read-issuer-keys', nothingAsked, async (_input, { query }) => {
    const signed = await countSigned(query);
    const keys = await keyring.read();
    const answer: ReadIssuerKeysAnswer = {
      did,
      keys: keys.map(({ name, createdAt, retiredAt, revokedAt }) => ({
        name,
        created_at: createdAt,
        retired_at: retiredAt ?? null,
        revoked_at: revokedAt ?? null,
        certificates: signed.get(name) ?? 0,
      })),
      is_kept_here: keyring.store !== undefined,
      may_have_others: mayHaveOthers,
    };
    return answer;
  });
}
