import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { currentMoment, formatTime, type Moment } from './playback.ts';

interface TranscriptProps {
  lines: readonly Moment[];
  seconds: number;
  /** Whether the current line is kept in view. */
  following: boolean;
  onSeek: (seconds: number) => void;
}

/** Everything that is said; a line leads to its moment. */
export function Transcript({ lines, seconds, following, onSeek }: TranscriptProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const current = currentMoment(lines, seconds);
  useEffect(() => {
    const line = list.current?.children[current];
    if (!following || list.current === null || !(line instanceof HTMLElement)) return;
    // Only the list is scrolled: the page stays where its reader holds it.
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3;
  }, [current, following]);
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-20">
        <Trans>Transcript</Trans>
      </h2>
      <ol
        ref={list}
        lang="en"
        dir="ltr"
        // A list that scrolls must be reachable by keyboard; its buttons are.
        className="relative mt-2 grid max-h-72 content-start overflow-y-auto border-y border-line print:max-h-none"
      >
        {lines.map(({ from, text }, index) => (
          <li key={from}>
            <button
              type="button"
              aria-current={index === current}
              onClick={() => onSeek(from)}
              className="flex min-h-11 w-full gap-3 rounded-tag px-2 py-2 text-start -outline-offset-2 hover:bg-sunken aria-[current=true]:bg-plum-soft"
            >
              <span className="w-12 shrink-0 text-15 text-muted">{formatTime(from)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
