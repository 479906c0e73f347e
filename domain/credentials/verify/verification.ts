import type { Credential } from '../shape/credential-schema.ts';
import type { StatedFacts } from '../shape/read-facts.ts';

/** Each is made and told apart. */
export const CHECKS = ['structure', 'signature', 'key', 'status', 'dates', 'recipient', 'anchor'] as const;
export type CheckName = (typeof CHECKS)[number];

/** Those without which nothing is verified; the address is only known where its holder told it, a timestamp is there for some. */
export const NEEDED_CHECKS: readonly CheckName[] = ['structure', 'signature', 'key', 'status', 'dates'];

export type Outcome = 'verified' | 'failed' | 'unchecked';

/** Why a check came out as it did. */
export const CHECK_REASONS = [
  'complete',
  'too-large',
  'not-json',
  'repeated-name',
  'unknown-shape',
  'contradictory',
  'holds',
  'does-not-hold',
  'no-structure',
  'no-key',
  'listed',
  'copy',
  'unread',
  'other-issuer',
  'not-listed',
  'key-revoked',
  'key-revoked-later',
  'key-expired',
  'not-revoked',
  'revoked',
  'list-not-ours',
  'list-outdated',
  'clock-wrong',
  'valid',
  'not-yet-valid',
  'ended',
  'matches',
  'differs',
  'not-asked',
  'no-timestamp',
  'unreadable',
  'of-another',
  'pending',
  'no-block',
  'no-work',
  'not-in-block',
  'in-block',
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

export type Check = { readonly check: CheckName; readonly outcome: Outcome; readonly reason: CheckReason };

/** A block of Bitcoin, by when it shows that a certificate existed. */
export type AnchorBlock = { readonly height: number; readonly time: string };

/** What became of a certificate's checks, and what it states, which is shown only as far as it was read. */
export type Verification = {
  /** `verified` only when every needed check is. */
  readonly verdict: Outcome;
  readonly checks: readonly Check[];
  readonly credential: Credential | undefined;
  readonly facts: StatedFacts | undefined;
  /** When the status list that was read was signed. */
  readonly statusAt: string | undefined;
  /** The block of Bitcoin that shows since when it exists. */
  readonly block: AnchorBlock | undefined;
};

/** What a certificate is checked against: read by the caller, judged here. */
export type Evidence = {
  readonly now: Date;
  /** The `did:web` this verifier answers for. */
  readonly issuer: string;
  /** The issuer's document: read just now, kept as a copy, or not there. */
  readonly keys: { readonly from: 'issuer' | 'copy'; readonly document: unknown } | undefined;
  /** The status list of the certificate, read just now. */
  readonly statusList: unknown;
  /** Its timestamp (`anchorSchema`), carried beside it or read from the issuer; undefined where there is none. */
  readonly anchor?: unknown;
  /** The mail address that the holder told. */
  readonly email?: string | undefined;
};

export const verified = (check: CheckName, reason: CheckReason): Check => ({
  check,
  outcome: 'verified',
  reason,
});
export const failed = (check: CheckName, reason: CheckReason): Check => ({
  check,
  outcome: 'failed',
  reason,
});
export const unchecked = (check: CheckName, reason: CheckReason): Check => ({
  check,
  outcome: 'unchecked',
  reason,
});
