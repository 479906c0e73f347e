import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { currentMoment, formatTime, type Moment } from './playback.ts';

interface TranscriptProps {
  lines: readonly Moment[];
  /** The moment of a question that is not answered yet: what is said after it would tell the answer. */
  waitsAt?: number | undefined;
  seconds: number;
  /** Whether the current line is kept in view. */
  following: boolean;
  onSeek: (seconds: number) => void;
}

/**
 * Everything that is said; a line leads to its moment. Tab comes to one line, the current one, and arrows go on from it:
 * what follows the transcript must not be thirty lines away. As a text does, it waits where something is asked.
 */
export function Transcript({ lines: all, waitsAt, seconds, following, onSeek }: TranscriptProps) {
  const id = useId();
  const [readsOn, setReadsOn] = useState(false);
  const waits = waitsAt !== undefined && !readsOn;
  const lines = waits ? all.filter(({ from }) => from <= waitsAt) : all;
  const list = useRef<HTMLOListElement>(null);
  const current = currentMoment(lines, seconds);
  useEffect(() => {
    const line = list.current?.children[current];
    if (!following || list.current === null || !(line instanceof HTMLElement)) return;
    // Only the list is scrolled: the page stays where its reader holds it.
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3;
  }, [current, following]);
  const [focused, setFocused] = useState<number>();
  const stop = focused ?? current;
  const moveByKey = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowUp: Math.max(0, stop - 1),
      ArrowDown: Math.min(lines.length - 1, stop + 1),
      Home: 0,
      End: lines.length - 1,
    };
    const place = places[event.key];
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-20">
        <Trans>Transcript</Trans>
      </h2>
      <div
        role="toolbar"
        aria-orientation="vertical"
        aria-labelledby={id}
        tabIndex={-1}
        onKeyDown={moveByKey}
        onBlur={() => setFocused(undefined)}
      >
        <ol
          ref={list}
          lang="en"
          dir="ltr"
          // A list that scrolls must be reachable by keyboard; one of its buttons is.
          className="relative mt-2 grid max-h-72 content-start overflow-y-auto border-y border-line print:max-h-none"
        >
          {lines.map(({ from, text }, index) => (
            <li key={from}>
              <button
                type="button"
                aria-current={index === current}
                tabIndex={index === stop ? 0 : -1}
                onFocus={() => setFocused(index)}
                onClick={() => onSeek(from)}
                className="flex min-h-11 w-full gap-3 rounded-tag px-2 py-2 text-start -outline-offset-2 hover:bg-sunken aria-[current=true]:bg-plum-soft"
              >
                <span className="w-12 shrink-0 text-15 text-muted">{formatTime(from)}</span>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {lines.length < all.length && (
        <p className="mt-2 text-15 text-muted">
          <Trans>The text goes on when you have answered.</Trans>{' '}
          <Button look="link" onClick={() => setReadsOn(true)}>
            <Trans>Read on without an answer</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}
