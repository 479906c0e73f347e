import { oneOrNone } from '#domain/kernel/one.ts';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import {
  type ApplicationRow,
  applicationSchema,
  type FieldProblem,
  type FormState,
  leadSchema,
  statementSchema,
} from '#domain/community/contract.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import type { Query, SqlDatabase } from '../../adapters/sql.ts';
import { APPLICATION_PATH, saveStatement } from './application-status.ts';
import { type Locale, pathIn } from '../routes.ts';

/** Forms that one visitor may send in ten minutes. A class that applies together shares one address. */
export const FORMS_PER_VISITOR = { limit: 60, windowSeconds: 600 };

/** Mails to one address in a day. Anybody can type a stranger's address: what comes on top is kept, but not confirmed. */
const MAILS_PER_ADDRESS = { limit: 5, windowSeconds: 86_400 };

/** Counts a hit and tells whether there may still be one. */
export type CountHit = (
  name: string,
  subject: string,
  limit: { readonly limit: number; readonly windowSeconds: number },
) => Promise<boolean>;

export type PageForm = {
  readonly schema: v.GenericSchema<unknown, Record<string, unknown>>;
  readonly table: 'leads' | 'scholarship_applications';
  readonly save: (values: Readonly<Record<string, unknown>>, services: FormServices) => Promise<void>;
  /** Where the visitor goes on to; undefined stays on the page, which says thank you. */
  readonly next?: (values: Readonly<Record<string, string>>, locale: Locale) => string;
};

/** The forms of the public pages by the path they are posted to. */
const FORMS: Readonly<Record<string, PageForm>> = {
  '/': {
    schema: leadSchema,
    table: 'leads',
    save: async (values, { database }) => void (await insert(database.query, 'leads', values)),
    next: ({ email = '' }) =>
      `/auth?tab=sign-up&next=%2Fassessment&email=${encodeURIComponent(email.trim())}`,
  },
  '/community': { schema: applicationSchema, table: 'scholarship_applications', save: saveApplication },
  [APPLICATION_PATH]: {
    schema: statementSchema,
    table: 'scholarship_applications',
    save: (values, { database, applicationTokens }) =>
      saveStatement(
        { query: database.query, applicationTokens },
        String(values.token),
        String(values.statement),
      ),
    next: ({ token = '' }, locale) =>
      `${pathIn(locale, APPLICATION_PATH)}?token=${encodeURIComponent(token)}`,
  },
};

/** The page's form, if it has one. */
export function findForm(path: string): PageForm | undefined {
  return Object.hasOwn(FORMS, path) ? FORMS[path] : undefined;
}

/** What taking a form needs. */
export type FormServices = {
  readonly database: SqlDatabase;
  /** To what an applicant may see and write. */
  readonly applicationTokens: SignedTokens;
  /** Confirms an application by mail, in the transaction that keeps it. */
  readonly mailApplicant: (query: Query, application: ApplicationRow) => Promise<void>;
  readonly countHit: CountHit;
  readonly log: { error(message: string, fields?: Record<string, unknown>): void };
};

/**
 * Checks what was typed into a form and keeps it. Never fails: what goes wrong on our side is logged and told.
 *
 * @param address the visitor's, for the rate limit
 * @returns what the page shows, with the input that was sent
 */
export async function takeForm(
  form: PageForm,
  values: Readonly<Record<string, string>>,
  address: string,
  services: FormServices,
): Promise<FormState> {
  const { countHit, log } = services;
  try {
    if (!(await countHit('form', address, FORMS_PER_VISITOR)))
      return { status: 'too-many', values, problems: {} };
    const parsed = v.safeParse(form.schema, values);
    if (!parsed.success) return { status: 'invalid', values, problems: toProblems(parsed.issues) };
    await form.save(parsed.output, services);
    return { status: 'done', values, problems: {} };
  } catch (error) {
    log.error('a form could not be kept', { table: form.table, error });
    return { status: 'failed', values, problems: {} };
  }
}

async function saveApplication(
  values: Readonly<Record<string, unknown>>,
  { database, countHit, mailApplicant }: FormServices,
): Promise<void> {
  const confirms = await countHit('application-mail', digest(String(values.email)), MAILS_PER_ADDRESS);
  await database.transaction(async ({ query }) => {
    const application = await insert<ApplicationRow>(query, 'scholarship_applications', values);
    if (confirms && application) await mailApplicant(query, application);
  });
}

async function insert<Row extends Record<string, unknown>>(
  query: Query,
  table: PageForm['table'],
  values: Readonly<Record<string, unknown>>,
): Promise<Row | undefined> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await query<Row>(
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(values),
  );
  return oneOrNone(rows);
}

/** Counters hold no readable mail address. */
function digest(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

/** Whether a form comes from a page of this site: browsers send where a post comes from. */
export function isFromThisSite(request: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && (origin === new URL(publicUrl).origin || URL.parse(origin)?.host === host);
}

function toProblems(issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldProblem> {
  return Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message as FieldProblem]).reverse(),
  );
}
