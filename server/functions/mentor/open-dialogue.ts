import { one } from '#domain/kernel/one.ts';
import { openDialogueRequest } from '#domain/mentor/dialogues/contract.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { type DialogueRow, dialogueOf, viewDialogue } from './load-dialogue.ts';
import { refuseWhenHeld } from './open-items/hold-dialogue.ts';

/** Begins a dialogue about a misconception, or goes on with the one that is open. */
export function createOpenDialogue(mentor: Mentor): ProductFunction {
  return async (request, { caller, transaction, now }) => {
    const userId = requireUser(caller);
    const { misconception } = await readCall(request, openDialogueRequest);
    dialogueOf(mentor, misconception);
    const view = await transaction(async (query, read) => {
      await refuseWhenHeld(query, userId, now(), misconception);
      await query(
        `insert into public.mentor_dialogues (user_id, misconception) values ($1, $2)
         on conflict (user_id, misconception) where finished_at is null do nothing`,
        [userId, misconception],
      );
      const { rows } = await query<DialogueRow>(
        `select id, misconception, turn, answers from public.mentor_dialogues
         where user_id = $1 and misconception = $2 and finished_at is null`,
        [userId, misconception],
      );
      return viewDialogue(mentor, { query, read }, { userId, language: 'en', row: one(rows) });
    });
    return Response.json(view);
  };
}
