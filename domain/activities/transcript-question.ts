import type { TranscriptKey } from './activity-key.ts';
import type { ActivityAnswer } from './contract.ts';
import type { Grade, Question } from './question.ts';
import { VERDICTS } from './verdicts.ts';

/** So much of the marking has to be right: one sentence of about ten may be missed or marked too many. */
const LEAST_F1 = 0.9;

/** What was marked is read twice: the first feedback says which marks were wrong, not which are missing. */
const TRIES = 2;

/** The question of a transcript: which sentences of the assistant are not to be trusted, and why. */
export function transcriptQuestion(key: TranscriptKey): Question {
  return {
    skill: key.skill,
    tries: TRIES,
    grade: (answer) => gradeTranscript(answer, key),
    solution: { kind: 'transcript', faults: key.faults, reveal_html: key.reveal },
  };
}

/** A sentence with what is said to be wrong with it, as an answer names it: `2.1:unsafe`. */
export function markOf(sentence: string, verdict: string): string {
  return `${sentence}:${verdict}`;
}

/**
 * The marking is held against the faults by F1, the harmonic mean of precision (how many marks are right) and recall (how many
 * faults are marked): van Rijsbergen 1979, Information Retrieval, ch. 7. A mark with the wrong reason is a wrong mark.
 */
function gradeTranscript(answer: ActivityAnswer, key: TranscriptKey): Grade | undefined {
  if (!Array.isArray(answer)) return undefined;
  const marks = [...new Set(answer.map(String))];
  const isMark = (mark: string) =>
    VERDICTS.some((verdict) => key.sentences.some((sentence) => markOf(sentence, verdict) === mark));
  if (!marks.every(isMark)) return undefined;
  const faults = new Set(key.faults.map(({ sentence, verdict }) => markOf(sentence, verdict)));
  const hits = marks.filter((mark) => faults.has(mark)).length;
  const share = (2 * hits) / (marks.length + faults.size);
  const notes = marks.flatMap((mark) => {
    const [sentence = ''] = mark.split(':');
    const html = key.sound[sentence];
    return html === undefined ? [] : [{ choice: sentence, html }];
  });
  return { is_right: share >= LEAST_F1, share, error: null, notes };
}
