import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from './fetch-conversation.ts';
import { MessageText } from './message-text.tsx';

/** How far from its end, in pixels, the log still counts as being read at the end. */
const NEAR_END = 120;

/**
 * The messages. New ones are announced once by the log's role. The page follows them only for somebody who is at the
 * end: whoever reads further up is left there.
 */
export function MessageLog({ messages, typing }: { messages: readonly ChatMessage[]; typing: boolean }) {
  const { t } = useLingui();
  const end = useRef<HTMLDivElement>(null);
  // After every drawing: the log is drawn anew only when a message or the typing indicator comes or goes.
  useEffect(() => {
    const distance = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
    if (distance < window.innerHeight + NEAR_END) end.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <>
      <div role="log" aria-label={t`Conversation`} className="grid gap-6">
        {messages.map((message) => (
          <div key={message.id} className={message.role === 'assistant' ? 'guide-voice' : 'ps-4'}>
            <p className="text-15 text-muted">
              {message.role === 'assistant' ? <Trans>Mentor</Trans> : <Trans>You</Trans>}
            </p>
            <div dir="auto" className="max-w-measure">
              <MessageText content={message.content} />
            </div>
          </div>
        ))}
      </div>
      {typing && (
        <p role="status" className="guide-voice mt-6 animate-appear text-muted">
          <Trans>The mentor is typing...</Trans>
        </p>
      )}
      <div ref={end} />
    </>
  );
}
