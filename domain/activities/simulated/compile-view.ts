import type { QuizWords } from '../../quiz/quiz-words.ts';
import type { ChallengeActivity, SimulationActivity } from '../activity-contract.ts';
import type { ChallengeKey, SimulationKey } from '../activity-key.ts';
import type { LearnerChallenge, LearnerSimulation } from '../learner-activity.ts';

/** Compiles a simulation: a browser gets all of it but the skill. */
export function compileSimulation({ skill, prompt: _shownAbove, ...view }: SimulationActivity): {
  learner: LearnerSimulation;
  key: SimulationKey;
} {
  return {
    learner: { ...view, control_names: Object.keys(view.controls) },
    key: { kind: 'simulation', skill },
  };
}

/** Compiles a challenge: the author's own way of meeting it is for the linter, and what it showed comes with success. */
export function compileChallenge(
  { skill, reveal, prompt: _shownAbove, shows_by: _ownWay, ...rules }: ChallengeActivity,
  words: QuizWords,
): { learner: LearnerChallenge; key: ChallengeKey } {
  return {
    learner: { ...rules, control_names: Object.keys(rules.controls) },
    key: { kind: 'challenge', skill, reveal: words.block(reveal) },
  };
}
