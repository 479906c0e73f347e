/** A drill is a set of so many items of one skill. */
export const DRILL_ITEMS = 4;

/** A skill with answers enough to say that it is weak. */
const LEAST_ANSWERS = 2;
/** Below this share of right first answers. */
const WEAK_BELOW = 0.8;

/** How a skill went lately. */
export type LateSkill = {
  readonly skill: string;
  /** How likely it is known, 0 to 1. */
  readonly known: number;
  /** First answers of late, and how many of them were right without a hint. */
  readonly answered: number;
  readonly right: number;
};

/** The skills that a drill would help, the weakest first: least likely known, then least often right. */
export function weakSkills<Skill extends LateSkill>(skills: readonly Skill[]): Skill[] {
  return skills
    .filter(({ answered, right }) => answered >= LEAST_ANSWERS && right < WEAK_BELOW * answered)
    .toSorted(
      (one, other) =>
        one.known - other.known ||
        one.right / one.answered - other.right / other.answered ||
        (one.skill < other.skill ? -1 : 1),
    );
}
