import * as v from 'valibot';
import type { ResponsePlace } from './evidence.ts';
import type { SkillStatus } from './skill-state.ts';

/** How a skill that was met stands with the learner today. */
export type MetSkill = {
  readonly skill: string;
  readonly status: SkillStatus;
  /** The learner's day on which a review asks for it; null before it was taught. */
  readonly due: string | null;
};

/** `day`: the learner's. Skills that were not met are left out. */
export type ReadSkillsResponse = { readonly day: string; readonly skills: readonly MetSkill[] };

export const readSkillRequest = v.object({ skill: v.pipe(v.string(), v.maxLength(100)) });

/** A first answer to an item of a skill. */
export type SkillAnswer = {
  /** In the order in which they were given. */
  readonly sequence: number;
  readonly day: string;
  readonly place: ResponsePlace;
  readonly is_right: boolean;
  readonly hints: number;
};

/** The learner's last first answers to items of a skill, oldest first, and the beliefs recognised behind wrong ones. */
export type ReadSkillResponse = {
  /** Whether there are questions on it that are open to the learner: a drill would ask them. */
  readonly can_drill: boolean;
  readonly answers: readonly SkillAnswer[];
  readonly beliefs: readonly { readonly belief: string; readonly why_wrong: string }[];
};
