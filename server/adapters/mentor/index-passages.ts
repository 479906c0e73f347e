import type { LessonPiece } from '#domain/mentor/contract.ts';
import type { Query } from '../sql.ts';
import { piecesBeside } from './pieces-beside.ts';
import type { Candidate } from '#domain/mentor/choose-reply.ts';
import { indexManyTexts } from './text-index.ts';

export type Passage = Candidate & {
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

type Passages = {
  readonly find: FindPassages;
  /** Whether the stem of a word stands in a lesson, letter by letter. */
  readonly knows: (stem: string) => Promise<boolean>;
  /** The same at once; nothing is known before they are indexed. */
  readonly knowsAlready: (stem: string) => boolean;
};

/** The same, once it is indexed. */
type IndexedPassages = {
  readonly find: (question: string, count: number) => Passage[];
  readonly knows: (stem: string) => boolean;
};

/**
 * Indexes the paragraphs of all lessons but quizzes, once the server is ready and beside what else it does: a question
 * asked before it is done waits for it. It says nothing of who may read them: whoever quotes a passage asks
 * `private.learner_can_open_lesson` first.
 */
export function indexPassages(query: Query, ready: Promise<unknown>): Passages {
  let index: Promise<IndexedPassages> | undefined;
  let indexed: IndexedPassages | undefined;
  const open = () => {
    index ??= readPassages(query).then(
      (read) => (indexed = read),
      (error: unknown) => {
        index = undefined;
        throw error;
      },
    );
    return index;
  };
  // What went wrong then, the next question meets again or does not.
  ready.then(open).catch(() => undefined);
  return {
    find: async (question, count) => (await open()).find(question, count),
    knows: async (stem) => (await open()).knows(stem),
    knowsAlready: (stem) => indexed?.knows(stem) ?? false,
  };
}

type LessonRow = {
  readonly id: string;
  readonly title: string;
  readonly plain_text: string;
  readonly html: string;
  /** Names of the activities that are one. */
  readonly simulations: readonly string[];
};

async function readPassages(query: Query): Promise<IndexedPassages> {
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
  const { find, knows } = await indexManyTexts(
    passages.map(({ title, text }, place) => ({ id: String(place), title, text })),
    { title: 0.5, text: 1 },
  );
  return {
    knows,
    find: (question, count) =>
      find(question, count).flatMap(({ id, exact, similar }) => {
        const passage = passages[Number(id)];
        if (!passage) return [];
        const { lessonId, text, piece } = passage;
        return [{ exact, similar, lessonId, text, piece }];
      }),
  };
}

function cut(text: string): string {
  if (text.length <= LONGEST_PASSAGE) return text;
  const end = text.lastIndexOf('. ', LONGEST_PASSAGE);
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, LONGEST_PASSAGE)}…`;
}
