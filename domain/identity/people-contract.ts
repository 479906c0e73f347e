import { nominal } from '../kernel/nominal.ts';
import type { UserId } from '../kernel/ids.ts';
import * as v from 'valibot';
import { isDay } from '../kernel/time/is-day.ts';
import { isMoment } from '../kernel/time/is-moment.ts';

/** What an account may be filtered by. `active`: confirmed, and neither banned nor to be deleted. */
export const ACCOUNT_STATES = ['active', 'unconfirmed', 'banned', 'to-be-deleted'] as const;
export const ACCOUNT_ROLES = ['admin', 'learner'] as const;
export const PEOPLE_SORTS = ['created_at', 'last_sign_in_at', 'email'] as const;

/** As many rows as an admin's list gives at once. */
export const MOST_ROWS = 500;
/** Further than this nobody counts: a list says "more than 10,000". */
export const MOST_COUNTED = 10_000;

const id = v.pipe(v.string(), v.uuid());
const userId = v.pipe(v.string(), v.uuid(), v.transform(nominal<UserId>));
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));
/** From 1. */
const page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1);
const pageSize = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROWS)), 25);
const ascending = v.optional(v.boolean(), false);

/** `list-people`: what is left out does not narrow the list. */
export const listPeopleRequest = v.object({
  /** The beginning of an address, or of a word of a name. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  role: v.optional(v.picklist(ACCOUNT_ROLES)),
  state: v.optional(v.picklist(ACCOUNT_STATES)),
  /** The id of a plan, or `none`. */
  plan: v.optional(v.pipe(v.string(), v.maxLength(40))),
  demonstration: v.optional(v.boolean()),
  sort: v.optional(v.picklist(PEOPLE_SORTS), 'created_at'),
  page,
  page_size: pageSize,
  ascending,
});
export type ListPeopleRequest = v.InferInput<typeof listPeopleRequest>;

/** An account in a list; moments are ISO dates. */
export type ListedPerson = {
  readonly id: string;
  readonly email: string | null;
  readonly full_name: string | null;
  readonly has_picture: boolean;
  readonly created_at: string;
  readonly last_sign_in_at: string | null;
  readonly is_confirmed: boolean;
  readonly is_admin: boolean;
  readonly is_demonstration: boolean;
  readonly is_banned: boolean;
  /** When the ban ends; null for those who are not banned, and for bans without an end. */
  readonly ban_ends_at: string | null;
  /** When the account will be deleted; null when nobody wants that. */
  readonly deletion_due_at: string | null;
  readonly plan_id: string | null;
  readonly plan_status: string | null;
  readonly enrolments: number;
};

/** A page of a list, and how many rows all pages have: `MOST_COUNTED + 1` stands for more than `MOST_COUNTED`. */
export type ListPeopleResponse = { readonly people: readonly ListedPerson[]; readonly count: number };

export const aboutPersonRequest = v.object({ user_id: userId });

/** `read-person`: the outcomes of somebody's learning, never what they wrote or answered. */
export type PersonDetails = ListedPerson & {
  readonly ban_reason: string | null;
  /** Of the latest assessment. */
  readonly skill_level: string | null;
  readonly onboarding_steps: number;
  readonly certificates: number;
  readonly courses: readonly {
    readonly course_id: string;
    readonly title: string;
    readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
    readonly progress: number;
    readonly completed_at: string | null;
  }[];
};

export const changeRoleRequest = v.object({ user_id: userId, role: v.picklist(ACCOUNT_ROLES) });

/** `ban-account`: until a moment, or until the ban is lifted. */
export const banAccountRequest = v.object({
  user_id: userId,
  ends_at: v.nullable(v.pipe(v.string(), v.check(isMoment))),
  reason,
});

/** The answer of `unban-account`: the ban that was lifted, so that it can be set again; null where there was none. */
export type UnbanAccountResponse = {
  readonly user_id: string;
  readonly lifted: { readonly ends_at: string | null; readonly reason: string } | null;
};

/** `end-account-sessions`: one session, or all of them. */
export const endSessionsRequest = v.object({ user_id: userId, session_id: v.optional(id) });

/** The answer of `view-as-learner`: a token that reads what the learner reads, and changes nothing. */
export type LearnerView = {
  readonly view_id: string;
  readonly access_token: string;
  /** In seconds since 1970. */
  readonly expires_at: number;
  readonly user: {
    readonly id: string;
    readonly email: string | null;
    readonly email_confirmed_at: string | null;
    readonly user_metadata: Readonly<Record<string, unknown>>;
    readonly created_at: string;
  };
};

export const endViewRequest = v.object({ view_id: id, user_id: userId });

export const ACTION_OUTCOMES = ['done', 'refused'] as const;

/** `list-admin-actions`: what is left out does not narrow the log. */
export const listAdminActionsRequest = v.object({
  /** The beginning of the address of whoever acted. */
  actor: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  action: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/), v.maxLength(60))),
  outcome: v.optional(v.picklist(ACTION_OUTCOMES)),
  subject_id: v.optional(id),
  /** Days by UTC, both included. */
  from: v.optional(v.pipe(v.string(), v.check(isDay))),
  until: v.optional(v.pipe(v.string(), v.check(isDay))),
  page,
  page_size: pageSize,
  ascending,
});
export type ListAdminActionsRequest = v.InferInput<typeof listAdminActionsRequest>;

/** A row of the log. Addresses are those of accounts that still exist. */
export type ListedAction = {
  readonly id: string;
  readonly created_at: string;
  readonly actor_id: string | null;
  readonly actor_email: string | null;
  readonly action: string;
  readonly outcome: (typeof ACTION_OUTCOMES)[number];
  readonly subject_id: string | null;
  readonly subject_email: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

export type ListAdminActionsResponse = {
  readonly actions: readonly ListedAction[];
  readonly count: number;
  /** Every action that the log has, for the filter. */
  readonly names: readonly string[];
};
