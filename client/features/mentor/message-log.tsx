import { Trans, useLingui } from '@lingui/react/macro';
import { Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ChatMessage } from './fetch-conversation.ts';
import { type DrawPiece, Message } from './message.tsx';
import { MessageText } from './message-text.tsx';

/** How far below the lower edge of its room, in pixels, the newest message still counts as being looked at. */
const NEAR = 120;
/** The room at the bottom of the window that the question box covers, in pixels: `scroll-mb-48`. */
const COVERED = 192;

/** Scrolls as little as needed; what is higher than its room is shown from its beginning. */
function bringIntoView(element: HTMLElement | null): void {
  const room = element?.closest('[data-chat-room]')?.clientHeight ?? innerHeight;
  const isTall = (element?.offsetHeight ?? 0) > room - COVERED;
  element?.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
}

interface MessageLogProps {
  messages: readonly ChatMessage[];
  typing: boolean;
  /** What a model has said so far of the reply that is awaited; null while none speaks. */
  spoken: readonly string[] | null;
  /** Ends what the model says. */
  onStop: () => void;
  drawPiece: DrawPiece;
}

/**
 * The messages. New ones are announced once by the log's role. What is newest is brought into view, a long reply from its
 * beginning: for somebody who looks at the newest message, and for whoever has just asked. Who reads further up is left
 * there.
 */
export function MessageLog({ messages, typing, spoken, onStop, drawPiece }: MessageLogProps) {
  const { t } = useLingui();
  const newest = useRef<HTMLParagraphElement & HTMLDivElement>(null);
  const isFollowed = useRef(true);
  useEffect(() => {
    const look = () => {
      const bottom = newest.current?.getBoundingClientRect().bottom ?? 0;
      // Not the end of the page: suggestions and the footer come after the log.
      isFollowed.current = bottom < innerHeight - COVERED + NEAR;
    };
    // Beside a lesson it is not the window that scrolls, and what does tells only those who capture.
    const options = { capture: true, passive: true };
    addEventListener('scroll', look, options);
    return () => removeEventListener('scroll', look, options);
  }, []);
  useEffect(() => {
    if (typing) bringIntoView(newest.current);
  }, [typing]);
  const count = messages.length;
  useEffect(() => {
    // Where the reader was before counts: a long reply moves what follows far away at once.
    // The indicator goes a moment after the reply came, and the reply is the newest only then.
    if (!typing && count > 0 && isFollowed.current) bringIntoView(newest.current);
  }, [count, typing]);
  return (
    <>
      <div role="log" aria-label={t`Conversation`} className="grid gap-6">
        {messages.map((message, place) => (
          <div
            key={message.id}
            ref={!typing && place === count - 1 ? newest : undefined}
            className="min-w-0 scroll-mt-6 scroll-mb-48"
          >
            <Message message={message} drawPiece={drawPiece} />
          </div>
        ))}
      </div>
      {typing && (
        <div
          ref={newest}
          className="guide-voice mt-6 grid scroll-mb-48 animate-appear justify-items-start gap-1"
        >
          {spoken !== null && spoken.length > 0 && (
            // Announced as a whole once it is in the log.
            <div dir="auto" className="min-w-0 max-w-measure wrap-anywhere">
              <MessageText content={spoken.join(' ')} />
            </div>
          )}
          <p role="status" className="text-muted">
            <Trans>The mentor is typing...</Trans>
          </p>
          {spoken !== null && (
            <Button look="quiet" className="-ms-3 text-15" onClick={onStop}>
              <Square aria-hidden="true" className="size-4" />
              <Trans>Stop, and show the written answer</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  );
}
