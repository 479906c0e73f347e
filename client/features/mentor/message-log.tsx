import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from './fetch-conversation.ts';
import { Message } from './message.tsx';

/** How far from its end, in pixels, the log still counts as being read at the end. */
const NEAR_END = 120;

/**
 * The messages. New ones are announced once by the log's role. The page follows them only for somebody who is at the
 * end: whoever reads further up is left there.
 */
export function MessageLog({ messages, typing }: { messages: readonly ChatMessage[]; typing: boolean }) {
  const { t } = useLingui();
  const end = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  useEffect(() => {
    const look = () => {
      const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      wasAtEnd.current = left < NEAR_END;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  // After every drawing: the log is drawn anew only when a message or the typing indicator comes or goes. What counts is
  // where the reader was before, since a long reply moves the end far away at once.
  useEffect(() => {
    if (wasAtEnd.current) end.current?.scrollIntoView({ block: 'end' });
  });
  return (
    <>
      <div role="log" aria-label={t`Conversation`} className="grid gap-6">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </div>
      {typing && (
        <p role="status" className="guide-voice mt-6 animate-appear text-muted">
          <Trans>The mentor is typing...</Trans>
        </p>
      )}
      <div ref={end} className="scroll-mb-48" />
    </>
  );
}
