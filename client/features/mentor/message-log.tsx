import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from './fetch-conversation.ts';
import { Message } from './message.tsx';

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

/**
 * The messages. New ones are announced once by the log's role. What is newest is brought into view, a long reply from its
 * beginning: for somebody who looks at the newest message, and for whoever has just asked. Who reads further up is left
 * there.
 */
export function MessageLog({ messages, typing }: { messages: readonly ChatMessage[]; typing: boolean }) {
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
            <Message message={message} />
          </div>
        ))}
      </div>
      {typing && (
        <p ref={newest} role="status" className="guide-voice mt-6 scroll-mb-48 animate-appear text-muted">
          <Trans>The mentor is typing...</Trans>
        </p>
      )}
    </>
  );
}
