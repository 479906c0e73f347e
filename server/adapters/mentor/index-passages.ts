import type { LessonPiece } from '#domain/mentor/contract.ts';
import type { Query } from '../sql.ts';
import { piecesBeside } from './pieces-beside.ts';
import { type Found, indexManyTexts } from './text-index.ts';

export type Passage = Omit<Found, 'id'> & {
  readonly lessonId: string;
  readonly text: string;
  /** The figure or simulation that stands beside it. */
  readonly piece: LessonPiece | undefined;
};

/** Shorter lines are headings and cells of tables, which say little alone. */
const SHORTEST_PASSAGE = 80;
/** Longer ones are cut at a sentence. */
const LONGEST_PASSAGE = 600;

/** Finds passages for a question, best first, at most `count`. */
export type FindPassages = (question: string, count: number) => Promise<Passage[]>;

/**
 * Indexes the paragraphs of all lessons but quizzes, once the server is ready and beside what else it does: a question
 * asked before it is done waits for it. It says nothing of who may read them: whoever quotes a passage asks
 * `private.learner_can_open_lesson` first.
 */
export function indexPassages(query: Query, ready: Promise<unknown>): FindPassages {
  let index: Promise<FindPassages> | undefined;
  const open = () => {
    index ??= readPassages(query).catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    return index;
  };
  // What went wrong then, the next question meets again or does not.
  ready.then(open).catch(() => undefined);
  return async (question, count) => (await open())(question, count);
}

type LessonRow = {
  readonly id: string;
  readonly title: string;
  readonly plain_text: string;
  readonly html: string;
  /** Names of the activities that are one. */
  readonly simulations: readonly string[];
};

async function readPassages(query: Query): Promise<FindPassages> {
  const { rows } = await query<LessonRow>(
    `select lessons.id, lessons.title, lesson_bodies.plain_text, lesson_bodies.html,
       array(select key from jsonb_each(activities) where value ->> 'kind' = 'simulation') as simulations
     from public.lessons join public.lesson_bodies on lesson_bodies.lesson_id = lessons.id
     where lessons.content_type <> 'quiz' and lessons.retired_at is null and lesson_bodies.plain_text is not null
     order by lessons.id`,
  );
  const passages = rows.flatMap(({ id: lessonId, title, plain_text, html, simulations }) => {
    const lines = plain_text.split('\n').filter((line) => line.length >= SHORTEST_PASSAGE);
    const pieces = piecesBeside(html, new Set(simulations), lines);
    return lines.map((line, place) => {
      const piece = pieces[place];
      return { lessonId, title, text: cut(line), piece: piece && { ...piece, lesson_id: lessonId } };
    });
  });
  const find = await indexManyTexts(
    passages.map(({ title, text }, place) => ({ id: String(place), title, text })),
    { title: 0.5, text: 1 },
  );
  return async (question, count) =>
    find(question, count).flatMap(({ id, ...candidate }) => {
      const passage = passages[Number(id)];
      if (!passage) return [];
      const { lessonId, text, piece } = passage;
      return [{ ...candidate, lessonId, text, piece }];
    });
}

function cut(text: string): string {
  if (text.length <= LONGEST_PASSAGE) return text;
  const end = text.lastIndexOf('. ', LONGEST_PASSAGE);
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, LONGEST_PASSAGE)}…`;
}
