import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play, StepForward } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { formatR } from '../words/session-format.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import type { useReplay } from './use-replay.ts';

/** What stands below the chart while it looks back: a trade that is played again, or a moment that is shown. */
export function ReplayControls({
  replay,
  words,
}: {
  replay: ReturnType<typeof useReplay>;
  words: SessionWords;
}) {
  const { t, i18n } = useLingui();
  const { trade, view, playing, isOver } = replay;
  if (view === null) return null;
  const quiet = 'px-3! text-15!';
  const back = (
    <Button look="link" className="text-15!" onClick={replay.end}>
      <Trans>Back to the clock</Trans>
    </Button>
  );
  if (trade === null) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-15" role="status">
        <Trans>The chart shows the past.</Trans>
        {back}
      </p>
    );
  }
  const size = words.size(trade.symbol, trade.quantity);
  const result = words.money(trade.result, true);
  const r = trade.r === null ? '' : formatR(trade.r, i18n.locale);
  return (
    <div role="group" aria-label={t`Replay`} className="flex flex-wrap items-center gap-x-2 text-15">
      <p className="me-2" role="status">
        {trade.side === 'buy' ? <Trans>Again: long {size}.</Trans> : <Trans>Again: short {size}.</Trans>}{' '}
        {isOver && (
          <Trans>
            It brought {result} {r}.
          </Trans>
        )}
      </p>
      <Button look="quiet" className={quiet} pending={isOver || playing} onClick={replay.step}>
        <StepForward aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        <Trans>Next bar</Trans>
      </Button>
      <Button look="secondary" className={quiet} pending={isOver} onClick={() => replay.setPlaying(!playing)}>
        {playing ? (
          <Pause aria-hidden="true" className="size-4" />
        ) : (
          <Play aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        )}
        {playing ? <Trans>Pause the replay</Trans> : <Trans>Play it</Trans>}
      </Button>
      {back}
    </div>
  );
}
