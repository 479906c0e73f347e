import { Plural, Trans, useLingui } from '@lingui/react/macro';
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
  const missed = marks.flatMap(({ number, trade }) =>
    trade && trade.broken.length > 0 ? [{ number, trade }] : [],
  );
  const unmade = practical.trades - judged.length;
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
      {missed.length === 0 && unmade <= 0 && (
        <p className="text-15 text-muted">
          <Trans>Each arch is a trade. All of them kept every rule.</Trans>
        </p>
      )}
      <ul className="grid text-15 empty:hidden">
        {missed.map(({ number, trade }) => (
          <li key={number} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[10rem_1fr]">
            <span className="font-semibold">{t`Trade ${number}, ${trade.symbol}`}</span>
            <span className="text-muted">
              <Trans>Broken: {trade.broken.map((rule) => rules[rule]).join('; ')}</Trans>
            </span>
          </li>
        ))}
      </ul>
      {unmade > 0 && (
        <p className="text-15 text-muted">
          <Plural value={unmade} one="# trade was not made." other="# trades were not made." />
        </p>
      )}
      <div>
        <Button
          look="link"
          className="text-start"
          pending={exporting.isPending}
          onClick={() => exporting.mutate(id, { onError: (error) => toast.error(describe(error)) })}
        >
          <Trans>Take the file along that the score is computed from</Trans>
        </Button>
      </div>
    </div>
  );
}
