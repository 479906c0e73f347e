import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { oneOrNone } from '#domain/kernel/one.ts';
import { type EndedMails, mailHour, type MailStatus } from '#domain/knowledge/mail-contract.ts';
import { USUAL_HOUR } from '#domain/knowledge/mail-turn.ts';
import type { SignedTokens } from '../adapters/signed-token.ts';
import type { Query } from '../adapters/sql.ts';
import { readForm, UnreadableFormError } from './forms/read-form.ts';

/** Where somebody says which mails they want, without a language. A mail program POSTs there by itself (RFC 8058). */
export const MAILS_PATH = '/mails';

/** What the page of mails needs. */
export type MailPages = { readonly mailTokens: SignedTokens; readonly query: Query };

type Mails = Omit<MailStatus, 'asked' | 'isSaved'>;

/** The mails of the learner whose link it is; null when the token opens none. */
export async function readMails({ mailTokens, query }: MailPages, token: string): Promise<Mails | null> {
  const id = mailTokens.read(token, new Date());
  if (id === undefined) return null;
  const { rows } = await query<Omit<Mails, 'token'>>(
    `select coalesce(reminder, false) as reminder, coalesce(summary, false) as summary, coalesce(hour, $2) as hour,
       coalesce((
         select jsonb_agg(jsonb_build_object(
           'id', module_notices.id, 'title', courses.title, 'translations', courses.translations) order by courses.title)
         from public.module_notices join public.courses on courses.id = course_id
         where module_notices.user_id = users.id
       ), '[]') as notices
     from auth.users left join public.mail_preferences as preferences on preferences.user_id = users.id
     where users.id = $1 and users.deleted_at is null`,
    [id, USUAL_HOUR],
  );
  const mails = oneOrNone(rows);
  return mails ? { ...mails, token } : null;
}

/**
 * Ends what an address says, or keeps what was chosen on the page. The token is all it takes: mail programs have no page of this site to
 * send a form from.
 *
 * @returns whether anything was taken
 */
export async function changeMails(
  pages: MailPages,
  token: string,
  ended: EndedMails | null,
  request: IncomingMessage,
): Promise<boolean> {
  const id = pages.mailTokens.read(token, new Date());
  const mails = await readMails(pages, token);
  if (id === undefined || mails === null) return false;
  if (ended !== null) {
    await endMails(pages, id, mails, ended);
    return true;
  }
  const form = await readForm(request).catch((error: unknown) => {
    if (error instanceof UnreadableFormError) return undefined;
    throw error;
  });
  const hour = v.safeParse(mailHour, Number(form?.hour));
  if (form === undefined || !hour.success) return false;
  await choose(pages, id, { reminder: 'reminder' in form, summary: 'summary' in form, hour: hour.output });
  const gone = mails.notices.filter((notice) => !(`notice-${notice.id}` in form));
  await endNotices(pages, id, gone);
  return true;
}

async function endMails(pages: MailPages, id: string, mails: Mails, ended: EndedMails): Promise<void> {
  await choose(pages, id, {
    reminder: mails.reminder && ended === 'summary',
    summary: mails.summary && ended === 'reminder',
    hour: mails.hour,
  });
  if (ended === 'all') await endNotices(pages, id, mails.notices);
}

async function choose(
  { query }: MailPages,
  id: string,
  { reminder, summary, hour }: Pick<Mails, 'reminder' | 'summary' | 'hour'>,
): Promise<void> {
  await query('select private.choose_mails($1, $2, $3, $4)', [id, reminder, summary, hour]);
}

async function endNotices({ query }: MailPages, id: string, notices: Mails['notices']): Promise<void> {
  if (notices.length === 0) return;
  await query('delete from public.module_notices where user_id = $1 and id = any ($2)', [
    id,
    notices.map((notice) => notice.id),
  ]);
}
