import * as v from 'valibot';
import { isMoment } from '../kernel/time/is-moment.ts';
import type { SeasonMeasures } from './rank-season.ts';

const id = v.pipe(v.string(), v.uuid());
const moment = v.pipe(v.string(), v.check(isMoment));
const code = v.pipe(v.string(), v.maxLength(200));

/** The code of an invitation from what somebody typed: in capitals, with blanks or hyphens in it. */
export function tidyCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z2-7]/g, '');
}

/** `join-season`, `leave-season`, `start-season-session`, `export-season`: which season. */
export const seasonRequest = v.strictObject({ season_id: id });

/** `check-invitation`: the code, and the address of whoever shows it, if a partner wants to know whether it is theirs. */
export const checkInvitationRequest = v.strictObject({
  code,
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
});

/** `open-season`: of which exam, and its window. */
export const openSeasonRequest = v.strictObject({ lesson_id: id, opens_at: moment, closes_at: moment });

/** `decide-invitation`: the learner reads the reason. */
export const decideInvitationRequest = v.strictObject({
  invitation_id: id,
  is_granted: v.boolean(),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
});

/** What a partner learns of an invitation. */
export type CheckedInvitation = {
  /** Revoked: its award was. */
  readonly state: 'valid' | 'revoked';
  /** The title of the course, in English. */
  readonly course: string;
  readonly season: number;
  readonly closed_at: string;
  /** How many were ranked, and which ranks were invited. */
  readonly ranked: number;
  readonly top_ranks: number;
  readonly granted_at: string;
  /** Whether the address is that of the account; null where none was given. */
  readonly is_holder: boolean | null;
};

export type SeasonRefusal = 'season-needs-certificate' | 'season-not-open';

/** What a learner did in a season so far. */
export type SeasonEntry = {
  readonly has_left: boolean;
  readonly session_id: string | null;
  readonly is_session_over: boolean;
  /** Reviews that count as delayed. */
  readonly delayed_answers: number;
};

/** What became of a learner in a season that is over. */
export type SeasonResult = {
  readonly rank: number;
  readonly of: number;
  readonly score: number;
  readonly percentiles: Readonly<Record<keyof SeasonMeasures, number>>;
  readonly is_in_top_tenth: boolean;
  /** Null while nobody has decided. */
  readonly invitation: {
    readonly is_granted: boolean;
    readonly reason: string;
    readonly code: string | null;
  } | null;
};

/** Where a learner is with one season. */
export type SeasonState = {
  readonly season: {
    readonly id: string;
    readonly number: number;
    readonly course: string;
    readonly opens_at: string;
    readonly closes_at: string;
    /** `closing` until its measures are taken. */
    readonly phase: 'planned' | 'open' | 'closing' | 'over';
    readonly trades: number;
    /** Null until it is over. */
    readonly ranked: number | null;
  };
  /** Why the learner cannot take part now. */
  readonly refusal: SeasonRefusal | null;
  readonly entry: SeasonEntry | null;
  readonly result: SeasonResult | null;
};

/** `read-seasons`: those that are planned or open, the first to end first, then those that the learner took part in, the latest first. */
export type ReadSeasonsAnswer = { readonly seasons: readonly SeasonState[] };

/** A season with its funnel; null until it is over. */
export type SeasonSummary = {
  readonly id: string;
  readonly number: number;
  readonly course: string;
  readonly opens_at: string;
  readonly closes_at: string;
  readonly funnel: {
    /** Who held a certificate of the exam when it ended. */
    readonly holders: number;
    readonly joined: number;
    readonly begun: number;
    /** Who had every measure. */
    readonly complete: number;
    readonly top: number;
    readonly granted: number;
    readonly refused: number;
  } | null;
};

/** An invitation as admins look at it. */
export type ListedInvitation = {
  readonly id: string;
  readonly user_id: string;
  readonly email: string | null;
  readonly season: number;
  readonly course: string;
  readonly rank: number;
  readonly of: number;
  readonly score: number;
  readonly percentiles: Readonly<Record<keyof SeasonMeasures, number>>;
  /** The session that was judged. */
  readonly record: string | null;
  readonly session_id: string | null;
  readonly is_granted: boolean | null;
  readonly reason: string | null;
};

/** `list-seasons`: for admins. */
export type ListSeasonsAnswer = {
  readonly seasons: readonly SeasonSummary[];
  readonly invitations: readonly ListedInvitation[];
  /** The exams that a season can be held of: those with a practical part. */
  readonly exams: readonly {
    readonly lesson_id: string;
    readonly course: string;
    readonly holders: number;
    readonly is_in_season: boolean;
  }[];
};
