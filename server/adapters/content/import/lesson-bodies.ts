import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ContentError } from '../content-error.ts';
import { FormulaError } from '../markdown/formula.ts';
import type { Content, Lesson } from '../reading/content.ts';
import { lectureBody, lectureBodySources } from './lecture-body.ts';
import type { PlacedLesson } from './outline-rows.ts';
import { quizBody, quizBodySources } from './quiz-body.ts';
import { textBody, textBodySources } from './text-body.ts';
import { type ImportRow, type ImportTable, type ImportTransaction, upsertRows } from './upsert-rows.ts';
import { videoBody } from './video-body.ts';

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
 * @returns how many lessons were compiled, and how many rows were written or removed for them
 */
export async function writeLessonBodies(
  transaction: ImportTransaction,
  lessons: readonly PlacedLesson[],
  content: Content,
  compiler: string,
): Promise<{ readonly compiled: number; readonly bodies: number }> {
  const { rows } = await transaction.query<{ lesson_id: string; body_hash: string }>(
    'select lesson_id, body_hash from public.lesson_bodies',
  );
  const hashes = new Map(rows.map((row) => [row.lesson_id, row.body_hash]));
  const changed = lessons.flatMap((placed) => {
    const hash = hashOf(placed.lesson, content, compiler);
    return hashes.get(placed.id) === hash ? [] : [{ ...placed, hash }];
  });

  let bodies = 0;
  let writing: Promise<number> = Promise.resolve(0);
  try {
    for (let start = 0; start < changed.length; start += LESSONS_AT_A_TIME) {
      const some = changed.slice(start, start + LESSONS_AT_A_TIME);
      const rendered = some.map((lesson) => renderLesson(lesson, content));
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
  const ids = bodies.map(({ lesson_id: id }) => String(id));
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

/** What the columns hold that a kind of lesson does not fill. */
const emptyBody = {
  html: '',
  figures: {},
  terms: {},
  activities: {},
  quiz: null,
  lecture: null,
  media: null,
  plain_text: '',
};

type RenderedLesson = {
  readonly body: ImportRow<keyof (typeof bodiesTable)['columns']>;
  readonly answerKeys: readonly ImportRow<keyof (typeof answerKeysTable)['columns']>[];
  readonly activityKeys: readonly ImportRow<keyof (typeof activityKeysTable)['columns']>[];
};

function renderLesson(
  { id, lesson, hash }: PlacedLesson & { readonly hash: string },
  content: Content,
): RenderedLesson {
  const facts = { ...emptyBody, lesson_id: id, body_hash: hash };
  const rendered: RenderedLesson = { body: facts, answerKeys: [], activityKeys: [] };
  try {
    if (lesson.kind === 'text' || lesson.kind === 'lecture') {
      const { columns, keys } =
        lesson.kind === 'text' ? textBody(lesson, content) : lectureBody(lesson, content);
      const activityKeys = Array.from(keys, ([activity, key]) => ({ lesson_id: id, activity, key }));
      return { ...rendered, body: { ...facts, ...columns }, activityKeys };
    }
    if (lesson.kind === 'video') return { ...rendered, body: { ...facts, ...videoBody(lesson) } };
    const { columns, keys } = quizBody(lesson, content);
    const answerKeys = Array.from(keys, ([itemId, key]) => ({ lesson_id: id, item_id: itemId, key }));
    return { ...rendered, body: { ...facts, ...columns }, answerKeys };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const message = `A formula cannot be read (${error.message}). The linter names its line.`;
    throw new ContentError([{ rule: 'formulas', file: lesson.path, line: 1, message }]);
  }
}

function hashOf(lesson: Lesson, content: Content, compiler: string): string {
  return createHash('sha256')
    .update(JSON.stringify([compiler, sourcesOf(lesson, content)]))
    .digest('hex');
}

/** Everything that the body of a lesson is made of. */
function sourcesOf(lesson: Lesson, content: Content): unknown {
  switch (lesson.kind) {
    case 'text':
      return textBodySources(lesson, content);
    case 'quiz':
      return quizBodySources(lesson, content);
    case 'lecture':
      return lectureBodySources(lesson, content);
    case 'video':
      return videoBody(lesson);
  }
}
