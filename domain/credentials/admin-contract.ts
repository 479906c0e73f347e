import * as v from 'valibot';
import type { UserId } from '../kernel/ids.ts';
import { isMoment } from '../kernel/time/is-moment.ts';

export const CERTIFICATE_SORTS = ['issued_at', 'revoked_at'] as const;
export const CERTIFICATE_STATUSES = ['valid', 'revoked'] as const;
/** How far a certificate is on its way into a block: under no root yet, under one that waits, in a block. */
export const ANCHOR_STATES = ['none', 'pending', 'in-block'] as const;
export type AnchorState = (typeof ANCHOR_STATES)[number];

/** As many rows as one call gives. */
export const MOST_CERTIFICATES = 500;

/** The body of `list-issued-certificates`: what is left out does not narrow the list. */
export const listIssuedCertificatesRequest = v.object({
  status: v.optional(v.picklist(CERTIFICATE_STATUSES)),
  anchor: v.optional(v.picklist(ANCHOR_STATES)),
  /** The beginning of the address of an account. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  sort: v.optional(v.picklist(CERTIFICATE_SORTS), 'issued_at'),
  ascending: v.optional(v.boolean(), false),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CERTIFICATES)), 25),
});
export type ListIssuedCertificatesRequest = v.InferInput<typeof listIssuedCertificatesRequest>;

/** A certificate in the list; moments are ISO dates. */
export type ListedCertificate = {
  readonly id: string;
  readonly user_id: UserId;
  readonly email: string | null;
  readonly is_demonstration: boolean;
  readonly course: string;
  readonly version: number;
  readonly issued_at: string;
  readonly is_shared: boolean;
  readonly revoked_at: string | null;
  readonly revocation_reason: string | null;
  readonly anchor: AnchorState;
  readonly block_height: number | null;
};

/** A page of the list, and how many all pages have. */
export type ListIssuedCertificatesAnswer = {
  readonly certificates: readonly ListedCertificate[];
  readonly count: number;
};

/** The body of calls that read all there is. */
export const nothingAsked = v.object({});

/** A key of the issuer, as admins see it. */
export type ListedKey = {
  readonly name: string;
  readonly created_at: string;
  readonly retired_at: string | null;
  readonly revoked_at: string | null;
  /** Certificates that it signed. */
  readonly certificates: number;
};

export type ReadIssuerKeysAnswer = {
  readonly did: string;
  /** The first signs. */
  readonly keys: readonly ListedKey[];
  /** Whether this server keeps the keys itself, or the operator elsewhere (`ISSUER_KEYS`). */
  readonly is_kept_here: boolean;
  /** Whether other servers may use the same database, which then need the same keys. */
  readonly may_have_others: boolean;
};

export const ROTATION_REASONS = ['planned', 'compromised'] as const;

const rotation = {
  reason: v.picklist(ROTATION_REASONS),
  /** Of a lost key: when it may first have been somebody else's; now when nothing is said. */
  since: v.optional(v.pipe(v.string(), v.check(isMoment))),
};

/** The body of `rehearse-issuer-rotation`. */
export const rehearseIssuerRotationRequest = v.object(rotation);
export type RehearseIssuerRotationRequest = v.InferInput<typeof rehearseIssuerRotationRequest>;

/** What a rotation would come to: it was made in memory, and what both keys sign was verified. */
export type IssuerRehearsal = {
  /** The key that signs now. */
  readonly current: string;
  /** Certificates that it signed; those of them that stay verified, and those that do not. */
  readonly certificates: number;
  readonly staying: number;
  readonly failing: number;
};

/** The body of `rotate-issuer-keys`: as it was rehearsed, for the key that signed then. */
export const rotateIssuerKeysRequest = v.object({
  ...rotation,
  current: v.pipe(v.string(), v.maxLength(100)),
});
export type RotateIssuerKeysRequest = v.InferInput<typeof rotateIssuerKeysRequest>;

/** A root with what calendars said of it. */
export type ListedAnchor = {
  readonly id: string;
  readonly root: string;
  readonly size: number;
  readonly made_at: string;
  readonly block_height: number | null;
  readonly anchored_at: string | null;
  readonly calendars: readonly {
    readonly calendar: string;
    readonly has_taken: boolean;
    readonly asked_at: string;
    readonly failures: number;
    readonly last_error: string | null;
  }[];
};

export type ListAnchorsAnswer = {
  /** Null: nothing is anchored here. */
  readonly calendars: readonly string[] | null;
  /** Certificates under no root yet. */
  readonly waiting: number;
  /** The newest first, at most a hundred. */
  readonly anchors: readonly ListedAnchor[];
};
