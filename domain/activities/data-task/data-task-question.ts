import { readPairs } from '../answer-pairs.ts';
import type { ActivityAnswer, Grade, RowNote } from '../contract.ts';
import { EDGE } from '../edge.ts';
import { f1, LEAST_F1 } from '../f1.ts';
import type { FeedbackNote } from '../../quiz/contract.ts';
import type { Question } from '../question.ts';
import type { DataTaskKey, ForeseenMarks, ForeseenValue, KeyOf } from './data-task-key.ts';
import { rowId } from './data-table.ts';
import { gradeOrder } from './order-question.ts';
import { gradePlan } from './plan-question.ts';
import { gradeRule } from './rule-question.ts';

/** So many of the tags have to be right. */
const LEAST_TAGS = 0.9;

/** The first feedback says what the answer is worth, and the second try is for who understood it. */
const TRIES = 2;

/** The question of a data task. */
export function dataTaskQuestion(key: DataTaskKey): Question {
  const { skill, truth, because, reveal, hint } = key;
  return {
    skill,
    tries: TRIES,
    grade: (answer) => {
      const grade = gradeTask(answer, key);
      return grade && !grade.is_right && hint !== ''
        ? { ...grade, notes: [...grade.notes, { html: hint }] }
        : grade;
    },
    solution: { kind: 'data-task', truth, because, reveal_html: reveal },
  };
}

function gradeTask(answer: ActivityAnswer, key: DataTaskKey): Grade | undefined {
  switch (key.asks) {
    case 'mark':
      return gradeMarks(answer, key);
    case 'tag':
      return gradeTags(answer, key);
    case 'value':
      return typeof answer === 'number' ? gradeValue(answer, key) : undefined;
    case 'order':
      return gradeOrder(answer, key);
    case 'rule':
      return gradeRule(answer, key);
    case 'plan':
      return gradePlan(answer, key);
  }
}

function gradeMarks(
  answer: ActivityAnswer,
  { rows, right, because, mistakes = [] }: KeyOf<'mark'>,
): Grade | undefined {
  const marked = Array.isArray(answer) ? answer.map(String) : [];
  const known = new Set(Array.from({ length: rows }, (_, place) => rowId(place)));
  if (marked.length === 0 || new Set(marked).size !== marked.length || !marked.every((id) => known.has(id)))
    return undefined;
  const notes = marked.map(
    (row): RowNote => ({ row, is_right: right.includes(row), html: because[row] ?? '' }),
  );
  const share = f1(notes.filter(({ is_right }) => is_right).length, marked.length, right.length);
  const isRight = share >= LEAST_F1 - EDGE;
  const foreseen = isRight
    ? undefined
    : mistakes.find(({ marks }) => {
        const common = marked.filter((row) => marks.includes(row)).length;
        return f1(common, marked.length, marks.length) >= LEAST_F1 - EDGE;
      });
  return { is_right: isRight, share, error: null, notes: notesOf(foreseen), rows: notes };
}

/** What the author has to say about a wrong answer that was foreseen. */
function notesOf(foreseen: ForeseenMarks | ForeseenValue | undefined): FeedbackNote[] {
  return foreseen === undefined ? [] : [foreseen.note];
}

/** What is said of a row whose tag is wrong might name the right one. */
function gradeTags(answer: ActivityAnswer, { tags, right, because }: KeyOf<'tag'>): Grade | undefined {
  const given = readPairs(answer);
  const rows = Object.keys(right);
  if (given?.size !== rows.length || !rows.every((row) => tags.includes(given.get(row) ?? '')))
    return undefined;
  const notes = rows.map((row): RowNote => {
    const is_right = given.get(row) === right[row];
    return { row, is_right, html: is_right ? (because[row] ?? '') : '' };
  });
  const share = notes.filter(({ is_right }) => is_right).length / rows.length;
  return { is_right: share >= LEAST_TAGS - EDGE, share, error: null, notes: [], rows: notes };
}

function gradeValue(answer: number, { right, tolerance, mistakes = [] }: KeyOf<'value'>): Grade {
  const error = answer - right;
  const isRight = Math.abs(error) <= tolerance + EDGE;
  const foreseen = mistakes.find(({ value }) => Math.abs(answer - value) <= tolerance + EDGE);
  return { is_right: isRight, share: null, error, notes: isRight ? [] : notesOf(foreseen) };
}
