import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AskedAboutWords } from '../../features/mentor/ask-mentor.ts';
import { LATEST, useConversation } from '../../features/mentor/fetch-conversation.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useRootMark } from '../../ui/use-root-mark.ts';
import { Chat } from './chat.tsx';
import { useSendQuestion } from './use-send-question.ts';

export interface MentorPanelProps {
  /** For `aria-controls` of what opens it. */
  id: string;
  onClose: () => void;
  /** What to ask about at once; another object asks again. */
  about: AskedAboutWords | undefined;
}

/**
 * The latest conversation with the mentor beside a lesson: at the end edge of a wide window, a sheet below on others. The
 * lesson stays where it is and can be read, scrolled and answered meanwhile; Escape closes the panel from inside.
 */
export function MentorPanel({ id, onClose, about }: MentorPanelProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const userId = useSignedInUser().id;
  const conversation = useConversation(LATEST);
  const asking = useSendQuestion(LATEST);
  const heading = useRef<HTMLHeadingElement>(null);
  useRootMark('mentorBeside', '');
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isThere = conversation.data !== undefined;
  const asked = useRef<AskedAboutWords>(undefined);
  const askAbout = useEffectEvent((wanted: AskedAboutWords) => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    void asking.send(t`Explain this: “${shortened(wanted.words)}”`, wanted);
  });
  useEffect(() => {
    if (isThere && about !== undefined) askAbout(about);
  }, [isThere, about]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from whatever is focused inside
    <aside
      id={id}
      aria-label={t`AI Mentor`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
      className="fixed inset-x-0 bottom-0 z-10 flex h-[60dvh] animate-appear flex-col border-t border-control bg-paper shadow-overlay desktop:top-17 desktop:start-auto desktop:h-auto desktop:w-80 desktop:border-s desktop:border-t-0 desktop:border-line desktop:shadow-none print:hidden"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-1">
        <h2 ref={heading} tabIndex={-1} className="text-20">
          <Trans>AI Mentor</Trans>
        </h2>
        <div className="flex items-center gap-2 text-15">
          <Link to="/mentor" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>Conversations</Trans>
          </Link>
          <Button look="quiet" aria-label={t`Close the mentor`} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      <div data-chat-room className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4">
        <QueryState
          query={conversation}
          failed={t`The conversation could not be loaded`}
          describe={describe}
          skeleton={['h-4 w-1/2', 'h-4 w-2/3', 'h-4 w-1/3']}
        >
          {(data) => (
            <Chat
              key={data.key}
              conversation={data}
              draftKey={`mentor.${userId}`}
              onAsk={asking.send}
              onStop={asking.stop}
              pending={asking.pending}
              typing={asking.typing}
            />
          )}
        </QueryState>
      </div>
    </aside>
  );
}

/** Longer ones are cut at a word: they stand on the page beside it. */
const SHOWN_WORDS = 120;

function shortened(words: string): string {
  return words.length <= SHOWN_WORDS ? words : `${words.slice(0, words.lastIndexOf(' ', SHOWN_WORDS))} …`;
}
