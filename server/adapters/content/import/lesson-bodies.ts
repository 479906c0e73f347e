import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '../reading/content.ts';
import type { CompiledInThreads } from '../threads/compile-in-threads.ts';
import { hashOfBody } from './hash-of-body.ts';
import type { PlacedLesson } from './outline-rows.ts';
import type { RenderedLesson } from './render-lesson.ts';
import { type ImportRow, type ImportTable, type ImportTransaction, upsertRows } from './upsert-rows.ts';

const bodiesTable = {
  name: 'lesson_bodies',
  key: ['lesson_id'],
  columns: {
    lesson_id: 'uuid',
    html: 'text',
    figures: 'jsonb',
    terms: 'jsonb',
    activities: 'jsonb',
    quiz: 'jsonb',
    lecture: 'jsonb',
    media: 'jsonb',
    plain_text: 'text',
    body_hash: 'text',
  },
} as const satisfies ImportTable<string>;

const answerKeysTable = {
  name: 'quiz_answer_keys',
  key: ['lesson_id', 'item_id'],
  columns: { lesson_id: 'uuid', item_id: 'text', key: 'jsonb' },
} as const satisfies ImportTable<string>;

const activityKeysTable = {
  name: 'activity_keys',
  key: ['lesson_id', 'activity'],
  columns: { lesson_id: 'uuid', activity: 'text', key: 'jsonb' },
} as const satisfies ImportTable<string>;

/** A tenth of a second of work. */
const LESSONS_AT_A_TIME = 20;

/**
 * Writes the bodies and answer keys of lessons whose text changed, or that another version of the compiler made. Others
 * are not even rendered, which keeps a restart quick however many lessons there are.
 *
 * @param compiled lessons that threads have rendered, or are about to
 * @returns how many lessons were compiled, and how many rows were written or removed for them
 */
export async function writeLessonBodies(
  transaction: ImportTransaction,
  lessons: readonly PlacedLesson[],
  content: Content,
  compiler: string,
  compiled?: CompiledInThreads,
): Promise<{ readonly compiled: number; readonly bodies: number }> {
  const { rows } = await transaction.query<{ lesson_id: string; body_hash: string }>(
    'select lesson_id, body_hash from public.lesson_bodies',
  );
  const hashes = new Map(rows.map((row) => [row.lesson_id, row.body_hash]));
  const changed = lessons.flatMap((placed) => {
    const hash = hashOfBody(placed.lesson, content, compiler);
    return hashes.get(placed.id) === hash ? [] : [{ ...placed, hash }];
  });

  if (changed.length === 0) return { compiled: 0, bodies: 0 };

  // What renders is two hundred files, which most starts need not load.
  const { renderLesson } = await import('./render-lesson.ts');
  let bodies = 0;
  let writing: Promise<number> = Promise.resolve(0);
  try {
    for (let start = 0; start < changed.length; start += LESSONS_AT_A_TIME) {
      const some = changed.slice(start, start + LESSONS_AT_A_TIME);
      const rendered = await Promise.all(
        some.map(
          async (lesson) => (await compiled?.lesson(lesson.id, lesson.hash)) ?? renderLesson(lesson, content),
        ),
      );
      bodies += await writing;
      writing = writeRendered(transaction, rendered);
      // What is to be sent goes out before the next lessons are rendered, while PostgreSQL writes these.
      await Promise.race([writing, nextTurn()]);
    }
    bodies += await writing;
  } finally {
    // A lesson that cannot be rendered ends the transaction, and nothing may be written after it.
    await writing.catch(() => undefined);
  }
  return { compiled: changed.length, bodies };
}

async function writeRendered(
  transaction: ImportTransaction,
  rendered: readonly RenderedLesson[],
): Promise<number> {
  const bodies = rendered.map(({ body }) => body);
  const ids = bodies.map(({ lesson_id: id }) => id);
  const upserted = await upsertRows(transaction, bodiesTable, bodies);
  const answerKeys = rendered.flatMap((lesson) => lesson.answerKeys);
  const activityKeys = rendered.flatMap((lesson) => lesson.activityKeys);
  const answers = await writeKeys(transaction, answerKeysTable, ids, answerKeys);
  return upserted + answers + (await writeKeys(transaction, activityKeysTable, ids, activityKeys));
}

/** Writes the keys of lessons and removes those that the lessons no longer have; the row count of both. */
async function writeKeys<Column extends string>(
  transaction: ImportTransaction,
  table: ImportTable<Column> & { readonly key: readonly ['lesson_id', string] },
  lessonIds: readonly string[],
  rows: readonly ImportRow<Column>[],
): Promise<number> {
  const written = await upsertRows(transaction, table, rows);
  const key = table.key[1];
  const removed = await transaction.query(
    `delete from public.${table.name}
     where lesson_id = any($1) and (lesson_id, ${key}) not in (
       select lesson_id, ${key} from jsonb_to_recordset($2::jsonb) as row (lesson_id uuid, ${key} text)
     )`,
    [lessonIds, JSON.stringify(rows)],
  );
  return written + removed.rowCount;
}
