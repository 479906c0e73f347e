import type { UserId } from '#domain/kernel/ids.ts';
import { inLanguage, type Language, localized, type TranslatedRow } from '#domain/kernel/languages.ts';
import type { MentorReplies } from '#domain/mentor/content-contract.ts';
import type { LinkedPlace } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';

/** A lesson as the mentor names it, or a module that has no lesson yet. */
export type LinkedLesson = {
  readonly title: string;
  readonly path: string;
  readonly state: 'open' | 'closed' | 'in_writing';
};

type Row = TranslatedRow & {
  title: string;
  course_id: string;
  lesson_id: string | null;
  may_open: boolean | null;
};

/**
 * Loads what the mentor links to, in the order given: a lesson, or the first lesson of a module. What the learner cannot
 * see is left out.
 */
export async function loadLinkedLessons(
  query: Query,
  userId: UserId,
  places: readonly LinkedPlace[],
  language: Language,
): Promise<LinkedLesson[]> {
  const { rows } = await query<Row>(
    `select coalesce(lessons.title, modules.title) as title,
       coalesce(lessons.translations, modules.translations) as translations,
       courses.id as course_id, lessons.id as lesson_id,
       private.learner_can_open_lesson($1, lessons.id) as may_open
     from unnest($2::uuid[], $3::uuid[]) with ordinality as wanted (module_id, lesson_id, place)
     join public.modules on modules.id = wanted.module_id and modules.retired_at is null
     join public.courses on courses.id = modules.course_id
       and (courses.is_active or private.is_enrolled($1, courses.id))
     left join lateral (
       select id, title, translations from public.lessons
       where lessons.module_id = modules.id and lessons.retired_at is null
         and (wanted.lesson_id is null or lessons.id = wanted.lesson_id)
       order by order_index limit 1
     ) as lessons on true
     order by wanted.place`,
    [userId, places.map(({ moduleId }) => moduleId), places.map(({ lessonId }) => lessonId)],
  );
  return rows.map((row) => ({
    title: localized(row, 'title', language),
    path:
      row.lesson_id === null
        ? `/course/${row.course_id}`
        : `/course/${row.course_id}?lesson=${row.lesson_id}`,
    state: row.lesson_id === null ? 'in_writing' : row.may_open ? 'open' : 'closed',
  }));
}

/** The lessons as a list with its heading, in the plain text of a reply; empty without lessons. */
export function wordLessons(
  lessons: readonly LinkedLesson[],
  labels: MentorReplies['labels'],
  language: Language,
): string[] {
  if (lessons.length === 0) return [];
  const lines = lessons.map(({ title, path, state }) => {
    const link = `- [${title}](${path})`;
    return state === 'open' ? link : `${link} (${inLanguage(labels[state], language)})`;
  });
  return [[`${inLanguage(labels.lessons, language)}:`, ...lines].join('\n')];
}
