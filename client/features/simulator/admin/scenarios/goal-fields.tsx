import { Trans, useLingui } from '@lingui/react/macro';
import type { Condition } from '#domain/simulator/scenarios/condition-contract.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { sessionPlanOf } from '#domain/simulator/scenarios/session-plan.ts';
import { Button } from '../../../../ui/button.tsx';
import { useConditionWords } from '../../scenarios/use-condition-words.ts';
import { NumberEntry } from './number-entry.tsx';

interface GoalFieldsProps {
  scenario: ScenarioFile;
  onChange: (goal: readonly Condition[]) => void;
}

/** The numbers of a condition with the bounds of their schema. */
const NUMBERS = {
  least_r: { least: 0.1, most: 100, isWhole: false },
  most_ticks: { least: 1, most: 10_000, isWhole: true },
  most_percent: { least: 0, most: 3000, isWhole: false },
  gap_percent: { least: 0, most: 3000, isWhole: false },
  least_minutes: { least: 1, most: 10_080, isWhole: true },
  least: { least: 1, most: 100, isWhole: true },
  most: { least: 0, most: 100, isWhole: true },
  least_days: { least: 1, most: 60, isWhole: true },
} as const;

/** What a scenario asks of how it is traded: each condition with its numbers. None asks for a profit. */
export function GoalFields({ scenario, onChange }: GoalFieldsProps) {
  const { t } = useLingui();
  const words = useConditionWords(sessionPlanOf(scenario));
  const labels: Readonly<Record<keyof typeof NUMBERS, string>> = {
    least_r: t`At least so many times the stop`,
    most_ticks: t`At most so many ticks`,
    most_percent: t`At most so many percent`,
    gap_percent: t`Gap, in percent`,
    least_minutes: t`At least so many minutes`,
    least: t`At least so many trades`,
    most: t`At most so many trades`,
    least_days: t`At least so many days`,
  };
  const { goal } = scenario;
  return (
    <ol className="grid gap-3">
      {goal.map((condition, place) => {
        const numbers = Object.entries(condition).flatMap(([name, value]) =>
          Object.hasOwn(NUMBERS, name) && typeof value === 'number'
            ? [{ name: name as keyof typeof NUMBERS, value }]
            : [],
        );
        const isSound = numbers.every(({ value }) => !Number.isNaN(value));
        return (
          <li
            key={`${condition.kind} ${goal.length} ${place}`}
            className="grid gap-2 border-b border-line pb-3"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span>{isSound ? words(condition) : condition.kind}</span>
              <Button
                look="quiet"
                className="text-15"
                aria-label={t`Take out: ${isSound ? words(condition) : condition.kind}`}
                onClick={() => onChange(goal.filter((other) => other !== condition))}
              >
                <Trans>Take out</Trans>
              </Button>
            </div>
            {numbers.length > 0 && (
              <div className="grid gap-4 sm:grid-cols-2">
                {numbers.map(({ name, value }) => (
                  <NumberEntry
                    key={name}
                    label={labels[name]}
                    value={value}
                    {...NUMBERS[name]}
                    onChange={(next) =>
                      onChange(
                        goal.map(
                          (other): Condition =>
                            other === condition ? Object.assign({}, other, { [name]: next }) : other,
                        ),
                      )
                    }
                  />
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
