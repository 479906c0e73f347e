import type { Credential } from '../shape/credential-schema.ts';
import { recipientHash } from '../shape/recipient-hash.ts';
import { isSignedBy } from '../signature/is-signed-by.ts';
import { checkAnchor } from './check-anchor.ts';
import { type CheckedKey, checkKey } from './check-key.ts';
import { checkStatus, CLOCK_SLACK_MS } from './check-status.ts';
import { isAnchoredBefore } from './is-anchored-before.ts';
import { readCredential } from './read-credential.ts';
import {
  type AnchorBlock,
  type Check,
  CHECKS,
  type Evidence,
  failed,
  NEEDED_CHECKS,
  type Outcome,
  unchecked,
  type Verification,
  verified,
} from './verification.ts';

/**
 * Checks the text of a certificate against what was read about its issuer: on the server, on the page and in the file to
 * keep alike. It fetches nothing and knows no time of its own.
 */
export function verifyCredential(text: string, evidence: Evidence): Verification {
  const { check: structure, credential, facts } = readCredential(text);
  if (!credential) {
    const rest = CHECKS.slice(1).map((check) => unchecked(check, 'no-structure'));
    return {
      verdict: 'failed',
      checks: [structure, ...rest],
      credential,
      facts,
      statusAt: undefined,
      block: undefined,
    };
  }
  const { verificationMethod } = credential.proof;
  const key = checkKey({ issuer: credential.issuer.id, verificationMethod }, evidence);
  const { check: status, signedAt } = checkStatus(credential, evidence);
  const { check: anchor, block } = checkAnchor(credential, evidence);
  const checks = [
    structure,
    checkSignature(credential, key),
    wasSignedBefore(key, block, evidence) ? verified('key', 'key-revoked-later') : key.check,
    status,
    checkDates(credential, evidence.now, status),
    checkRecipient(credential, evidence.email),
    anchor,
  ];
  return { verdict: sumUp(checks), checks, credential, facts, statusAt: signedAt, block };
}

/**
 * Whether a certificate was in a block before its key was lost: then nobody else can have signed it. What the issuer's own
 * document says of the key is needed for that, not a copy of it.
 */
function wasSignedBefore(
  { revoked }: CheckedKey,
  block: AnchorBlock | undefined,
  { keys }: Evidence,
): boolean {
  if (revoked === undefined || block === undefined || keys?.from !== 'issuer') return false;
  return isAnchoredBefore(new Date(block.time), new Date(revoked));
}

function checkSignature(credential: Credential, { key }: CheckedKey): Check {
  if (!key) return unchecked('signature', 'no-key');
  return isSignedBy(credential, key) ? verified('signature', 'holds') : failed('signature', 'does-not-hold');
}

function checkDates({ validFrom, validUntil }: Credential, now: Date, status: Check): Check {
  // A list signed in the future shows that it is our clock which is wrong, and with it every date it would judge.
  if (status.reason === 'clock-wrong') return unchecked('dates', 'clock-wrong');
  if (Date.parse(validFrom) > now.getTime() + CLOCK_SLACK_MS) return failed('dates', 'not-yet-valid');
  if (validUntil !== undefined && Date.parse(validUntil) <= now.getTime()) return failed('dates', 'ended');
  return verified('dates', 'valid');
}

function checkRecipient({ credentialSubject }: Credential, email: string | undefined): Check {
  const [address] = credentialSubject.identifier;
  if (email === undefined || email.trim() === '') return unchecked('recipient', 'not-asked');
  return recipientHash(email, address.salt) === address.identityHash
    ? verified('recipient', 'matches')
    : failed('recipient', 'differs');
}

function sumUp(checks: readonly Check[]): Outcome {
  if (checks.some(({ outcome }) => outcome === 'failed')) return 'failed';
  const isWhole = checks.every(
    ({ check, outcome }) => outcome === 'verified' || !NEEDED_CHECKS.includes(check),
  );
  return isWhole ? 'verified' : 'unchecked';
}
