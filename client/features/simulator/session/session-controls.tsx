import { Trans, useLingui } from '@lingui/react/macro';
import { FastForward, Pause, Play, StepForward } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { SPEEDS, type Speed } from './use-play.ts';

interface SessionControlsProps {
  playing: boolean;
  pending: boolean;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
  onStep: () => void;
  onPlay: (playing: boolean) => void;
  onNext: () => void;
}

/** What moves the clock: a bar, many bars, or on to the next fill. It never goes back. */
export function SessionControls(props: SessionControlsProps) {
  const { playing, pending, speed, onSpeed, onStep, onPlay, onNext } = props;
  const { t } = useLingui();
  // Beside each other on a phone too.
  const quiet = 'px-3! text-15! whitespace-nowrap';
  return (
    <div
      role="group"
      aria-label={t`Clock`}
      className="flex min-w-0 items-center gap-2 max-sm:justify-between"
    >
      <Button look="quiet" className={quiet} pending={pending || playing} onClick={onStep}>
        <StepForward aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        <span className="max-sm:sr-only">
          <Trans>Step</Trans>
        </span>
      </Button>
      <Button look="secondary" className={quiet} onClick={() => onPlay(!playing)}>
        {playing ? (
          <Pause aria-hidden="true" className="size-4" />
        ) : (
          <Play aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        )}
        <span className="max-sm:sr-only">{playing ? <Trans>Pause</Trans> : <Trans>Play</Trans>}</span>
      </Button>
      <div className="flex min-w-0 items-center gap-2 text-15">
        <input
          aria-label={t`Bars a second`}
          type="range"
          min={0}
          max={SPEEDS.length - 1}
          value={SPEEDS.indexOf(speed)}
          aria-valuetext={t`${speed} bars a second`}
          onChange={({ target }) => onSpeed(SPEEDS[Number(target.value)] ?? 1)}
          className="min-h-11 w-24 min-w-0 shrink accent-plum"
        />
        <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
          <Trans>{speed} bars/s</Trans>
        </span>
      </div>
      <Button look="secondary" className={quiet} pending={pending || playing} onClick={onNext}>
        <FastForward aria-hidden="true" className="size-4 rtl:-scale-x-100 max-sm:hidden" />
        <Trans>To next fill</Trans>
      </Button>
    </div>
  );
}
