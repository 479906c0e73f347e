import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import type { SessionPlan } from '#domain/simulator/contract.ts';
import type { GradedCondition } from '#domain/simulator/scenarios/grade-goal.ts';
import type { Evidence } from '#domain/simulator/scenarios/played-session.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { ConditionMark } from './condition-mark.tsx';
import { useConditionWords } from './use-condition-words.ts';

interface GradedGoalProps {
  conditions: readonly GradedCondition[];
  plan: SessionPlan;
  words: SessionWords;
  isEnded: boolean;
}

/** Each condition of a goal with its state, and what shows that it was not kept. */
export function GradedGoal({ conditions, plan, words, isEnded }: GradedGoalProps) {
  const sentence = useConditionWords(plan);
  return (
    <ol className="grid gap-3">
      {conditions.map((graded) => {
        const { condition, state, judged, evidence } = graded;
        return (
          <li key={JSON.stringify(condition)} className="flex items-start gap-3 text-15">
            <span className="mt-1">
              <ConditionMark state={state} />
            </span>
            <div className="min-w-0">
              <p>{sentence(condition)}</p>
              <p className="text-13 text-muted">
                {state === 'broken' ? (
                  <Trans>Not kept</Trans>
                ) : state === 'open' ? (
                  <Trans>Still to do</Trans>
                ) : judged === 0 ? (
                  <Trans>Nothing could break it</Trans>
                ) : isEnded ? (
                  <Trans>Kept</Trans>
                ) : (
                  <Trans>Kept so far</Trans>
                )}
                <Progress graded={graded} />
              </p>
              {evidence.length > 0 && (
                <ul className="text-13 tabular-nums">
                  {evidence.map((one) => (
                    <li key={one.sequence}>
                      <Shown evidence={one} graded={graded} words={words} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** How far a condition is that counts. */
function Progress({ graded: { condition, value } }: { graded: GradedCondition }) {
  const { i18n } = useLingui();
  if (value === null) return null;
  const count = numberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(value);
  switch (condition.kind) {
    case 'trades':
      return (
        <>
          : <Plural value={value} one="# trade" other="# trades" />
        </>
      );
    case 'clock':
      return (
        <>
          : <Trans>{count} days</Trans>
        </>
      );
    default:
      return null;
  }
}

/** Where a condition was broken, and what was measured there. */
function Shown({
  evidence: { at, symbol, value },
  graded: { condition },
  words,
}: {
  evidence: Evidence;
  graded: GradedCondition;
  words: SessionWords;
}) {
  const { i18n } = useLingui();
  const place = `${symbol}, ${words.moment(at)}`;
  if (value === null || condition.kind === 'trades') return place;
  const isPercent = 'most_percent' in condition;
  const measured = isPercent
    ? numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100)
    : numberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(value);
  return `${place}: ${measured}`;
}
