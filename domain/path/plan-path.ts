import { COURSE_OF_GOAL } from '../assessment/course-of-goal.ts';
import { middleOf } from '../placement/levels.ts';
import type { PlacementResult } from '../placement/placement-result.ts';
import { HONEST_ODDS, type Route, routeAfter } from '../placement/routing.ts';
import { orderStations, type StationPair } from './order-stations.ts';
import { isDone, type PathModule, type PathSkill } from './path-module.ts';
import { pairOf, type StationMove } from './station-move.ts';

/** All that a path is made from. */
export type PathFacts = {
  /** The written modules of courses that are open, in the order of the catalogue. */
  readonly modules: readonly PathModule[];
  readonly skills: ReadonlyMap<string, PathSkill>;
  /** Skills that answers have shown to be known. */
  readonly held: ReadonlySet<string>;
  /** The latest placement; null for whoever was not placed. */
  readonly placement: Pick<PlacementResult, 'estimate' | 'strands'> | null;
  /** Ids of `GOALS`. */
  readonly goals: readonly string[];
  /** The slug of the course that the learner chose; null while they have not. */
  readonly course: string | null;
  /** The slug of the course to begin with by what the learner says of their experience and goals, and before them by what they take. */
  readonly levelCourse: string | null;
  /** What the learner moved, the latest last. */
  readonly moves: readonly StationMove[];
  /** What the learner wants to do although it is known. */
  readonly kept: readonly string[];
};

/** Why a station is on the path. */
export type StationReason =
  | 'odds'
  | 'done'
  | 'begun'
  | 'start'
  | 'chosen'
  | 'goal'
  | 'level'
  | 'prerequisite';

/** A skill that a station builds on. */
export type StationNeed = { readonly skill: string; readonly isMet: boolean };

/** A module on the path. */
export type PathStation = {
  /** course/module */
  readonly id: string;
  readonly state: 'completed' | 'tested_out' | 'here' | 'next' | 'later';
  readonly why: StationReason;
  /** With `prerequisite`: the station that builds on it. */
  readonly for: string | null;
  readonly needs: readonly StationNeed[];
};

/** An ordered list of written modules across courses. */
export type PlannedPath = {
  readonly stations: readonly PathStation[];
  /** Modules of its courses that are left out, since all that they teach is known. */
  readonly leftOut: readonly string[];
  /** The courses that it leads through, the first one first. */
  readonly courses: readonly string[];
};

type Reason = { readonly why: StationReason; readonly for: string | null };

/**
 * The path of a learner. What is done comes first and stays, then the honest odds for everybody, what was begun, where placement
 * leads to, and the courses chosen or wanted, each station after those that teach what it builds on, unless the learner moved it.
 * The same facts give the same path.
 */
export function planPath(facts: PathFacts): PlannedPath {
  const route = facts.placement && routeAfter(facts.placement, routeFacts(facts));
  const courses = coursesOf(facts, route);
  const met = metSkills(facts);
  const known = surelyKnown(facts);
  const reasons = new Map<string, Reason>();
  const leftOut: string[] = [];
  const add = (module: PathModule | undefined, why: StationReason) => {
    if (module && !isDone(module) && !reasons.has(module.id)) reasons.set(module.id, { why, for: null });
  };
  const asked = new Set([...facts.kept, ...facts.moves.map(({ station }) => station)]);
  const find = (id: string | undefined) => facts.modules.find((module) => module.id === id);

  add(find(HONEST_ODDS), 'odds');
  for (const module of facts.modules) if (module.progress === 'begun') add(module, 'begun');
  const start = find(route?.start);
  if (start && courses.includes(start.course)) add(start, 'start');
  for (const course of courses) {
    const why = course === facts.course ? 'chosen' : goalCourses(facts).includes(course) ? 'goal' : 'level';
    for (const module of facts.modules) {
      if (module.course !== course || isDone(module) || reasons.has(module.id)) continue;
      const isKnown = module.skills.length > 0 && module.skills.every((skill) => known.has(skill));
      if (isKnown && !asked.has(module.id)) leftOut.push(module.id);
      else add(module, why);
    }
  }
  addPrerequisites(facts, met, reasons);
  const ahead = orderAhead(facts, met, [...reasons.keys()]);
  const done = facts.modules.filter(isDone).toSorted((one, other) => compare(one.doneOn, other.doneOn));
  return {
    stations: [
      ...done.map(({ id, progress, skills }): PathStation => {
        const state = progress === 'tested_out' ? 'tested_out' : 'completed';
        return { id, state, why: 'done', for: null, needs: needsOf(facts, met, skills) };
      }),
      ...ahead.map((id, place): PathStation => {
        const state = place === 0 ? 'here' : place === 1 ? 'next' : 'later';
        const { why, for: dependant } = reasons.get(id) ?? { why: 'level', for: null };
        return { id, state, why, for: dependant, needs: needsOf(facts, met, find(id)?.skills ?? []) };
      }),
    ],
    leftOut: leftOut.filter((id) => !reasons.has(id)),
    courses,
  };
}

