import { HAS_CONFIRMED_ADDRESS } from '../find-recipient.ts';
import type { Query } from '../../adapters/sql.ts';
import type { SendLetter } from '../letter.ts';
import { type ModuleLetterSender, type ModuleNews, moduleLetter } from './module-letter.ts';

/** The job that writes to those who asked about further modules of a course, and how often it looks. */
export const ANNOUNCE_MODULES = { kind: 'catalogue/announce-modules', everySeconds: 300 } as const;

/** Mails in one run; who is left comes in the next. */
const AT_ONCE = 500;

export type AnnouncementOptions = ModuleLetterSender & {
  readonly sendLetter: SendLetter;
  readonly now: () => Date;
};

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
       select notified.id, users.email as recipient, users.raw_user_meta_data -> 'language' as language,
         courses.id as course_id, courses.title as course_title, courses.translations as course_translations,
         courses.modules_written, courses.modules_count,
         (select jsonb_agg(jsonb_build_object('title', title, 'translations', translations) order by order_index)
          from public.modules where modules.id = any (notified.module_ids)) as modules
       from notified
       join auth.users on users.id = notified.user_id
       join public.courses on courses.id = notified.course_id`,
      [AT_ONCE],
    );
    for (const news of rows) await options.sendLetter(query, moduleLetter(news, options, options.now()));
  };
}
