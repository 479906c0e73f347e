import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Stop } from '#domain/catalogue/lecture/lecture-data.ts';
import { formatTime } from '../playback.ts';

interface StopListProps {
  stops: readonly Stop[];
  isOpen: (activity: string) => boolean;
  onOpen: (stop: Stop) => void;
}

/** All questions of a lecture, with those that are still open; each leads to its place. */
export function StopList({ stops, isOpen, onOpen }: StopListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 print:hidden">
      <h2 id={id} className="text-20">
        <Trans>Questions of the lecture</Trans>
      </h2>
      <ol className="mt-2 border-y border-line">
        {stops.map((stop) => (
          <li key={stop.activity} className="m-0">
            <button
              type="button"
              onClick={() => onOpen(stop)}
              className="flex min-h-11 w-full items-baseline gap-3 rounded-tag px-2 py-2 text-start -outline-offset-2 hover:bg-sunken"
            >
              <span dir="ltr" className="w-12 shrink-0 text-15 text-muted">
                {formatTime(stop.at)}
              </span>
              <span lang="en" dir="ltr" className="grow">
                {stop.title}
              </span>
              <span className={`shrink-0 text-15 ${isOpen(stop.activity) ? 'text-plum' : 'text-muted'}`}>
                {isOpen(stop.activity) ? <Trans>Still open</Trans> : <Trans>Answered</Trans>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
