import { courseToBegin } from '#domain/assessment/course-to-begin.ts';
import { startingPoint } from '#domain/assessment/starting-point.ts';
import { type SkillStatus, statusOn } from '#domain/knowledge/skill-state.ts';
import type { PathModule } from '#domain/path/path-module.ts';
import type { PathFacts } from '#domain/path/plan-path.ts';
import type { Reading } from '../reading.ts';
import { readings } from '../readings.ts';
import {
  type ModuleRow,
  moduleRows,
  type SkillRows,
  skillRows,
  type StateRow,
  stateRows,
  type WishesRow,
  wishesRow,
} from './path-rows.ts';

const HELD: ReadonlySet<SkillStatus> = new Set(['known', 'mastered', 'fading']);

/** The facts of a path with the rows that they were read from. */
export type LoadedFacts = {
  readonly facts: PathFacts;
  readonly modules: readonly ModuleRow[];
  readonly skills: SkillRows;
  readonly wishes: WishesRow;
};

/** All that a learner's path is made from: one statement for each kind of fact. */
export function pathFacts(userId: string, day: string): Reading<LoadedFacts> {
  return readings(
    {
      modules: moduleRows(userId),
      skills: skillRows(),
      states: stateRows(userId),
      wishes: wishesRow(userId),
    },
    (rows) => factsFrom(rows, day),
  );
}

type FactRows = Omit<LoadedFacts, 'facts'> & { readonly states: readonly StateRow[] };

function factsFrom({ modules, skills, states, wishes }: FactRows, day: string): LoadedFacts {
  const goals = Array.isArray(wishes.goals) ? wishes.goals.filter((goal) => typeof goal === 'string') : [];
  const { point } = startingPoint(wishes.answers ?? {});
  const begin = courseToBegin(point, goals, wishes.courses);
  // Opening the honest odds enrols in their course: that says nothing of what somebody wants who has said it.
  const saidNothing = goals.length === 0 && wishes.answers === null;
  const facts: PathFacts = {
    modules: modules.map((row) => pathModule(row, day)),
    skills,
    held: new Set(
      states.flatMap(({ skill, state, level }) => (HELD.has(statusOn(state, day, level)) ? [skill] : [])),
    ),
    placement: Array.isArray(wishes.placement?.strands) ? wishes.placement : null,
    goals,
    course: wishes.has_chosen ? wishes.chosen : wishes.wanted,
    levelCourse: (saidNothing ? wishes.enrolled : null) ?? begin?.course.slug ?? null,
    moves: wishes.moves ?? [],
    kept: wishes.kept ?? [],
  };
  return { facts, modules, skills, wishes };
}

/** A module as the path looks at it. */
export function pathModule(row: ModuleRow, day: string): PathModule {
  const { id, course, skills, lessons, completed, completed_on, tested_out_on } = row;
  const isCompleted = completed === lessons;
  const doneOn = isCompleted ? completed_on : tested_out_on;
  return {
    id,
    course,
    skills,
    progress: isCompleted
      ? 'completed'
      : tested_out_on !== null
        ? 'tested_out'
        : completed > 0
          ? 'begun'
          : 'open',
    // By another clock it may be tomorrow already.
    doneOn: doneOn !== null && doneOn > day ? day : doneOn,
  };
}
