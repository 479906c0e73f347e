import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { largestPolicy, POLICY_STEPS, type Policy, policyFaults } from '#domain/exams/practical/policy.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { POLICY_LINES, type PolicyLine } from '#domain/quiz/exam/policy-lines.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { useStartPractical } from './start-practical.ts';
import { TriedYears } from './tried-years.tsx';
import { useTryPolicy } from './try-policy.ts';
import { usePracticalWords } from '../../../features/exams/use-practical-words.ts';

interface PolicyFormProps {
  lessonId: string;
  practical: Practical;
  /** Whether this is what the screen is about now. */
  isMain: boolean;
}

/** The limits that a learner states before the practical part, tried as often as they like and then locked. */
export function PolicyForm({ lessonId, practical, isMain }: PolicyFormProps) {
  const { i18n } = useLingui();
  const describe = useErrorWording();
  const draftKey = `exam.${lessonId}.policy`;
  const [policy, setPolicy] = useState<Policy>(() => keptPolicy(loadDraft(draftKey), practical));
  const trying = useTryPolicy(lessonId);
  const starting = useStartPractical(lessonId);
  const { lines, fault, percent } = usePracticalWords(practical);
  const faults = policyFaults(policy, practical);
  const change = (line: PolicyLine, typed: number) => {
    const { from, to } = practical.policy[line] ?? { from: 0, to: 100 };
    const next = { ...policy, [line]: inSteps(Math.min(to, Math.max(from, typed)), POLICY_STEPS[line]) };
    setPolicy(next);
    saveDraft(draftKey, next);
    trying.reset();
    starting.reset();
  };
  // No form: Enter in a field takes its number, and must not lock the policy.
  return (
    <div className="grid gap-4">
      <div className="grid gap-3">
        {POLICY_LINES.filter((line) => practical.policy[line] !== undefined).map((line) => (
          <Stepper
            key={line}
            label={lines[line]}
            name={lines[line]}
            value={policy[line] ?? 0}
            step={POLICY_STEPS[line]}
            format={percent}
            parse={(typed) => parseNumber(typed, i18n.locale)}
            onChange={(value) => change(line, value)}
          />
        ))}
      </div>
      <div role="status" className="min-h-28">
        <ul className="grid gap-1 text-15 text-danger empty:hidden">
          {faults.map((found) => (
            <li key={found}>{fault(found)}</li>
          ))}
        </ul>
      </div>
      {practical.years && (
        <TriedYears
          years={practical.years}
          policy={policy}
          tried={trying.data?.years ?? undefined}
          percent={percent}
        />
      )}
      <p role="alert" className="text-15 text-danger empty:hidden">
        {(starting.error ?? trying.error) && describe(starting.error ?? trying.error)}
      </p>
      <div className="flex flex-wrap gap-3">
        {practical.years !== undefined && (
          <Button
            look="secondary"
            pending={trying.isPending}
            disabled={faults.length > 0}
            onClick={() => trying.mutate(policy)}
          >
            <Trans>Try it on {practical.years.of} possible years</Trans>
          </Button>
        )}
        <Button
          look={isMain ? 'primary' : 'secondary'}
          pending={starting.isPending}
          disabled={faults.length > 0}
          onClick={() => starting.mutate(policy)}
        >
          <Trans>Lock it and begin</Trans>
        </Button>
      </div>
    </div>
  );
}

/** What was set on this device before, as far as it still says something. */
function keptPolicy(kept: unknown, practical: Practical): Policy {
  const largest = largestPolicy(practical);
  if (typeof kept !== 'object' || kept === null) return largest;
  const given = kept as Readonly<Record<string, unknown>>;
  const known = Object.entries(largest).map(([line, most]) => {
    const value = given[line];
    return [line, most !== null && typeof value === 'number' ? value : most];
  });
  return Object.fromEntries(known) as Policy;
}

function inSteps(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(2));
}
