import { Trans, useLingui } from '@lingui/react/macro';
import type { FinishedAttempt } from '#domain/exams/practical-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useExportPractical } from './export-practical.ts';
import { usePracticalWords } from '../../../features/exams/use-practical-words.ts';

/** What a practical part came to: a mark for each trade, and what was broken by those that broke something. */
export function PracticalScore({ attempt }: { attempt: FinishedAttempt }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const exporting = useExportPractical();
  const { judged, practical, session_id: id } = attempt;
  const { rules } = usePracticalWords(practical);
  const marks = Array.from({ length: practical.trades }, (_, place) => ({
    number: place + 1,
    trade: judged[place],
  }));
  const missed = marks.filter(({ trade }) => trade?.broken.length !== 0);
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" dir="ltr" className="flex h-12 items-end gap-[2px] border-b border-line">
        {marks.map(({ number, trade }) => (
          <span
            key={number}
            className={
              trade?.broken.length === 0
                ? 'h-12 flex-1 rounded-t-full border border-b-0 border-ink bg-sunken'
                : 'h-3 flex-1 border border-b-0 border-dashed border-control'
            }
          />
        ))}
      </div>
      {missed.length === 0 ? (
        <p className="text-15 text-muted">
          <Trans>Each arch is a trade. All of them kept every rule.</Trans>
        </p>
      ) : (
        <ul className="grid gap-1 text-15">
          {missed.map(({ number, trade }) => (
            <li key={number} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[10rem_1fr]">
              <span className="font-semibold">
                {trade ? t`Trade ${number}, ${trade.symbol}` : t`Trade ${number}`}
              </span>
              <span className="text-muted">
                {trade ? (
                  <Trans>Broken: {trade.broken.map((rule) => rules[rule]).join('; ')}</Trans>
                ) : (
                  <Trans>Not made</Trans>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          look="link"
          pending={exporting.isPending}
          onClick={() => exporting.mutate(id, { onError: (error) => toast.error(describe(error)) })}
        >
          <Trans>Take the file along that the score is computed from</Trans>
        </Button>
      </div>
    </div>
  );
}
