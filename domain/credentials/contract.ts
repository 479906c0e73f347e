import * as v from 'valibot';
import { nominal } from '../kernel/nominal.ts';
import type { UserId } from '../kernel/ids.ts';

const credentialId = v.pipe(v.string(), v.uuid());

/** `share-certificate`: gives a certificate its public page, or takes it away again. */
export const shareCertificateRequest = v.object({ credential_id: credentialId, is_shared: v.boolean() });

/** `draw-certificate`: as a page to print. */
export const drawCertificateRequest = v.object({ credential_id: credentialId });

/** `revoke-certificate`: cannot be undone, so it says why. */
export const revokeCertificateRequest = v.object({
  credential_id: credentialId,
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
});

/** `list-certificates`: those of one account. */
export const listCertificatesRequest = v.object({
  user_id: v.pipe(v.string(), v.uuid(), v.transform(nominal<UserId>)),
});

/** A certificate as admins see it. */
export type IssuedCertificate = {
  readonly id: string;
  readonly course: string;
  readonly version: number;
  readonly issued_at: string;
  readonly is_shared: boolean;
  readonly revoked_at: string | null;
  readonly revocation_reason: string | null;
};
