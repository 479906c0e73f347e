import type { Evidence } from '#domain/knowledge/evidence.ts';
import { foldResponse, NEW_SKILL, type SkillState, statusOn } from '#domain/knowledge/skill-state.ts';
import type { AskingLesson } from '../../reading/content.ts';
import { activitiesOf, asks, lessonsOf, problemAt, type Rule } from '../rule.ts';

/** Which choice somebody presses who reads nothing. */
const PLACES = ['first', 'second', 'third', 'fourth'] as const;
/** A commit asks for a thing to be used. */
const COMMIT_LEVEL = 2;
const DAY = '2026-01-01';

type Pick = {
  readonly skill: string;
  readonly template: string;
  readonly level: number;
  readonly is_right: boolean;
};

/**
 * Nobody gets to know a skill by clicking: who always presses the choice in the same place, and lets everything else be
 * shown, ends no lesson with a skill known.
 */
export const clickedThrough: Rule = {
  name: 'clicked-through',
  *check(content) {
    const levels = new Map(content.skills?.data.skills.map(({ id, level }) => [id, level]));
    for (const lesson of lessonsOf(content)) {
      if (!asks(lesson)) continue;
      for (const [place, name] of PLACES.entries()) {
        for (const [skill, state] of statesAfter(picksOf(lesson, place))) {
          if (statusOn(state, DAY, levels.get(skill) ?? 1) === 'learning') continue;
          const message = `Somebody who reads nothing and always presses the ${name} choice ends this lesson with the skill \
'${skill}' known. Put the right choices in other places, or ask for answers that are made.`;
          yield problemAt(lesson, ['activities'], message);
        }
      }
    }
  },
};

/** What is picked in a lesson, in its order. Choices of items are shown in another order to each learner; this one may be it. */
function picksOf(lesson: AskingLesson, place: number): Pick[] {
  return activitiesOf(lesson).flatMap(({ name, activity }): Pick[] => {
    if (activity.kind === 'commit' && activity.asks === 'choice') {
      const is_right = activity.choices[place]?.correct === true;
      return [{ skill: activity.skill, template: name, level: COMMIT_LEVEL, is_right }];
    }
    if (activity.kind !== 'check') return [];
    return activity.items.flatMap((item): Pick[] => {
      if (item.kind !== 'single') return [];
      const { skill, id: template, difficulty: level } = item;
      return [{ skill, template, level, is_right: item.choices[place]?.correct === true }];
    });
  });
}

function statesAfter(picks: readonly Pick[]): ReadonlyMap<string, SkillState> {
  const states = new Map<string, SkillState>();
  for (const { skill, ...pick } of picks) {
    const evidence: Evidence = {
      ...pick,
      place: 'lesson',
      try: 1,
      hints: 0,
      is_constructed: false,
      day: DAY,
      target_recall: 0.9,
    };
    states.set(skill, foldResponse(states.get(skill) ?? NEW_SKILL, evidence));
  }
  return states;
}
