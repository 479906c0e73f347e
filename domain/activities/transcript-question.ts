import type { Fault, TranscriptKey } from './activity-key.ts';
import { readPairs } from './answer-pairs.ts';
import type { ActivityAnswer, Grade, Mark } from './contract.ts';
import { f1, LEAST_F1 } from './f1.ts';
import type { Question } from './question.ts';

/** What a fault is worth that was found and ascribed to another reason. */
const OTHER_REASON = 0.5;

/** What was marked is read twice: the first feedback says what the marks are worth, not which are missing. */
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

/** The marked sentences are held against the faults by F1. A fault found with another reason is half found. */
function gradeTranscript(answer: ActivityAnswer, key: TranscriptKey): Grade | undefined {
  const given = readPairs(answer);
  if (given === undefined) return undefined;
  const isMark = ([sentence, reason]: [string, string]) =>
    key.sentences.includes(sentence) && key.reasons.includes(reason);
  if (!Array.from(given).every(isMark)) return undefined;
  const marks = Array.from(given, ([sentence, reason]) => markOf(sentence, reason, key));
  const hits = marks.filter(({ outcome }) => outcome === 'found').length;
  const halfHits = marks.filter(({ outcome }) => outcome === 'other-reason').length;
  const share = f1(hits + OTHER_REASON * halfHits, marks.length, key.faults.length);
  return { is_right: share >= LEAST_F1, share, error: null, notes: [], marks };
}

function markOf(sentence: string, reason: string, key: TranscriptKey): Mark {
  const fault: Fault | undefined = key.faults.find((known) => known.sentence === sentence);
  if (fault === undefined) return { sentence, outcome: 'sound', html: key.sound[sentence] ?? '' };
  if (fault.reason !== reason) return { sentence, outcome: 'other-reason', html: '' };
  return { sentence, outcome: 'found', html: fault.html };
}
