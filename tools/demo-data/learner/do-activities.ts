import type { ActivityKey, CheckKey, CommitKey, TranscriptKey } from '#domain/activities/activity-key.ts';
import { commitQuestion } from '#domain/activities/commit-question.ts';
import { CONFIDENCE } from '#domain/activities/confidence.ts';
import { pairName } from '#domain/activities/answer-pairs.ts';
import type { ActivityAnswer, Grade } from '#domain/activities/contract.ts';
import type { LearnerActivity, LearnerCheck, LearnerCommit } from '#domain/activities/learner-activity.ts';
import { isSettled } from '#domain/activities/question.ts';
import { valueAxis } from '#domain/activities/value-axis.ts';
import { transcriptQuestion } from '#domain/activities/transcript-question.ts';
import { hashText } from '#domain/kernel/hash-text.ts';
import { normal } from '#domain/kernel/seeded-random.ts';
import { isConstructed } from '#domain/quiz/is-constructed.ts';
import { ITEM_TRIES } from '#domain/quiz/item-tries.ts';
import { itemFeedback } from '#server/functions/learning/item-feedback.ts';
import type { DemoLesson } from '../catalogue.ts';
import { happens, oneOf, probabilityOf } from '../draw.ts';
import { timestamp } from '../rows.ts';
import { answerItem, chanceToKnow, keyOf } from './answer-item.ts';
import type { Learner } from './learner.ts';

const DOES_IT = 0.85;
/** How much surer than right people are on average. */
const TOO_SURE = 0.12;
const FINDS_REASON = 0.75;
const MARKS_SOUND = 0.08;

/** What an activity asks that is no item is to be used, as the server says it. */
const USED = 2;

/** A question of an activity, as somebody of these learners answers it. */
type Asked = {
  readonly activity: string;
  readonly itemId: string | null;
  readonly skill: string;
  readonly level: number;
  readonly is_constructed: boolean;
  readonly tries: number;
  /** Undefined for an answer that nobody was asked to be sure of. */
  readonly confidence?: number;
  readonly answer: (place: number) => ActivityAnswer;
  readonly grade: (answer: ActivityAnswer) => Grade | undefined;
};

/** Does most of what a lesson asks, between two moments. Checked as the server checks it. */
export function doActivities(learner: Learner, lesson: DemoLesson, from: number, to: number): void {
  const done = lesson.activities.filter(() => happens(learner.random, DOES_IT));
  const asked = done.flatMap(({ name, asked: activity, key }) =>
    questionsOf(learner, lesson, name, activity, key),
  );
  const step = (to - from) / (asked.length + 1);
  for (const [index, question] of asked.entries())
    answer(learner, lesson, question, from + (index + 0.5) * step, step);
}

function questionsOf(
  learner: Learner,
  lesson: DemoLesson,
  name: string,
  activity: LearnerActivity,
  key: ActivityKey,
): Asked[] {
  if (key.kind === 'commit')
    return activity.kind === 'commit' ? [commitOf(learner, lesson, name, activity, key)] : [];
  if (key.kind === 'transcript') return [transcriptOf(learner, name, key)];
  return key.kind === 'check' && activity.kind === 'check'
    ? checkOf(learner, lesson, name, activity, key)
    : [];
}

/** Answers with how sure they are: the easier the question the surer, and on the whole too sure. */
function commitOf(
  { random, ability }: Learner,
  { id }: DemoLesson,
  name: string,
  asked: LearnerCommit,
  key: CommitKey,
): Asked {
  const ease = 3 * (hashText(`ease ${id} ${name}`) / 2 ** 32 - 0.4);
  const chance = probabilityOf(0.8 * ability + ease);
  const felt = chance + TOO_SURE + 0.12 * normal(random);
  const isRight = happens(random, chance);
  return {
    ...commitQuestion(key, asked),
    activity: name,
    itemId: null,
    level: USED,
    is_constructed: key.asks !== 'choice',
    confidence: felt < 0.6 ? CONFIDENCE.guess : felt < 0.85 ? CONFIDENCE.fairly : CONFIDENCE.certain,
    answer: () => commitAnswer(key, isRight, asked, random),
  };
}

function commitAnswer(
  key: CommitKey,
  isRight: boolean,
  asked: LearnerCommit,
  random: Learner['random'],
): ActivityAnswer {
  if (key.asks === 'choice') {
    const choices = asked.asks === 'choice' ? asked.choices.map(({ id }) => id) : [];
    const wrong = choices.filter((id) => id !== key.truth);
    return isRight || wrong.length === 0 ? key.truth : oneOf(random, wrong);
  }
  const off = isRight ? 0 : 2 + 3 * random();
  const aside = (truth: number, tolerance: number) => beside(truth, off * tolerance, asked);
  if (key.asks === 'point') return { x: key.truth.x, y: aside(key.truth.y, key.tolerance.y) };
  if (key.asks === 'curve')
    return key.truth.map((height, place) => (place < key.known ? height : aside(height, key.tolerance)));
  return aside(key.truth, key.tolerance);
}

