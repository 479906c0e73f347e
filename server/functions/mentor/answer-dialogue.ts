import { oneOrNone } from '#domain/kernel/one.ts';
import { answerDialogueRequest } from '#domain/mentor/dialogues/contract.ts';
import { playDialogue } from '#domain/mentor/dialogues/play-dialogue.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { type DialogueRow, dialogueOf, viewDialogue } from './load-dialogue.ts';
import { refuseWhenHeld } from './open-items/hold-dialogue.ts';

/** Takes an answer of a dialogue; its item is graded here. An answer that was sent twice counts once. */
export function createAnswerDialogue(mentor: Mentor): ProductFunction {
  return async (request, { caller, transaction, now }) => {
    const userId = requireUser(caller);
    const { dialogue_id: id, place, choice } = await readCall(request, answerDialogueRequest);
    const view = await transaction(async (query, read) => {
      const { rows } = await query<DialogueRow>(
        `select id, misconception, turn, answers from public.mentor_dialogues
         where id = $1 and user_id = $2 for update`,
        [id, userId],
      );
      const row = oneOrNone(rows);
      if (!row) throw new Refusal(404, 'dialogue-not-found');
      await refuseWhenHeld(query, userId, now(), row.misconception);
      if (place !== row.answers.length)
        return viewDialogue(mentor, { query, read }, { userId, language: 'en', row });
      const dialogue = dialogueOf(mentor, row.misconception);
      const chosen = playDialogue(dialogue, row.answers, row.turn).shown[choice];
      if (chosen === undefined) throw new Refusal(400, 'no-such-choice');
      const answers = [...row.answers, chosen];
      const { is_right: isRight } = playDialogue(dialogue, answers, row.turn).view;
      await query(
        `update public.mentor_dialogues set answers = $3, is_right = $4,
           finished_at = case when $4::boolean is null then null else clock_timestamp() end
         where id = $1 and user_id = $2`,
        [id, userId, answers, isRight],
      );
      return viewDialogue(mentor, { query, read }, { userId, language: 'en', row: { ...row, answers } });
    });
    return Response.json(view);
  };
}
