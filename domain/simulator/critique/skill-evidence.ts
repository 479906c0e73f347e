import { RULE_SKILLS } from './finding.ts';

/** Fewer trades say nothing about a skill. */
const FEWEST = 5;
/** A rule may be broken in so large a share of the trades, as the skills of the curriculum say. */
const SHARE = 0.05;
const SHARE_OF_WIDENED_STOPS = 0.02;

/** What a session shows of a skill. */
export interface SkillEvidence {
  readonly skill: string;
  readonly isRight: boolean;
}

type Disputable = { readonly skill: string; readonly is_disputed: boolean };

/**
 * What a session that has ended shows: of each skill that keeps a rule whether it did, and of a pattern that it was there. That a pattern
 * was not found shows nothing. What is disputed does not show that a rule was broken, nor that it was kept.
 * @param testedSkills those of which a rule could be broken: of the others nothing shows that they were kept
 */
export function skillEvidence(
  trades: number,
  rules: readonly Disputable[],
  patterns: readonly Disputable[],
  testedSkills: ReadonlySet<string>,
): SkillEvidence[] {
  if (trades < FEWEST) return [];
  const judged = [...new Set<string>(Object.values(RULE_SKILLS))].flatMap((skill) => {
    const most = trades * (skill === RULE_SKILLS['stop-widened'] ? SHARE_OF_WIDENED_STOPS : SHARE);
    const own = rules.filter((rule) => rule.skill === skill);
    const undisputed = own.filter(({ is_disputed: isDisputed }) => !isDisputed);
    if (undisputed.length > most) return [{ skill, isRight: false }];
    return undisputed.length === own.length && testedSkills.has(skill) ? [{ skill, isRight: true }] : [];
  });
  const shown = patterns.filter(({ is_disputed: isDisputed }) => !isDisputed);
  return [...judged, ...shown.map(({ skill }) => ({ skill, isRight: false }))];
}
