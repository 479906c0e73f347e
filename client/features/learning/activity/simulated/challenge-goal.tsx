import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { formatRunNumber } from '#domain/activities/simulated/run-words.ts';
import type { Condition, Goal } from '#domain/activities/simulated/view-contract.ts';
import type { Model } from '#domain/simulations/model.ts';

interface ChallengeGoalProps {
  model: Model;
  goal: Goal;
  isMet: boolean;
}

/** What is to be reached. Once it is, a line is drawn below it to its end. */
export function ChallengeGoal({ model, goal, isMet }: ChallengeGoalProps) {
  const { each, runs, needs = runs } = goal;
  return (
    <div className="relative grid grid-cols-1 gap-1 border-b-2 border-line pb-2">
      {each.map((one) => (
        <p key={`${one.number} ${one.above} ${one.below}`} className="flex flex-wrap items-center gap-x-2">
          {isMet && <Check aria-hidden="true" className="size-5 text-success" />}
          <ConditionWords model={model} condition={one} />
        </p>
      ))}
      <p className="text-15 text-muted">
        {runs > 1 && (
          <Trans>
            In at least {needs} of {runs} runs.
          </Trans>
        )}{' '}
        {isMet && (
          <strong className="font-semibold text-success">
            <Trans>You have met it.</Trans>
          </strong>
        )}
      </p>
      {isMet && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 -bottom-0.5 h-0.5 origin-left bg-plum motion-safe:animate-done rtl:origin-right"
        />
      )}
    </div>
  );
}

function ConditionWords({ model, condition }: { model: Model; condition: Condition }) {
  const { i18n } = useLingui();
  const { number, label, above, below } = condition;
  const unit = model.numbers[number]?.unit ?? 'score';
  const words = (value: number) => formatRunNumber(value, unit, i18n.locale);
  const name = (
    <bdi lang="en" className="font-semibold">
      {label}
    </bdi>
  );
  if (above !== undefined && below !== undefined) {
    return (
      <span>
        <Trans>
          {name}: between {words(above)} and {words(below)}
        </Trans>
      </span>
    );
  }
  return (
    <span>
      {above === undefined ? (
        <Trans>
          {name}: below {words(below ?? 0)}
        </Trans>
      ) : (
        <Trans>
          {name}: above {words(above)}
        </Trans>
      )}
    </span>
  );
}
