import { oneOrNone } from '#domain/kernel/one.ts';
import type { NoticeStatus } from '#domain/catalogue/notice-contract.ts';
import type { SignedTokens } from '../adapters/signed-token.ts';
import type { Query } from '../adapters/sql.ts';

/** Where mails about further modules are ended, without a language. A mail program POSTs there by itself (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** What the pages about notices need. */
export type NoticePages = { readonly noticeTokens: SignedTokens; readonly query: Query };

/** What the token of a link opens; null when it opens nothing. */
export async function readNotice(
  { noticeTokens, query }: NoticePages,
  token: string,
): Promise<NoticeStatus | null> {
  const id = noticeTokens.read(token, new Date());
  if (id === undefined) return null;
  const { rows } = await query<NonNullable<NoticeStatus['course']>>(
    `select title, translations from public.module_notices
     join public.courses on courses.id = course_id where module_notices.id = $1`,
    [id],
  );
  return { token, course: oneOrNone(rows) ?? null };
}

/** Ends the mails that a token stands for; whoever asks again later gets a new notice with a token of its own. */
export async function endNotice({ noticeTokens, query }: NoticePages, token: string): Promise<void> {
  const id = noticeTokens.read(token, new Date());
  if (id !== undefined) await query('delete from public.module_notices where id = $1', [id]);
}
