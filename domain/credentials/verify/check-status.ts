import * as v from 'valibot';
import type { Credential } from '../shape/credential-schema.ts';
import { isSignedBy } from '../signature/is-signed-by.ts';
import { isRevokedIn } from '../status/status-list.ts';
import { type StatusList, statusListSchema } from '../status/status-list-schema.ts';
import { checkKey } from './check-key.ts';
import { type Check, type Evidence, failed, unchecked, verified } from './verification.ts';

/** Clocks of servers and readers may differ by so much. */
export const CLOCK_SLACK_MS = 5 * 60_000;

export type CheckedStatus = {
  readonly check: Check;
  /** When the list was signed, once it is known to be the issuer's. */
  readonly signedAt: string | undefined;
};

/**
 * Reads a certificate's place in its status list. A list that is not there, not the issuer's, or too old tells nothing:
 * then the check could not be made, which is never the same as not revoked.
 */
export function checkStatus(credential: Credential, evidence: Evidence): CheckedStatus {
  const unread = (check: Check): CheckedStatus => ({ check, signedAt: undefined });
  if (evidence.statusList === undefined) return unread(unchecked('status', 'unread'));
  const list = readList(credential, evidence);
  if (!list) return unread(unchecked('status', 'list-not-ours'));
  const { statusListIndex } = credential.credentialStatus;
  const isRevoked = isRevokedIn(list.credentialSubject.encodedList, Number(statusListIndex));
  if (isRevoked === undefined) return unread(unchecked('status', 'list-not-ours'));
  const tell = (check: Check): CheckedStatus => ({ check, signedAt: list.validFrom });
  // Nothing is taken back from a list: a revocation counts however old or new the list is.
  if (isRevoked) return tell(failed('status', 'revoked'));
  const now = evidence.now.getTime();
  if (Date.parse(list.validFrom) > now + CLOCK_SLACK_MS) return tell(unchecked('status', 'clock-wrong'));
  if (Date.parse(list.validUntil) <= now) return tell(unchecked('status', 'list-outdated'));
  return tell(verified('status', 'not-revoked'));
}

function readList({ credentialStatus, issuer }: Credential, evidence: Evidence): StatusList | undefined {
  const parsed = v.safeParse(statusListSchema, evidence.statusList);
  if (!parsed.success) return undefined;
  const list = parsed.output;
  const { verificationMethod } = list.proof;
  const { check, key } = checkKey({ issuer: list.issuer, verificationMethod }, evidence);
  const isOurs =
    list.id === credentialStatus.statusListCredential &&
    list.issuer === issuer.id &&
    check.outcome !== 'failed' &&
    key !== undefined &&
    isSignedBy(list, key);
  return isOurs ? list : undefined;
}
