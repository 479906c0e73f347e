import type { ChallengeState } from '#domain/activities/contract.ts';
import type { LearnerChallenge } from '#domain/activities/learner-activity.ts';
import type { ActivityPlace } from '../use-draft.ts';
import { ChallengeGame } from './challenge-game.tsx';
import { ChallengeGoal } from './challenge-goal.tsx';
import { ChallengeRuns } from './challenge-runs.tsx';
import { useModel } from './use-model.ts';

interface ChallengeActivityProps {
  place: ActivityPlace;
  asked: LearnerChallenge;
  /** Undefined until it is begun. */
  state: ChallengeState | undefined;
}

const untried: ChallengeState = { tries: 0, open: null, last: null, met_by: null, reveal_html: null };

/** A goal to reach in a simulation, tried until it is met: played step by step, or set and run. */
export function ChallengeActivity({ place, asked, state = untried }: ChallengeActivityProps) {
  const model = useModel(asked.model);
  const { plays } = asked;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChallengeGoal model={model} goal={asked.goal} isMet={state.met_by !== null} />
      {plays === undefined || model.game === undefined ? (
        <ChallengeRuns place={place} asked={asked} model={model} state={state} />
      ) : (
        <ChallengeGame
          place={place}
          asked={asked}
          model={model}
          game={model.game}
          plays={plays}
          state={state}
        />
      )}
    </div>
  );
}
