import { arrivalAfter, paceFrom } from '#domain/path/arrival.ts';
import type { PathCourse, ReadPathResponse, ShownStation, TitledRow } from '#domain/path/contract.ts';
import { isInReach } from '#domain/path/is-in-reach.ts';
import { pathChanges } from '#domain/path/path-changes.ts';
import { type PathFacts, type PathStation, type PlannedPath, planPath } from '#domain/path/plan-path.ts';
import { HONEST_ODDS } from '#domain/placement/routing.ts';
import type { LearnerClock } from '../learner-clock.ts';
import type { Read } from '../read-together.ts';
import { readings } from '../readings.ts';
import { pathFacts, pathModule } from './path-facts.ts';
import {
  type ModuleRow,
  type ModuleTitles,
  moduleTitles,
  type WishesRow,
  weeklyMinutes,
} from './path-rows.ts';
import { testableModules } from './testable-modules.ts';

/** A path that was computed, and as it is shown. */
export type LoadedPath = {
  readonly facts: PathFacts;
  readonly path: PlannedPath;
  /** The stations ahead, in their order. */
  readonly ahead: readonly string[];
  readonly wishes: WishesRow;
  readonly response: ReadPathResponse;
};

/** Computes the path of a learner from what is known of them now: one statement for each kind of fact, all asked together. */
export async function loadPath(
  read: Read,
  userId: string,
  { day, pace: chosen }: Pick<LearnerClock, 'day' | 'pace'>,
  now: Date,
): Promise<LoadedPath> {
  const { found, titles, weeks, testable } = await read(
    readings(
      {
        found: pathFacts(userId, day),
        titles: moduleTitles(),
        weeks: weeklyMinutes(userId, now),
        testable: testableModules(),
      },
      (all) => all,
    ),
  );
  const { facts, skills, wishes } = found;
  const modules = found.modules.flatMap((row): TitledModule[] => {
    const named = titles.get(row.module_id);
    return named ? [{ ...row, ...named }] : [];
  });
  const path = planPath(facts);
  const rows = new Map(modules.map((row) => [row.id, row]));
  const ahead = path.stations.filter(({ why }) => why !== 'done').map(({ id }) => id);
  const pace = paceFrom(
    weeks,
    { minutesADay: chosen.minutes_a_day, daysAWeek: chosen.days_a_week },
    ahead.reduce((sum, id) => sum + (rows.get(id)?.minutes_left ?? 0), 0),
  );
  let minutes = 0;
  const stations = path.stations.flatMap((station): ShownStation[] => {
    const row = rows.get(station.id);
    if (!row) return [];
    if (station.why !== 'done') minutes += row.minutes_left;
    const reached = station.why === 'done' ? null : arrivalAfter(minutes, pace, day);
    const can_test_out = station.why !== 'done' && testable.has(row.module_id) && row.id !== HONEST_ODDS;
    return [shownStation(station, row, { reached, day, can_test_out, facts, skills })];
  });
  const last = stations.at(-1)?.reached;
  const titleOf = (id: string): TitledRow | null => {
    const row = rows.get(id);
    return row ? { title: row.title, translations: row.translations } : null;
  };
  return {
    facts,
    path,
    ahead,
    wishes,
    response: {
      day,
      stations,
      courses: courseRows(modules, path.courses),
      leads_through: path.courses,
      chosen: facts.course,
      left_out: path.leftOut.flatMap((id) => {
        const title = titleOf(id);
        return title ? [{ id, ...title }] : [];
      }),
      pace: { minutes_a_day: chosen.minutes_a_day, days_a_week: chosen.days_a_week },
      arrival: last ? { ...last, basis: pace.basis, weeks: pace.weeks } : null,
      changes:
        wishes.shown === null
          ? []
          : pathChanges(wishes.shown, path).map((change) => ({ ...change, title: titleOf(change.station) })),
      can_undo: wishes.can_undo,
    },
  };
}

type TitledModule = ModuleRow & ModuleTitles;

function shownStation(
  { id, state, why, for: dependant, needs }: PathStation,
  row: TitledModule,
  {
    reached,
    day,
    can_test_out,
    facts,
    skills,
  }: Pick<ShownStation, 'reached' | 'can_test_out'> & {
    readonly day: string;
    readonly facts: PathFacts;
    readonly skills: ReadonlyMap<string, { readonly name: string }>;
  },
): ShownStation {
  return {
    id,
    state,
    why,
    for: dependant,
    module_id: row.module_id,
    course: row.course,
    title: row.title,
    translations: row.translations,
    minutes: row.minutes,
    minutes_left: row.minutes_left,
    lesson_id: row.lesson_id,
    needs: needs.map(({ skill, isMet }) => ({
      skill,
      name: skills.get(skill)?.name ?? skill,
      is_met: isMet,
    })),
    done_on: why === 'done' ? pathModule(row, day).doneOn : null,
    reached,
    can_test_out,
    skills: row.skills.length,
    is_in_reach: isInReach(row.skills, facts),
  };
}

function courseRows(modules: readonly TitledModule[], first: readonly string[]): PathCourse[] {
  const courses = new Map(
    modules.map((row) => [
      row.course,
      { id: row.course_id, slug: row.course, title: row.course_title, translations: row.course_translations },
    ]),
  );
  const placeOf = ({ slug }: PathCourse) => (first.includes(slug) ? first.indexOf(slug) : first.length);
  return [...courses.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}
