import { oneOrNone } from '#domain/kernel/one.ts';
import type { NoticeStatus } from '#domain/catalogue/notice-contract.ts';
import type { SignedPasses } from '../adapters/signed-pass.ts';
import type { Query } from '../adapters/sql.ts';

/** Where mails about further modules are ended, without a language. A mail program POSTs there by itself (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** What the pages about notices need. */
export type NoticePages = { readonly noticePasses: SignedPasses; readonly query: Query };

/** What the pass of a link opens; null when it opens nothing. */
export async function readNotice(
  { noticePasses, query }: NoticePages,
  pass: string,
): Promise<NoticeStatus | null> {
  const id = noticePasses.read(pass, new Date());
  if (id === undefined) return null;
  const { rows } = await query<NonNullable<NoticeStatus['course']>>(
    `select title, translations from public.module_notices
     join public.courses on courses.id = course_id where module_notices.id = $1`,
    [id],
  );
  return { pass, course: oneOrNone(rows) ?? null };
}

/** Ends the mails that a pass stands for; whoever asks again later gets a new notice with a pass of its own. */
export async function endNotice({ noticePasses, query }: NoticePages, pass: string): Promise<void> {
  const id = noticePasses.read(pass, new Date());
  if (id !== undefined) await query('delete from public.module_notices where id = $1', [id]);
}
