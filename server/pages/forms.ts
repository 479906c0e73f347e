import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import {
  applicationSchema,
  type FieldProblem,
  type FormState,
  leadSchema,
} from '#domain/community/contract.ts';
import type { Query } from '../adapters/sql.ts';

/** Forms that one visitor may send in ten minutes. A class that applies together shares one address. */
export const FORMS_PER_VISITOR = { limit: 60, windowSeconds: 600 };

/** Counts a hit and tells whether there may still be one. */
export type CountHit = (
  name: string,
  subject: string,
  limit: { readonly limit: number; readonly windowSeconds: number },
) => Promise<boolean>;

export type PageForm = {
  readonly schema: v.GenericSchema<unknown, Record<string, unknown>>;
  readonly table: 'leads' | 'scholarship_applications';
  /** Where the visitor goes on to; undefined stays on the page, which says thank you. */
  readonly next?: (values: Readonly<Record<string, string>>) => string;
};

/** The forms of the public pages by the path they are posted to. */
const FORMS: Readonly<Record<string, PageForm>> = {
  '/': {
    schema: leadSchema,
    table: 'leads',
    next: ({ email = '' }) => `/auth?tab=sign-up&email=${encodeURIComponent(email.trim())}`,
  },
  '/community': { schema: applicationSchema, table: 'scholarship_applications' },
};

/** The page's form, if it has one. */
export function findForm(path: string): PageForm | undefined {
  return Object.hasOwn(FORMS, path) ? FORMS[path] : undefined;
}

/** What taking a form needs. */
export type FormDesk = {
  readonly query: Query;
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
  { query, countHit, log }: FormDesk,
): Promise<FormState> {
  try {
    if (!(await countHit('form', address, FORMS_PER_VISITOR)))
      return { status: 'too-many', values, problems: {} };
    const parsed = v.safeParse(form.schema, values);
    if (!parsed.success) return { status: 'invalid', values, problems: toProblems(parsed.issues) };
    const columns = Object.keys(parsed.output);
    await query(
      `insert into public.${form.table} (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
      Object.values(parsed.output),
    );
    return { status: 'done', values, problems: {} };
  } catch (error) {
    log.error('a form could not be kept', { table: form.table, error });
    return { status: 'failed', values, problems: {} };
  }
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
