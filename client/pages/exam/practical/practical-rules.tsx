import { Trans } from '@lingui/react/macro';
import { rulesOf } from '#domain/exams/practical/practical-rule.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import { usePracticalWords } from '../../../features/exams/use-practical-words.ts';

/** The rules of a practical part, as they are scored. */
export function PracticalRules({ practical }: { practical: Practical }) {
  const { rules, markets } = usePracticalWords(practical);
  const { trades, needed } = practical;
  const market = markets[practical.market];
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          You trade in the simulator, at your own pace and on a path that is yours alone. The first {trades}{' '}
          trades count; {needed} of them have to keep every rule. What they bring counts for nothing.
        </Trans>
      </p>
      {market !== undefined && (
        <p className="text-muted">
          <Trans>Market: {market}, generated prices.</Trans>
        </p>
      )}
      <ol className="grid list-decimal gap-1 ps-6 marker:text-muted marker:tabular-nums">
        {rulesOf(practical).map((rule) => (
          <li key={rule}>{rules[rule]}</li>
        ))}
      </ol>
      <p className="text-15 text-muted">
        <Trans>
          An order is judged by what stood when you sent it. A market order may differ by 5%, since it is not
          filled at the price you saw.
        </Trans>
      </p>
    </div>
  );
}
