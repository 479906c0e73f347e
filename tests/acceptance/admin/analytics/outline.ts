import { randomUUID } from 'node:crypto';
import type { Query } from '#server/backend/database/database.ts';

/** What the learners of the population can take. */
export type Outline = {
  readonly courseIds: readonly string[];
  readonly lessons: readonly {
    readonly id: string;
    readonly course_id: string;
    readonly module_id: string;
    readonly content_type: string;
  }[];
};

/** The items of every quiz. */
export const ITEMS = ['size-a-position', 'place-a-stop', 'call-the-coin', 'read-the-odds'] as const;

const QUIZ = {
  items: ITEMS.map((id) => ({ id, prompt_html: `<p>${id}</p>`, skill_name: 'Position size' })),
};

/** The faults of the transcript that every text has. */
export const FAULTS = [
  { sentence: '1.1', reason: 'no-source' },
  { sentence: '1.2', reason: 'unsafe' },
] as const;

/** Writes two courses of two modules with two texts and a quiz each, one text of them retired. */
export async function createOutline(query: Query): Promise<Outline> {
  const courseIds = [randomUUID(), randomUUID()];
  const lessons: Outline['lessons'][number][] = [];
  for (const [place, courseId] of courseIds.entries()) {
    await query(
      `insert into public.courses (id, slug, title, description, level, color_gradient, duration_weeks, modules_count)
       values ($1, $2, $2, '-', 'Beginner', '-', 4, 2)`,
      [courseId, `counted-${place}`],
    );
    for (const moduleNumber of [1, 2]) {
      const moduleId = randomUUID();
      await query(
        `insert into public.modules (id, course_id, slug, title, description, order_index, week, status)
         values ($1, $2, $3, $3, '-', $4, 1, 'written')`,
        [moduleId, courseId, `module-${moduleNumber}`, moduleNumber],
      );
      for (const [index, kind] of ['text', 'text', 'quiz'].entries()) {
        const id = randomUUID();
        const isRetired = moduleNumber === 2 && index === 1;
        await query(
          `insert into public.lessons (id, module_id, course_id, slug, title, description, content_type,
             duration_minutes, order_index, author, reviewed_on, retired_at)
           values ($1, $2, $3, $4, $4, '-', $5, 5, $6, '-', '2026-11-01', case when $7 then now() end)`,
          [id, moduleId, courseId, `lesson-${index}`, kind, index + 1, isRetired],
        );
        if (kind === 'text') {
          await query(
            `insert into public.activity_keys (lesson_id, activity, key) values ($1, 'an-answer', $2)`,
            [id, JSON.stringify({ kind: 'transcript', faults: FAULTS })],
          );
        }
        if (kind === 'quiz') {
          await query(
            `insert into public.lesson_bodies (lesson_id, html, quiz, body_hash) values ($1, '', $2, '-')`,
            [id, JSON.stringify(QUIZ)],
          );
        }
        lessons.push({ id, course_id: courseId, module_id: moduleId, content_type: kind });
      }
    }
  }
  return { courseIds, lessons };
}
