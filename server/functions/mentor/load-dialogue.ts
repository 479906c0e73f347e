import type { UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { DialogueView } from '#domain/mentor/dialogues/contract.ts';
import type { Dialogue } from '#domain/mentor/dialogues/dialogue-file.ts';
import { playDialogue } from '#domain/mentor/dialogues/play-dialogue.ts';
import type { Language } from '#domain/kernel/languages.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';
import { askableSkills } from '../learning/drill/askable-skills.ts';
import { Refusal } from '../product-function.ts';
import type { Read } from '../read-together.ts';
import { loadLinkedLessons } from './linked-lessons.ts';

/** A dialogue as it is kept. */
export type DialogueRow = {
  readonly id: string;
  readonly misconception: string;
  readonly turn: number;
  readonly answers: readonly number[];
};

/** What the content has for a misconception. @throws Refusal 404 `dialogue-not-found` where there is nothing */
export function dialogueOf({ dialogues }: Mentor, misconception: string): Dialogue {
  const dialogue = dialogues.get(misconception);
  if (!dialogue) throw new Refusal(404, 'dialogue-not-found');
  return dialogue;
}

/** A dialogue as its learner sees it. */
export async function viewDialogue(
  mentor: Mentor,
  { query, read }: { readonly query: Query; readonly read: Read },
  { userId, language, row }: { userId: UserId; language: Language; row: DialogueRow },
): Promise<DialogueView> {
  const dialogue = dialogueOf(mentor, row.misconception);
  const { rows } = await query<{ belief: string; skill_id: string }>(
    'select belief, skill_id from public.misconceptions where id = $1',
    [row.misconception],
  );
  const about = oneOrNone(rows);
  if (!about) throw new Refusal(404, 'dialogue-not-found');
  const { view: played } = playDialogue(dialogue, row.answers, row.turn);
  const places = played.asks === null ? (mentor.intents.get(dialogue.intent)?.places ?? []) : [];
  const [drilled] = played.asks === null ? await read(askableSkills(userId, [about.skill_id])) : [];
  const lessons = await loadLinkedLessons(query, userId, places, language);
  return {
    ...played,
    dialogue_id: row.id,
    belief: about.belief,
    skill: drilled?.skill ?? null,
    place: row.answers.length,
    lessons: lessons.map(({ title, path }) => ({ title, path })),
  };
}
