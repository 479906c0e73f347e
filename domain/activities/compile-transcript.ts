import type { QuizWords } from '../quiz/quiz-words.ts';
import type { TranscriptActivity } from './activity-contract.ts';
import type { Fault, TranscriptKey } from './activity-key.ts';
import type { LearnerTranscript } from './learner-activity.ts';

/** Compiles a transcript: a sentence is named after its turn and place, `2.1` is the first of the second turn. */
export function compileTranscript(
  { kind, title, skill, reveal, reasons, turns }: TranscriptActivity,
  words: QuizWords,
): { learner: LearnerTranscript; key: TranscriptKey } {
  const lines = turns.map((turn, index) => ({
    from: 'learner' in turn ? ('learner' as const) : ('assistant' as const),
    sentences: ('learner' in turn ? [turn.learner] : turn.assistant).map((said, place) => ({
      id: `${index + 1}.${place + 1}`,
      ...(typeof said === 'string' ? { text: said } : said),
    })),
  }));
  const choices = reasons.map((reason) => (typeof reason === 'string' ? { id: reason } : reason));
  const said = lines.flatMap(({ from, sentences }) => (from === 'assistant' ? sentences : []));
  const faults: Fault[] = [];
  const sound: Record<string, string> = {};
  for (const sentence of said) {
    if (!('because' in sentence) || sentence.because === undefined) continue;
    const html = words.block(sentence.because);
    if (sentence.fault === undefined) sound[sentence.id] = html;
    else faults.push({ sentence: sentence.id, reason: sentence.fault, html });
  }
  return {
    learner: {
      kind,
      title,
      reasons: choices,
      turns: lines.map(({ from, sentences }) => ({
        from,
        sentences: sentences.map(({ id, text }) => ({ id, html: words.inline(text) })),
      })),
    },
    key: {
      kind,
      skill,
      reveal: words.block(reveal),
      reasons: choices.map(({ id }) => id),
      sentences: said.map(({ id }) => id),
      faults,
      sound,
    },
  };
}
