import { givesAway } from '#domain/mentor/open-items/gives-away.ts';
import { type CheckedSentence, checkSentence } from '#domain/mentor/model/check-sentence.ts';
import type { FallbackReason } from '#domain/mentor/model/contract.ts';
import { MAX_SENTENCES, type ModelMessage, modelMessages } from '#domain/mentor/model/instructions.ts';
import type { Material } from '#domain/mentor/model/material.ts';
import { ModelFailure } from '#domain/mentor/model/model-failure.ts';
import { readLines } from '#domain/mentor/model/read-lines.ts';
import { mostTokens } from '#domain/mentor/model/within-budget.ts';
import type { MentorModel } from '../../../adapters/mentor/model/open-model.ts';

/** How asking the model ended; `fault` is null where all it said holds. */
export type Rephrased = {
  readonly sentences: readonly CheckedSentence[];
  readonly fault: FallbackReason | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
};

/**
 * Asks the model, and gives each sentence once it is whole and holds. The first that does not hold ends it: what was said
 * before may lean on it, so nothing of the reply is kept then.
 *
 * @returns what was said, or why it does not stand
 */
export async function* rephraseAnswer(
  model: MentorModel,
  material: Material,
  signal: AbortSignal,
): AsyncGenerator<CheckedSentence, Rephrased> {
  const messages = modelMessages(material);
  const lines = readLines();
  const sentences: CheckedSentence[] = [];
  let inputTokens = tokensOf(messages);
  let outputTokens = 0;
  let fault: FallbackReason | null = null;
  const written = material.sources.find(({ kind }) => kind === 'answer')?.text ?? '';
  const check = (line: string): CheckedSentence | undefined => {
    const checked = sentences.length < MAX_SENTENCES ? checkSentence(line, material) : 'too-long';
    if (typeof checked === 'string') fault = checked;
    else if (
      givesAway(
        [...sentences, checked].map(({ text }) => text),
        material.openItems,
        written,
      )
    )
      fault = 'open-item';
    else return checked;
    return undefined;
  };
  try {
    let said = 0;
    asking: for await (const piece of model.ask(messages, signal)) {
      if ('inputTokens' in piece) {
        ({ inputTokens, outputTokens } = piece);
        continue;
      }
      said += piece.text.length;
      outputTokens = mostTokens(said);
      for (const line of lines.take(piece.text)) {
        const sentence = check(line);
        if (!sentence) break asking;
        sentences.push(sentence);
        yield sentence;
      }
    }
    for (const line of fault === null ? lines.end() : []) {
      const sentence = check(line);
      if (!sentence) break;
      sentences.push(sentence);
      yield sentence;
    }
    if (fault === null && sentences.length === 0) fault = 'nothing-said';
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    fault = error.reason;
  }
  return { sentences, fault, inputTokens, outputTokens };
}

/** The most tokens that a question takes. */
export function tokensOf(messages: readonly ModelMessage[]): number {
  return mostTokens(messages.reduce((sum, { content }) => sum + content.length, 0));
}
