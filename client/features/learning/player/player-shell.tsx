import { Trans, useLingui } from '@lingui/react/macro';
import { Captions, Maximize, Minimize, Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useOfferPlayer } from '../notes/player-place.ts';
import { formatTime, type Moment, type Playback } from './playback.ts';
import { PlaybackSelects } from './playback-selects.tsx';
import { playerActions } from './player-actions.ts';
import { PlayerButton } from './player-button.tsx';
import { type MarkedStop, SeekBar } from './seek-bar.tsx';
import { Transcript } from './transcript.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePlayerKeys } from './use-player-keys.ts';

interface PlayerShellProps {
  playback: Playback;
  chapters: readonly Moment[];
  /** Where something is asked. */
  stops?: readonly MarkedStop[];
  /** Something asks for numbers, so they no longer seek. */
  isAsking?: boolean;
  /** The lines of the transcript. */
  lines: readonly Moment[];
  captions: { shown: boolean; toggle: () => void };
  /** Only where there is sound. */
  sound?: { muted: boolean; toggle: () => void };
  /** Replaces the buttons that let it run by itself. */
  steps?: { controls: ReactNode; actions: Readonly<Record<string, () => void>> } | undefined;
  /** Further buttons, such as that for the voice. */
  extraButtons?: ReactNode;
  stage: ReactNode;
  /** What stands between the controls and the transcript. */
  below?: ReactNode;
}

/** What both players have in common: stage, seek bar, buttons, keys, chapters, full screen, transcript. */
export function PlayerShell({
  playback,
  chapters,
  stops = [],
  isAsking = false,
  lines,
  captions,
  sound,
  steps,
  extraButtons,
  stage,
  below,
}: PlayerShellProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(box);
  const { tenths, keys } = playerActions(playback, {
    toggleFullScreen: fullScreen.toggle,
    toggleCaptions: captions.toggle,
    toggleMute: sound?.toggle,
  });
  const actions = { ...(isAsking ? {} : tenths), ...keys, ...steps?.actions };
  usePlayerKeys(actions);
  const offerNotes = useOfferPlayer(playback);
  // Who has gone past a question, answered or not, has heard what follows.
  const furthest = useFurthest(playback.seconds);
  const waitsAt = stops.find(({ at, isOpen }) => isOpen && at >= furthest)?.at;
  return (
    <div>
      <div
        ref={box}
        className="group/player grid gap-2 rounded-card bg-paper print:hidden [&:fullscreen]:content-center-safe [&:fullscreen]:overflow-y-auto [&:fullscreen]:p-4"
      >
        {stage}
        <SeekBar playback={playback} chapters={chapters} stops={stops} actions={actions} />
        <div className="flex flex-wrap items-center gap-1">
          {steps === undefined ? <RunningControls playback={playback} /> : steps.controls}
          <span className="px-2 text-15 whitespace-nowrap text-muted" dir="ltr">
            {formatTime(playback.seconds)} / {formatTime(playback.length)}
          </span>
          <span className="ms-auto flex flex-wrap items-center justify-end gap-1">
            <PlaybackSelects playback={playback} chapters={chapters} withRate={steps === undefined} />
            {extraButtons}
            <PlayerButton
              label={t`Captions`}
              keys="c"
              aria-pressed={captions.shown}
              onClick={captions.toggle}
            >
              <Captions aria-hidden="true" />
            </PlayerButton>
            {fullScreen.possible && (
              <PlayerButton
                label={fullScreen.isFull ? t`Leave full screen` : t`Full screen`}
                keys="f"
                onClick={fullScreen.toggle}
              >
                {fullScreen.isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
              </PlayerButton>
            )}
          </span>
        </div>
      </div>
      <p className="mt-1 hidden text-15 text-muted pointer-fine:block print:hidden">
        {steps === undefined ? (
          <Trans>Keys: space plays, j and l go 10 seconds back and forward, ? lists them all.</Trans>
        ) : (
          <Trans>Keys: space goes on, the arrows go from step to step, ? lists them all.</Trans>
        )}
      </p>
      {below}
      <div ref={offerNotes} />
      {/* What has no sound is printed as a storyboard, which says everything. */}
      <div className={sound === undefined ? 'print:hidden' : ''}>
        <Transcript
          lines={lines}
          waitsAt={waitsAt}
          seconds={playback.seconds}
          following={playback.playing || steps !== undefined}
          onSeek={playback.seek}
        />
      </div>
    </div>
  );
}

/** The latest moment that anybody has come to. */
function useFurthest(seconds: number): number {
  const [furthest, setFurthest] = useState(seconds);
  if (seconds > furthest) setFurthest(seconds);
  return Math.max(seconds, furthest);
}

function RunningControls({ playback }: { playback: Playback }) {
  const { t } = useLingui();
  const { seconds, playing, play, pause, seek } = playback;
  return (
    // Time runs from left to right in every language, so back is on the left.
    <span dir="ltr" className="flex items-center gap-1">
      <PlayerButton label={t`Back 10 seconds`} keys="j" onClick={() => seek(seconds - 10)}>
        <RotateCcw aria-hidden="true" />
      </PlayerButton>
      <button
        type="button"
        aria-label={playing ? t`Pause` : t`Play`}
        title={playing ? t`Pause` : t`Play`}
        aria-keyshortcuts="Space k"
        onClick={playing ? pause : play}
        className="inline-flex size-12 items-center justify-center rounded-full bg-ink text-paper forced-color-adjust-none hover:opacity-90"
      >
        {playing ? (
          <Pause aria-hidden="true" className="size-5" />
        ) : (
          <Play aria-hidden="true" className="size-5" />
        )}
      </button>
      <PlayerButton label={t`Forward 10 seconds`} keys="l" onClick={() => seek(seconds + 10)}>
        <RotateCw aria-hidden="true" />
      </PlayerButton>
    </span>
  );
}
