import type { Activity } from '#domain/activities/activity-contract.ts';
import type { YamlPath } from '../../reading/parse-yaml.ts';

/** A text that learners read of an activity; `at` is its path below the activity. */
export type ActivityText = {
  /** What stands in a line, such as a choice, is a single paragraph. */
  readonly role: 'block' | 'line';
  readonly markdown: string;
  readonly at: YamlPath;
};

/** All texts of an activity that are rendered; the items of a check are the texts of a quiz. */
export function* activityTexts(activity: Activity): Iterable<ActivityText> {
  yield* block(['prompt'], activity.prompt);
  if ('reveal' in activity) yield* block(['reveal'], activity.reveal);
  if (activity.kind === 'commit' && activity.asks === 'choice') {
    for (const [index, { text }] of activity.choices.entries()) yield line(['choices', index, 'text'], text);
  }
  if (activity.kind === 'transcript') {
    for (const [index, turn] of activity.turns.entries()) {
      if ('learner' in turn) yield line(['turns', index, 'learner'], turn.learner);
      else yield* sentences(['turns', index, 'assistant'], turn.assistant);
    }
  }
  if (activity.kind !== 'data-task') return;
  yield* block(['hint'], activity.hint);
  if ('mistakes' in activity) {
    for (const [index, { explanation }] of activity.mistakes.entries())
      yield* block(['mistakes', index, 'explanation'], explanation);
  }
  if (activity.asks === 'plan') {
    for (const [index, { says }] of activity.requires.entries())
      yield* block(['requires', index, 'says'], says);
  }
}

type Turn = Extract<Activity, { kind: 'transcript' }>['turns'][number];

function* sentences(
  at: YamlPath,
  said: Extract<Turn, { readonly assistant: unknown }>['assistant'],
): Iterable<ActivityText> {
  for (const [place, sentence] of said.entries()) {
    if (typeof sentence === 'string') {
      yield line([...at, place], sentence);
    } else {
      yield line([...at, place, 'text'], sentence.text);
      yield* block([...at, place, 'because'], sentence.because);
    }
  }
}

function* block(at: YamlPath, markdown: string | undefined): Iterable<ActivityText> {
  if (markdown !== undefined) yield { role: 'block', markdown, at };
}

function line(at: YamlPath, markdown: string): ActivityText {
  return { role: 'line', markdown, at };
}
