import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { currentMoment, formatTime, type Moment, type Playback } from './playback.ts';

/** A moment that is marked on the bar: a ring as long as it is open, then a dot. */
export interface MarkedStop {
  at: number;
  isOpen: boolean;
}

interface SeekBarProps {
  playback: Playback;
  chapters: readonly Moment[];
  /** Moments at which something is asked. */
  stops: readonly MarkedStop[];
  /** The player's keys, which work here too: the page leaves the keys of a range input alone. */
  actions: Readonly<Record<string, () => void>>;
}

/** Where the playback stands, to be moved. Time runs from left to right in every language. */
export function SeekBar({ playback, chapters, stops, actions }: SeekBarProps) {
  const { t } = useLingui();
  const { seconds, length, seek } = playback;
  const chapter = chapters[currentMoment(chapters, seconds)]?.text;
  const [now, end] = [formatTime(seconds), formatTime(length)];
  const time = t`${now} of ${end}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <div dir="ltr" className="relative flex h-11 items-center">
      <input
        type="range"
        min={0}
        max={length}
        step={0.1}
        value={seconds}
        aria-label={t`Seek`}
        aria-valuetext={chapter === undefined ? time : `${time}, ${chapter}`}
        onChange={(event) => seek(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        className="m-0 h-11 w-full cursor-pointer accent-plum"
      />
      {length > 0 &&
        chapters.slice(1).map(({ from }) => (
          <span
            key={from}
            aria-hidden="true"
            className="pointer-events-none absolute bottom-1.5 h-1.5 w-0.5 bg-control"
            // The thumb is 16 pixels wide, and its middle marks the time.
            style={{ left: `calc(8px + (100% - 16px) * ${from / length})` }}
          />
        ))}
      {length > 0 &&
        stops.map(({ at, isOpen }) => (
          <span
            key={at}
            aria-hidden="true"
            data-stop={isOpen ? 'open' : 'answered'}
            className={`pointer-events-none absolute top-0.5 size-2.5 -translate-x-1/2 rounded-full border-2 border-plum ${isOpen ? 'bg-paper' : 'bg-plum'}`}
            style={{ left: `calc(8px + (100% - 16px) * ${at / length})` }}
          />
        ))}
    </div>
  );
}
