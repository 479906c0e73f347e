import type { RephrasingEvent } from '#domain/mentor/model/contract.ts';
import { modelMessages } from '#domain/mentor/model/instructions.ts';
import type { Material } from '#domain/mentor/model/material.ts';
import { MAX_REPLY_TOKENS } from '#domain/mentor/model/within-budget.ts';
import { wordSentence } from '#domain/mentor/model/word-rephrased.ts';
import type { MentorModel } from '../../../adapters/mentor/model/open-model.ts';
import type { FunctionContext } from '../../product-function.ts';
import type { AnswerParts } from '../find-answer.ts';
import { rephraseAnswer, tokensOf } from './rephrase-answer.ts';
import { reserveRephrasing, type Settled, settleRephrasing } from './reserve-rephrasing.ts';

type Following = Pick<FunctionContext, 'query' | 'transaction' | 'now'> & {
  readonly model: MentorModel;
  readonly userId: string;
  /** The reply that is kept already, in the words of the written answer. */
  readonly messageId: string;
  readonly material: Material;
  readonly parts: AnswerParts;
  /** Aborted when the learner stops it, or leaves. */
  readonly signal: AbortSignal;
};

/**
 * Lets the model reword an answer that was given: its sentences as they hold, then the whole, which takes the place of the
 * written answer. That stands in every other case.
 */
export async function* followWithModel(following: Following): AsyncGenerator<RephrasingEvent> {
  const { query, model, userId, messageId, material, parts, signal } = following;
  const inputTokens = tokensOf(modelMessages(material));
  const id = await following.transaction((write) =>
    reserveRephrasing(write, userId, { inputTokens, outputTokens: MAX_REPLY_TOKENS, now: following.now() }),
  );
  if (id === undefined) {
    yield { kind: 'written' };
    return;
  }
  let settled: Settled = {
    outcome: 'stopped',
    reason: 'stopped',
    inputTokens,
    outputTokens: MAX_REPLY_TOKENS,
  };
  try {
    const rephrasing = rephraseAnswer(model, material, signal);
    let step = await rephrasing.next();
    while (!step.done) {
      yield { kind: 'sentence', text: wordSentence(step.value, material) };
      step = await rephrasing.next();
    }
    const { fault, sentences, ...tokens } = step.value;
    const outcome = fault === null ? 'shown' : fault === 'stopped' ? 'stopped' : 'fallback';
    settled = { outcome, reason: fault, ...tokens };
    if (fault === null) {
      const said = sentences.map((sentence) => wordSentence(sentence, material)).join(' ');
      const workings = parts.before.filter((paragraph) => paragraph.startsWith('= '));
      const content = [...workings, said, ...parts.lessons].join('\n\n');
      await query('update public.mentor_messages set content = $2, is_rephrased = true where id = $1', [
        messageId,
        content,
      ]);
      yield { kind: 'rephrased', content };
    } else yield { kind: 'written' };
  } finally {
    await settleRephrasing(query, id, settled);
  }
}
