import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Moment } from '../../../ui/value/date-display.tsx';
import { useQuizHistory } from './fetch-quiz-history.ts';

/** When the quiz was taken, and with which result. Nothing before the first result; a failure to load is no loss. */
export function QuizHistory({ lessonId }: { lessonId: string }) {
  const { i18n } = useLingui();
  const { data: attempts = [] } = useQuizHistory(lessonId);
  if (attempts.length === 0) return null;
  return (
    <details className="text-15">
      <summary className="min-h-6 cursor-pointer py-1 text-muted">
        <Trans>Your attempts</Trans>
      </summary>
      <ul className="mt-2 grid gap-1">
        {attempts.map(({ id, finished_at, score, passed }) => (
          <li key={id} className="flex flex-wrap gap-x-4">
            {finished_at !== null && <Moment value={finished_at} />}
            <span className="tabular-nums">
              {formatNumber((score ?? 0) / 100, i18n.locale, { style: 'percent' })}
            </span>
            <span className="text-muted">{passed ? <Trans>passed</Trans> : <Trans>not passed</Trans>}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