function routeFacts({ goals, course, modules }: PathFacts) {
  return { goals, course: course ?? undefined, written: new Set(modules.map(({ id }) => id)) };
}

/**
 * The course chosen alone; else that to which placement leads, before any placement the one to begin with, then those of the
 * goals.
 */
function coursesOf(facts: PathFacts, route: Route | null): string[] {
  const written = new Set(facts.modules.map(({ course }) => course));
  if (facts.course !== null && written.has(facts.course)) return [facts.course];
  const isLed = route !== null && route.reason !== 'basics' && route.reason !== 'otherwise';
  const led = isLed ? route.start.split('/').slice(0, 1) : [];
  const first = facts.levelCourse === null ? [] : [facts.levelCourse];
  const begun = route === null ? first : led;
  const wanted = [...new Set([...begun, ...goalCourses(facts)])].filter((course) => written.has(course));
  return wanted.length > 0 ? wanted : first;
}

function goalCourses({ goals }: PathFacts): string[] {
  return goals.flatMap((goal) => COURSE_OF_GOAL[goal] ?? []);
}

/** Skills that count as met: shown by answers, right by placement, or taught by a module that is done. */
function metSkills(facts: PathFacts): ReadonlySet<string> {
  const met = new Set(facts.held);
  for (const module of facts.modules) if (isDone(module)) for (const skill of module.skills) met.add(skill);
  for (const [id, { strand, level }] of facts.skills) {
    const range = facts.placement?.strands.find((other) => other.strand === strand);
    const estimate = range?.estimate ?? facts.placement?.estimate;
    if (estimate !== undefined && estimate >= middleOf(level)) met.add(id);
  }
  return met;
}

/** One answer to a strand is only a hint. */
const ANSWERS_NEEDED = 2;

/**
 * Skills that need not be taught any more: shown by answers, or of a strand whose whole range in the placement lies above the
 * middle of their level.
 */
function surelyKnown({ held, placement, skills }: PathFacts): ReadonlySet<string> {
  const known = new Set(held);
  for (const [id, { strand, level }] of skills) {
    const range = placement?.strands.find((other) => other.strand === strand);
    if (range && range.asked >= ANSWERS_NEEDED && range.low >= middleOf(level)) known.add(id);
  }
  return known;
}

function needsOf(facts: PathFacts, met: ReadonlySet<string>, skills: readonly string[]): StationNeed[] {
  const needs = new Set(skills.flatMap((skill) => facts.skills.get(skill)?.needs ?? []));
  return [...needs]
    .filter((skill) => !skills.includes(skill))
    .map((skill) => ({ skill, isMet: met.has(skill) }));
}

/** Skills that a module builds on and that nothing has met yet. */
function missingFor(facts: PathFacts, met: ReadonlySet<string>, module: PathModule): string[] {
  return needsOf(facts, met, module.skills).flatMap(({ skill, isMet }) => (isMet ? [] : [skill]));
}

/** Adds for each missing skill the module that teaches it: of the same course if there is one, else the first of all. */
function addPrerequisites(facts: PathFacts, met: ReadonlySet<string>, reasons: Map<string, Reason>): void {
  // A map that is walked gives what is added on the way, too.
  for (const id of reasons.keys()) {
    const module = facts.modules.find((other) => other.id === id);
    if (!module) continue;
    for (const skill of missingFor(facts, met, module)) {
      const teachers = facts.modules.filter(({ skills }) => skills.includes(skill));
      if (teachers.some((teacher) => reasons.has(teacher.id))) continue;
      const teacher = teachers.find(({ course }) => course === module.course) ?? teachers[0];
      if (teacher) reasons.set(teacher.id, { why: 'prerequisite', for: id });
    }
  }
}

/** The order of what is ahead: honest odds first, then the learner's own moves, then what builds on what. */
function orderAhead(facts: PathFacts, met: ReadonlySet<string>, ahead: readonly string[]): string[] {
  const moved = new Set(facts.moves.map(({ station }) => station));
  const odds = ahead.filter((id) => id === HONEST_ODDS);
  const modules = ahead.flatMap((id) => facts.modules.find((module) => module.id === id) ?? []);
  const builds = modules.flatMap((module): StationPair[] => {
    // Whoever moved a station knows what it builds on: the path says so, and does not move it back.
    if (moved.has(module.id)) return [];
    return missingFor(facts, met, module).flatMap((skill): StationPair[] => {
      const teacher = modules.find(({ skills }) => skills.includes(skill));
      return teacher ? [[teacher.id, module.id]] : [];
    });
  });
  return orderStations(ahead, [
    ...odds.flatMap((first) => ahead.map((other): StationPair => [first, other])),
    ...facts.moves.map(pairOf).toReversed(),
    ...builds,
  ]);
}

function compare(one: string | null, other: string | null): number {
  return (one ?? '') < (other ?? '') ? -1 : (one ?? '') > (other ?? '') ? 1 : 0;
}
