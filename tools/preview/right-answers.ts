import type { Activity, CommitActivity, DataTaskActivity } from '#domain/activities/activity-contract.ts';
import type { QuizItem } from '#domain/quiz/quiz-contract.ts';
import type { Lesson } from '#server/adapters/content/reading/content.ts';
import { activitiesOf, asks } from '#server/adapters/content/rules/rule.ts';

/** What is right in one item of a quiz, or in one activity of a text or a lecture. */
export interface RightAnswer {
  /** The id of the item or the name of the activity; of an item in a check both, `try-it: gap-loss`. */
  asked: string;
  right: string;
  /** The way to it, or what a learner is told afterwards; Markdown, as its author wrote it. */
  told: readonly string[];
}

/** Everything that a lesson asks, with what is right, from top to bottom. */
export function rightAnswers(lesson: Lesson): RightAnswer[] {
  if (lesson.kind === 'quiz') return lesson.data.items.map((item) => itemAnswer(item.id, item));
  if (!asks(lesson)) return [];
  return activitiesOf(lesson).flatMap(({ name, activity }) => activityAnswers(name, activity));
}

function activityAnswers(name: string, activity: Activity): RightAnswer[] {
  switch (activity.kind) {
    case 'check':
      return activity.items.map((item) => itemAnswer(`${name}: ${item.id}`, item));
    case 'commit':
      return [{ asked: name, right: truthOf(activity), told: [activity.reveal] }];
    case 'simulation':
      return [];
    case 'challenge': {
      const way = Object.entries(activity.shows_by).map(([name, value]) => `${name}: ${value}`);
      return [{ asked: name, right: way.join(', '), told: [activity.reveal] }];
    }
    case 'data-task':
      return [{ asked: name, right: rightOf(activity), told: [activity.reveal] }];
    case 'transcript': {
      const said = activity.turns.flatMap((turn) => ('assistant' in turn ? turn.assistant : []));
      const faults = said.flatMap((sentence) =>
        typeof sentence === 'string' || sentence.fault === undefined
          ? []
          : [`${sentence.fault}: “${sentence.text}” ${sentence.because ?? ''}`],
      );
      return [
        {
          asked: name,
          right: `${faults.length} of ${said.length} lines`,
          told: [...faults, activity.reveal],
        },
      ];
    }
  }
}

function rightOf(task: DataTaskActivity): string {
  switch (task.asks) {
    case 'mark': {
      const { where, column, is, rows } = task.right;
      if (rows !== undefined) return `rows ${rows.join(', ')}`;
      return column === undefined
        ? [where ?? []].flat().join(', ')
        : `${column} is ${[is ?? []].flat().join(', ')}`;
    }
    case 'order':
      return `${task.by}, the ${task.first} first`;
    case 'rule':
      return [task.shows_by.all?.join(' and '), task.shows_by.any?.join(' or ')].join('');
    case 'plan':
      return Object.entries(task.shows_by)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ');
    case 'tag':
      return `the column ${task.right}`;
    case 'value':
      return `${task.truth} ${task.unit ?? ''} ± ${task.tolerance}`.replace('  ', ' ');
  }
}

function truthOf(commit: CommitActivity): string {
  switch (commit.asks) {
    case 'number':
    case 'level':
      return `${commit.truth} ${commit.unit ?? ''} ± ${commit.tolerance}`.replace('  ', ' ');
    case 'choice':
      return commit.choices.flatMap(({ correct, text }) => (correct ? [text] : [])).join(' + ');
    case 'point': {
      const { truth, tolerance } = commit;
      return `${truth.x} ± ${tolerance.x}, ${truth.y} ± ${tolerance.y}`;
    }
    case 'curve': {
      const truth = typeof commit.truth === 'string' ? commit.truth : commit.truth.join(', ');
      return `${truth} ± ${commit.tolerance} on average`;
    }
  }
}

function itemAnswer(asked: string, item: QuizItem): RightAnswer {
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return {
        asked,
        right: item.choices.flatMap(({ correct, text }) => (correct ? [text] : [])).join(' + '),
        told: item.choices.flatMap(({ correct, explanation }) => (correct ? [explanation] : [])),
      };
    case 'numeric':
      return {
        asked,
        right: `${item.answer} ${item.unit ?? ''}`.trim(),
        told: [...(item.solution ?? []), item.explanation],
      };
    case 'ordering':
      return { asked, right: item.steps.join(' → '), told: [item.explanation] };
  }
}
