import * as v from 'valibot';
import type { DayRange, Pace } from './arrival.ts';
import type { PathChange } from './path-changes.ts';
import type { PathStation } from './plan-path.ts';

/** course/module */
const stationId = v.pipe(v.string(), v.maxLength(200), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/));

/** `time_zone`: an IANA name, of the device; what the profile says comes first. */
export const readPathRequest = v.object({
  time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** One thing that a learner changes about their path; `undo` takes the last one back, `seen` says that changes were read. */
export const changePathRequest = v.object({
  time_zone: readPathRequest.entries.time_zone,
  change: v.variant('kind', [
    v.object({
      kind: v.literal('move'),
      station: stationId,
      side: v.picklist(['before', 'after']),
      other: stationId,
    }),
    v.object({ kind: v.literal('choose'), course: v.nullable(v.pipe(v.string(), v.maxLength(100))) }),
    v.object({ kind: v.literal('keep'), station: stationId }),
    v.object({ kind: v.literal('undo') }),
    v.object({ kind: v.literal('seen') }),
  ]),
});

export type ChangePathRequest = v.InferOutput<typeof changePathRequest>;

/** A title in English, the other languages in `translations`. */
export type TitledRow = {
  readonly title: string;
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A course on a path. */
export type PathCourse = TitledRow & { readonly id: string; readonly slug: string };

/** A station as it is shown. */
export type ShownStation = TitledRow &
  Pick<PathStation, 'id' | 'state' | 'why' | 'for'> & {
    readonly module_id: string;
    /** Slug of its course. */
    readonly course: string;
    readonly minutes: number;
    readonly minutes_left: number;
    /** The lesson to open it at; of one that is done the first. */
    readonly lesson_id: string;
    readonly needs: readonly { readonly skill: string; readonly name: string; readonly is_met: boolean }[];
    /** The learner's day on which it was done; null before. */
    readonly done_on: string | null;
    /** Between which days it is reached; null once it is done. */
    readonly reached: DayRange | null;
    readonly can_test_out: boolean;
    /** How many skills it teaches. */
    readonly skills: number;
    /** Whether the placement's ranges reach all that it teaches, from answers to each of its strands. */
    readonly is_in_reach: boolean;
  };

/** The title of a module that is named and is no station. */
export type NamedModule = TitledRow & { readonly id: string };

export type ReadPathResponse = {
  /** The learner's day. */
  readonly day: string;
  readonly stations: readonly ShownStation[];
  /** All courses that have a module written, those that the path leads through first. */
  readonly courses: readonly PathCourse[];
  /** Slugs of the courses that the path leads through. */
  readonly leads_through: readonly string[];
  /** The slug of the course that the learner chose. */
  readonly chosen: string | null;
  /** Modules of its courses that are left out, since all that they teach is known. */
  readonly left_out: readonly NamedModule[];
  /** What the learner wants to do. */
  readonly pace: { readonly minutes_a_day: number; readonly days_a_week: number };
  /** Null once everything is done. */
  readonly arrival: (DayRange & Pick<Pace, 'basis' | 'weeks'>) | null;
  /** What is otherwise than it was shown last. */
  readonly changes: readonly (PathChange & { readonly title: TitledRow | null })[];
  /** Whether there is a change of the learner's to take back. */
  readonly can_undo: boolean;
};
