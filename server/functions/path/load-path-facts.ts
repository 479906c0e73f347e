import { courseToBegin } from '#domain/assessment/course-to-begin.ts';
import { startingPoint } from '#domain/assessment/starting-point.ts';
import { type SkillStatus, statusOn } from '#domain/knowledge/skill-state.ts';
import type { PathModule } from '#domain/path/path-module.ts';
import type { PathFacts } from '#domain/path/plan-path.ts';
import type { Query } from '../../adapters/sql.ts';
import { type ModuleRow, moduleRows, skillRows, stateRows, wishesRow } from './path-rows.ts';

const HELD: ReadonlySet<SkillStatus> = new Set(['known', 'mastered', 'fading']);

/** All that a learner's path is made from, with the rows it was read from: one query for each kind. */
export async function loadPathFacts(query: Query, userId: string, day: string) {
  const modules = await moduleRows(query, userId);
  const skills = await skillRows(query);
  const states = await stateRows(query, userId);
  const wishes = await wishesRow(query, userId);
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
