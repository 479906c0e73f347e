import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Stop } from '#domain/catalogue/lecture/lecture-data.ts';
import { Button } from '../../../../ui/button.tsx';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';

interface LectureStopProps {
  /** The id of its element, which takes the focus when it is drawn. */
  id: string;
  stop: Stop;
  /** Counted from 1. */
  number: number;
  count: number;
  isOpen: boolean;
  /** What there is to do. */
  activity: ReactNode;
  onPass: () => void;
}

/** The question at which a lecture waits. Without an answer it stays open. */
export function LectureStop({ id, stop, number, count, isOpen, activity, onPass }: LectureStopProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={box}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid scroll-my-4 gap-4 border-y border-line py-4 outline-none"
    >
      <div className="grid gap-2">
        <p className="text-15 text-muted">
          {isOpen ? (
            <Trans>
              Waiting for your answer, {number} of {count}
            </Trans>
          ) : (
            <Trans>
              Answered, {number} of {count}
            </Trans>
          )}
        </p>
        <h2 id={titleId} lang="en" dir="ltr" className="text-24">
          {stop.title}
        </h2>
        {stop.prompt_html !== '' && <SanitisedHtml html={stop.prompt_html} className="prose" />}
      </div>
      {activity}
      {isOpen ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button look="quiet" onClick={onPass}>
            <Trans>Show me</Trans>
          </Button>
          <span className="text-15 text-muted">
            <Trans>The lecture goes on, and the question stays open.</Trans>
          </span>
        </p>
      ) : (
        <p>
          <Button onClick={onPass}>
            <Trans>Go on with the lecture</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}
