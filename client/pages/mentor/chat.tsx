import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Conversation } from '../../features/mentor/fetch-conversation.ts';
import { MessageLog } from '../../features/mentor/message-log.tsx';
import { QuestionBox } from '../../features/mentor/question-box.tsx';
import { QuestionChoices } from '../../features/mentor/question-choices.tsx';
import { useSuggestQuestions } from '../../features/mentor/suggest-questions.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

// Fetched with the first answer that shows something. Without a connection its words say the same.
const ShownPiece = lazy(() =>
  import('./shown-piece.tsx').then(
    ({ ShownPiece: Piece }) => ({ default: Piece }),
    () => ({ default: () => null }),
  ),
);

interface ChatProps {
  conversation: Conversation;
  /** Names the draft kept on this device. */
  draftKey: string;
  /** Asks; resolves to whether it was sent. */
  onAsk: (content: string) => Promise<boolean>;
  /** Ends what a model says of the reply that is awaited. */
  onStop: () => void;
  /** A reply is awaited, in this conversation or in another. */
  pending: boolean;
  /** It is awaited in this one. */
  typing: boolean;
}

/** One conversation: what was said, what may be asked next, and the box to ask in. */
export function Chat({ conversation, draftKey, onAsk, onStop, pending, typing }: ChatProps) {
  const { messages, related, spoken } = conversation;
  const suggested = useSuggestQuestions();
  const choices = related?.length === 0 ? (suggested.data?.questions ?? []) : (related ?? []);
  return (
    <div className="min-w-0">
      {messages.length === 0 && (
        <EmptyState title={<Trans>Ask your first question.</Trans>}>
          <Trans>For example: how much should I risk on one trade?</Trans>
        </EmptyState>
      )}
      <MessageLog
        messages={messages}
        typing={typing}
        spoken={spoken}
        onStop={onStop}
        drawPiece={(piece) => (
          <Suspense fallback={<div className="mt-4 min-h-96" />}>
            <ShownPiece piece={piece} />
          </Suspense>
        )}
      />
      {!typing && (
        <div className="mt-6">
          <QuestionChoices questions={choices} pending={pending} onAsk={(question) => void onAsk(question)} />
        </div>
      )}
      <div className="sticky bottom-0 mt-6 bg-paper py-4">
        <QuestionBox draftKey={draftKey} onAsk={onAsk} pending={pending} />
      </div>
    </div>
  );
}
