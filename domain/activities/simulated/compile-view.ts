import type { QuizWords } from '../../quiz/quiz-words.ts';
import type { ChallengeActivity, SimulationActivity } from '../activity-contract.ts';
import type { ChallengeKey, SimulationKey } from '../activity-key.ts';
import type { LearnerChallenge, LearnerSimulation } from '../learner-activity.ts';

/** Compiles a simulation: a browser gets all of it but the skill. */
export function compileSimulation({ skill, prompt: _shownAbove, ...learner }: SimulationActivity): {
  learner: LearnerSimulation;
  key: SimulationKey;
} {
  return { learner, key: { kind: 'simulation', skill } };
}

/** Compiles a challenge: the author's own way of meeting it is for the linter, and what it showed comes with success. */
export function compileChallenge(
  { skill, reveal, prompt: _shownAbove, shows_by: _ownWay, ...learner }: ChallengeActivity,
  words: QuizWords,
): { learner: LearnerChallenge; key: ChallengeKey } {
  return { learner, key: { kind: 'challenge', skill, reveal: words.block(reveal) } };
}
