import * as v from 'valibot';

/** Countries of the join card: ISO 3166-1 alpha-2 codes, and `other`. */
export const COUNTRIES = ['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'other'] as const;
export const PROGRAMS = ['beginner', 'women', 'global'] as const;
export const LANGUAGES = ['en', 'es', 'fr', 'ar', 'zh', 'hi'] as const;

/** Messages are codes: the page words them in the visitor's language. */
const email = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(254, 'email'),
    v.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'email'),
  ),
  '',
);
const name = v.optional(
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(100, 'too-long')),
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

/** Why a field was refused. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'choice' | 'too-long';

/** What a page with a form is told about the form that was just sent. */
export type FormState = {
  readonly status: 'done' | 'invalid' | 'too-many' | 'failed';
  /** What the visitor typed, by field: shown again, so that nothing is lost. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, FieldProblem>>;
};

/** How long the links in mails about an application work, in days. */
export const APPLICATION_PASS_DAYS = 90;

/** An application as the database keeps it. */
export type ApplicationRow = v.InferOutput<typeof applicationSchema> & {
  readonly id: string;
  readonly status: 'received' | 'in_review' | 'awarded' | 'declined';
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
  readonly pass: string;
  /** Whether an account has the award already. */
  readonly is_claimed: boolean;
};

/** `decide-application`: awards or declines, once and for good. */
export const decideApplicationRequest = v.object({
  application_id: v.pipe(v.string(), v.uuid()),
  decision: v.picklist(['awarded', 'declined']),
  /** What the mail tells the applicant. */
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000)),
});

/** `claim-scholarship`: the pass is the one of the links in mails about the application. */
export const claimScholarshipRequest = v.object({ pass: v.pipe(v.string(), v.maxLength(200)) });