/** So far from the truth as what can be chosen allows. */
function beside(truth: number, distance: number, asked: LearnerCommit): number {
  const axis = valueAxis(asked);
  if (axis === undefined || truth + distance <= axis.to) return truth + distance;
  return Math.max(axis.from, truth - distance);
}

function transcriptOf({ random, ability }: Learner, name: string, key: TranscriptKey): Asked {
  return {
    ...transcriptQuestion(key),
    activity: name,
    itemId: null,
    level: USED,
    is_constructed: true,
    // The feedback to the first marks helps.
    answer: (place) => {
      const faults = key.faults.filter(() => happens(random, probabilityOf(0.8 * ability + 0.3 + place)));
      const found = faults.map(({ sentence, reason }) =>
        pairName(sentence, happens(random, FINDS_REASON) ? reason : oneOf(random, key.reasons)),
      );
      const faulty = new Set(key.faults.map(({ sentence }) => sentence));
      const sound = key.sentences.filter((sentence) => !faulty.has(sentence) && happens(random, MARKS_SOUND));
      const marks = [...found, ...sound.map((sentence) => pairName(sentence, oneOf(random, key.reasons)))];
      return marks.length > 0 ? marks : [pairName(oneOf(random, key.sentences), oneOf(random, key.reasons))];
    },
  };
}

function checkOf(
  { id: userId, random, ability }: Learner,
  { id: lessonId }: DemoLesson,
  name: string,
  check: LearnerCheck,
  key: CheckKey,
): Asked[] {
  return check.items.flatMap((item) => {
    const stored = key.items[item.id];
    if (stored === undefined) return [];
    const settled = keyOf({ item, key: stored }, `${userId} ${lessonId} ${name} ${item.id}`);
    return [
      {
        activity: name,
        itemId: item.id,
        skill: item.skill,
        level: item.difficulty,
        is_constructed: isConstructed(item),
        tries: ITEM_TRIES,
        answer: (place): ActivityAnswer => {
          const knows = happens(random, chanceToKnow({ item }, ability + 0.5 * place));
          const given = answerItem(random, { item, key: stored }, settled, knows);
          return typeof given === 'number' ? given : [...given];
        },
        grade: (given) => {
          const answered = given as number | string[];
          const { is_correct, mistakes } = itemFeedback(
            { item_id: item.id, round: 1, answer: answered },
            settled,
          );
          const error =
            settled.kind === 'numeric' && typeof given === 'number' ? given - settled.answer : null;
          return { is_right: is_correct, share: null, error, notes: mistakes };
        },
      },
    ];
  });
}

/** Answers a question until it is settled. */
function answer(learner: Learner, lesson: DemoLesson, asked: Asked, from: number, length: number): void {
  const { activity, itemId, skill, level, is_constructed, confidence = null } = asked;
  const given: Grade[] = [];
  while (!isSettled(asked, given)) {
    const answered = asked.answer(given.length);
    const grade = asked.grade(answered);
    if (!grade) throw new Error(`${lesson.id} cannot be answered at ${activity}.`);
    given.push(grade);
    const at = from + (length / 2) * (given.length / asked.tries) * 0.9;
    const { mistake = null, misconception = null } = grade.notes[0] ?? {};
    const share = grade.share === null ? null : Number(grade.share.toFixed(4));
    const kept = {
      try: given.length,
      is_right: grade.is_right,
      share,
      confidence,
      skill,
      mistake,
      misconception,
    };
    learner.rows.add('activityAnswers', {
      ...kept,
      id: learner.newId('activityAnswers'),
      user_id: learner.id,
      lesson_id: lesson.id,
      activity,
      item_id: itemId,
      answer: JSON.stringify(answered),
      error: grade.error,
      answered_at: timestamp(at),
    });
    learner.record('activity_answered', at, {
      course_id: lesson.course_id,
      lesson_id: lesson.id,
      ...(itemId !== null && { item_id: itemId }),
      details: { activity, ...kept },
    });
    learner.skillRecord.add({
      at,
      place: 'lesson',
      try: given.length,
      is_right: grade.is_right,
      hints: 0,
      is_constructed,
      level,
      skill,
      lesson_id: lesson.id,
      activity,
      item_id: itemId,
      mistake,
      misconception,
      confidence,
    });
  }
}
