export type SkillLevel = 'beginner' | 'intermediate' | 'advanced';

/** The five scaled questions at 4 points each. */
const HIGHEST_TOTAL = 20;
/** What "Not sure", or any other value, is worth. */
const POINTS_OF_OTHER_VALUES = 2;

/**
 * Scores the skill assessment as the product's specification does: each answer is worth its value 1 to 4, any other
 * value 2; the total / 20 x 100, rounded, at most 100; below 30 beginner, below 60 intermediate, else advanced.
 * The database computes the same (trigger score_assessment); both run tests/cases/assessment-score.json.
 *
 * @param answers question id to chosen value
 */
export function scoreAssessment(answers: Readonly<Record<string, string | number>>): {
  score: number;
  level: SkillLevel;
} {
  const total = Object.values(answers).reduce<number>((sum, value) => sum + pointsOf(value), 0);
  const score = Math.min(Math.round((total / HIGHEST_TOTAL) * 100), 100);
  return { score, level: levelOf(score) };
}

function pointsOf(value: string | number): number {
  return /^[1-4]$/.test(String(value)) ? Number(value) : POINTS_OF_OTHER_VALUES;
}

function levelOf(score: number): SkillLevel {
  if (score < 30) return 'beginner';
  return score < 60 ? 'intermediate' : 'advanced';
}
