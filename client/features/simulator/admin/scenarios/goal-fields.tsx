import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Condition } from '#domain/simulator/scenarios/condition-contract.ts';
import { NEW_CONDITIONS } from '#domain/simulator/scenarios/new-conditions.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { sessionPlanOf } from '#domain/simulator/scenarios/session-plan.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { useConditionWords } from '../../scenarios/use-condition-words.ts';
import { ConditionFields } from './condition-fields.tsx';

interface GoalFieldsProps {
  scenario: ScenarioFile;
  skills: readonly { readonly id: string; readonly name: string }[];
  onChange: (goal: Condition[]) => void;
}

/** What a scenario asks of how it is traded: each condition with its parameters, and every other one to add. None asks for a profit. */
export function GoalFields({ scenario, skills, onChange }: GoalFieldsProps) {
  const { t } = useLingui();
  const words = useConditionWords(sessionPlanOf(scenario));
  const list = useRef<HTMLOListElement>(null);
  // Fields keep what is typed into them while others are added; those after one that is taken out begin anew.
  const [takenOut, setTakenOut] = useState(0);
  const [chosen, setChosen] = useState(0);
  const { goal } = scenario;
  const known = skills.map(({ id }) => id);
  const add = () => {
    const condition = NEW_CONDITIONS[chosen];
    if (!condition) return;
    const { skill, ...others } = condition;
    onChange([...goal, skill !== undefined && known.includes(skill) ? condition : others]);
  };
  return (
    <div className="grid gap-4">
      <ol ref={list} tabIndex={-1} aria-label={t`What it asks for`} className="grid gap-3">
        {goal.map((condition, place) => {
          const isSound = Object.values(condition).every((value) => !Number.isNaN(value));
          const name = isSound ? words(condition) : condition.kind;
          return (
            <li
              key={`${condition.kind} ${place} ${takenOut}`}
              className="grid gap-2 border-b border-line pb-3"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <span>{name}</span>
                <Button
                  look="quiet"
                  className="text-15"
                  aria-label={t`Take out: ${name}`}
                  onClick={() => {
                    setTakenOut(takenOut + 1);
                    onChange(goal.filter((other) => other !== condition));
                    list.current?.focus();
                  }}
                >
                  <Trans>Take out</Trans>
                </Button>
              </div>
              <ConditionFields
                condition={condition}
                skills={skills}
                onChange={(next) => onChange(goal.map((other) => (other === condition ? next : other)))}
              />
            </li>
          );
        })}
      </ol>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Select
          label={t`Another condition`}
          value={String(chosen)}
          options={NEW_CONDITIONS.map((condition, place) => ({
            value: String(place),
            label: words(condition),
          }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <Button look="secondary" onClick={add}>
          <Trans>Add the condition</Trans>
        </Button>
      </div>
    </div>
  );
}
