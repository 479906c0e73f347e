import { type NewModules, newModules } from '#server/mails/catalogue/new-modules.ts';
import type { Recipient, SendMail } from '#server/mails/mail-template.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import type { Query } from '../../adapters/sql.ts';
import { HAS_CONFIRMED_ADDRESS } from '../find-recipient.ts';

/** The job that writes to those who asked about further modules of a course, and how often it looks. */
export const ANNOUNCE_MODULES = { kind: 'catalogue/announce-modules', everySeconds: 300 } as const;

/** Mails in one run; who is left comes in the next. */
const AT_ONCE = 500;

/** The link that ends the mails works for as long as somebody may keep one. */
const TOKEN_DAYS = 3650;
const DAY_MS = 86_400_000;

export type AnnouncementOptions = {
  readonly sendMail: SendMail;
  /** To what ends the mails about one course. */
  readonly noticeTokens: SignedTokens;
  /** To the page of all mails that somebody wants. */
  readonly mailTokens: SignedTokens;
  readonly now: () => Date;
};

/** What one learner is told about one course; `id` is that of the notice. */
type ModuleNews = Recipient &
  Omit<NewModules, 'noticeToken' | 'mailToken'> & { readonly id: string; readonly user_id: string };

/**
 * Writes one mail to everybody who wants to hear of a course with modules they have not heard of, and notes that they have.
 * A withdrawn course says nothing while it is withdrawn; addresses that nobody has confirmed get no mail.
 */
export function createAnnounceModules(options: AnnouncementOptions) {
  return async (_payload: unknown, query: Query): Promise<void> => {
    const { rows } = await query<ModuleNews>(
      `with due as (
         select module_notices.id from public.module_notices
         join public.courses on courses.id = module_notices.course_id and courses.is_active
         join auth.users on users.id = module_notices.user_id
           and ${HAS_CONFIRMED_ADDRESS}
         where exists (
           select from public.modules
           where modules.course_id = module_notices.course_id and modules.written_at > module_notices.notified_until
             and modules.status = 'written' and modules.retired_at is null)
         order by module_notices.id limit $1 for update of module_notices skip locked
       ),
       notified as (
         update public.module_notices set notified_until = news.latest
         from due, lateral (
           select max(written_at) as latest, array_agg(modules.id order by order_index) as module_ids
           from public.module_notices as notice
           join public.modules on modules.course_id = notice.course_id and written_at > notice.notified_until
             and status = 'written' and retired_at is null
           where notice.id = due.id
         ) as news
         where module_notices.id = due.id
         returning module_notices.id, user_id, course_id, news.module_ids
       )
       select notified.id, notified.user_id, users.email as recipient, users.raw_user_meta_data -> 'language' as language,
         jsonb_build_object('id', courses.id, 'title', courses.title, 'translations', courses.translations) as course,
         courses.modules_written as "modulesWritten", courses.modules_count as "modulesCount",
         (select jsonb_agg(jsonb_build_object('title', title, 'translations', translations) order by order_index)
          from public.modules where modules.id = any (notified.module_ids)) as modules
       from notified
       join auth.users on users.id = notified.user_id
       join public.courses on courses.id = notified.course_id`,
      [AT_ONCE],
    );
    for (const news of rows) {
      const expiresAt = new Date(options.now().getTime() + TOKEN_DAYS * DAY_MS);
      const mailToken = options.mailTokens.issue(news.user_id, expiresAt);
      const noticeToken = options.noticeTokens.issue(news.id, expiresAt);
      await options.sendMail(query, news, newModules({ ...news, noticeToken, mailToken }));
    }
  };
}
