import { nominal } from '../kernel/nominal.ts';
import type { ApplicationId } from '../kernel/ids.ts';
import * as v from 'valibot';
import { LANGUAGES } from '../kernel/languages.ts';
import { isPlainName, tidyName } from '../kernel/plain-name.ts';
import { type Review, SCORES } from './review-rubric.ts';

/** Countries of the join card: ISO 3166-1 alpha-2 codes, and `other`. */
export const COUNTRIES = ['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'other'] as const;
export const PROGRAMS = ['beginner', 'women', 'global'] as const;

/** The HTML standard's valid address, with a dot in its domain: nothing else can get into the head of a mail. */
const MAIL_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Messages are codes: the page words them in the visitor's language. */
const email = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(254, 'email'),
    v.regex(MAIL_ADDRESS, 'email'),
  ),
  '',
);
const name = v.optional(
  v.pipe(
    v.string(),
    v.transform(tidyName),
    v.minLength(1, 'required'),
    v.check(isPlainName, 'link'),
    v.maxLength(100, 'too-long'),
  ),
  '',
);

/** The join card of the landing page. Phone and country may stay empty. */
export const leadSchema = v.object({
  email,
  phone: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^$|^\+?[0-9 ()./-]{5,30}$/, 'phone'),
      v.transform((text) => text || null),
    ),
    '',
  ),
  country: v.optional(
    v.pipe(
      v.picklist(['', ...COUNTRIES], 'choice'),
      v.transform((country) => country || null),
    ),
    '',
  ),
});

/** The application form of the community page. */
export const applicationSchema = v.object({
  first_name: name,
  last_name: name,
  email,
  preferred_language: v.picklist(LANGUAGES, 'choice'),
  program_interest: v.picklist(PROGRAMS, 'choice'),
});

/** The form of an applicant's own page: what reviewers judge. The token is the one of the page's address. */
export const statementSchema = v.object({
  token: v.optional(v.string(), ''),
  statement: v.optional(
    v.pipe(
      v.string(),
      // Browsers count a line break as one character and send it as two.
      v.transform((text) => text.replaceAll('\r\n', '\n')),
      v.trim(),
      v.minLength(1, 'required'),
      v.maxLength(2000, 'too-long'),
    ),
    '',
  ),
});

/** Why a field was refused. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'choice' | 'link' | 'too-long';

/** What a page with a form is told about the form that was just sent. */
export type FormState = {
  readonly status: 'done' | 'invalid' | 'too-many' | 'failed';
  /** What the visitor typed, by field: shown again, so that nothing is lost. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, FieldProblem>>;
};

/** How long the links in mails about an application work, in days. */
export const APPLICATION_TOKEN_DAYS = 90;

/** Where an application stands. */
export const APPLICATION_STATUSES = ['received', 'in_review', 'awarded', 'declined'] as const;

/** An application as the database keeps it. */
export type ApplicationRow = v.InferOutput<typeof applicationSchema> & {
  readonly id: string;
  readonly status: (typeof APPLICATION_STATUSES)[number];
  readonly created_at: Date;
  /** When the promised 48 hours end. */
  readonly due_at: Date;
  readonly decided_at: Date | null;
  /** Written by the admin who decided, in any language. */
  readonly decision_reason: string | null;
};

/** An application as its applicant sees it. */
export type ApplicationStatus = Omit<ApplicationRow, 'id' | 'last_name' | 'preferred_language'> & {
  /** Of the link that opened it: it claims an award, too. */
  readonly token: string;
  /** What the applicant has written about themselves. */
  readonly statement: string | null;
  /** Whether it can still be written or changed. */
  readonly is_statement_open: boolean;
  /** Whether an account has the award already. */
  readonly is_claimed: boolean;
};

const applicationId = v.pipe(v.string(), v.uuid(), v.transform(nominal<ApplicationId>));
const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));

/** `decide-application`: awards or declines, once and for good. */
export const decideApplicationRequest = v.object({
  application_id: applicationId,
  decision: v.picklist(['awarded', 'declined']),
  /** What the mail tells the applicant. */
  reason: shortText,
  /** Why two reviews are not waited for; without it they are needed. */
  override_reason: v.optional(shortText),
});

const score = v.picklist(SCORES);

/** `review-application`: once per admin; a review is not changed afterwards. */
export const reviewApplicationRequest = v.object({
  application_id: applicationId,
  need: score,
  commitment: score,
  fit: score,
  clarity: score,
  /** For the other reviewer and whoever decides. */
  note: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
});

/** `take-applications` and `release-applications`: seats of reviewers, of one page of the list at most. */
export const reviewSeatsRequest = v.object({
  application_ids: v.pipe(v.array(applicationId), v.minLength(1), v.maxLength(50)),
});

/** What applications are listed by; `open` ones wait for a decision, in one of the next two states. */
export const APPLICATION_STATES = ['open', ...APPLICATION_STATUSES] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** How applications can be sorted. */
export const APPLICATION_SORTS = ['due_at', 'created_at', 'decided_at', 'reviews', 'points'] as const;

/** `list-applications`. Where nothing is said of a filter, all are listed; open ones come first, the most urgent on top. */
export const listApplicationsRequest = v.object({
  status: v.optional(v.picklist(APPLICATION_STATES)),
  program: v.optional(v.picklist(PROGRAMS)),
  /** Open ones past their 48 hours only. */
  overdue: v.optional(v.boolean(), false),
  /** Those at which the caller has a seat only. */
  mine: v.optional(v.boolean(), false),
  sort: v.optional(v.picklist(APPLICATION_SORTS), 'due_at'),
  descending: v.optional(v.boolean(), false),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 50),
});
export type ListApplications = v.InferOutput<typeof listApplicationsRequest>;

/** An application as an admin sees it: nameless until two reviews are in or it is decided. */
export type ApplicationCard = Pick<
  ApplicationRow,
  'id' | 'preferred_language' | 'program_interest' | 'status'
> & {
  readonly created_at: string;
  readonly due_at: string;
  readonly decided_at: string | null;
  /** Seats that are taken, and reviews that are in: 0 to 2. */
  readonly reviewers: number;
  readonly reviews: number;
  readonly is_mine: boolean;
  readonly is_scored_by_me: boolean;
  /** Whether names and reviews may be seen. */
  readonly is_open: boolean;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  /** Mean of the reviews' points, 4 to 16. */
  readonly points: number | null;
  readonly is_demonstration: boolean;
};

/** Seats of one scholarship, with its name in every language. */
export type ProgramSeats = {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly spots: number;
  readonly left: number;
};

/** The answer of `list-applications`. */
export type ApplicationList = {
  readonly applications: readonly ApplicationCard[];
  /** Of all that pass the filter. */
  readonly total: number;
  readonly programs: readonly ProgramSeats[];
};

/** `read-application`. */
export const readApplicationRequest = v.object({ application_id: applicationId });

/** One review as it may be seen: one's own always, the other's once both are in. */
export type SeenReview = Review & {
  readonly is_mine: boolean;
  readonly note: string;
  readonly scored_at: string;
};

/** The answer of `read-application`. */
export type ApplicationDetail = ApplicationCard & {
  readonly statement: string | null;
  readonly decision_reason: string | null;
  readonly override_reason: string | null;
  readonly seen_reviews: readonly SeenReview[];
  readonly program: ProgramSeats | null;
};

/** `claim-scholarship`: the token is the one of the links in mails about the application. */
export const claimScholarshipRequest = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });
