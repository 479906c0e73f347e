import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { MessagesSquare, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ConversationList } from '../../features/mentor/conversation-list.tsx';
import { KnownFacts } from '../../features/mentor/known-facts.tsx';
import { LATEST, NEW, useConversation } from '../../features/mentor/fetch-conversation.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { InEnglish } from '../../ui/value/in-english.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Chat } from './chat.tsx';
import { useSendQuestion } from './use-send-question.ts';

// Few come for one.
const Dialogue = lazy(async () => ({
  default: (await import('../../features/mentor/dialogue/dialogue.tsx')).Dialogue,
}));

const route = getRouteApi('/protected/mentor');

/** The chat with the mentor, and the conversations beside it; on a phone they are folded away above. */
export function MentorPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { conversation: selection = LATEST, dialogue } = route.useSearch();
  const navigate = route.useNavigate();
  const conversation = useConversation(selection);
  const asking = useSendQuestion(selection, async (id) => {
    // Only from where it was asked: the learner may have gone on to another conversation meanwhile.
    const isStillThere = new URLSearchParams(location.search).get('conversation') === NEW;
    if (selection === NEW && isStillThere) {
      await navigate({ search: { conversation: id }, replace: true, resetScroll: false });
    }
  });
  const userId = useSignedInUser().id;
  const [listOpen, setListOpen] = useState(false);
  return (
    <div className="grid gap-6">
      <PageHeader
        title={t`AI Mentor`}
        lead={
          <>
            <Trans>Answers come from the curriculum. The mentor gives no personal financial advice.</Trans>{' '}
            <InEnglish />
          </>
        }
        actions={
          <Link to="/dashboard" className={buttonStyles('secondary', 'max-lg:hidden')}>
            <Trans>Back to Dashboard</Trans>
          </Link>
        }
      />
      {/* On a phone one line of quiet words: the conversation is what somebody comes for. */}
      <div className="flex flex-wrap gap-x-2 max-lg:-ms-3 max-lg:-mt-6">
        <Link
          to="/mentor"
          search={{ conversation: NEW }}
          className={buttonStyles('quiet', 'max-lg:text-15 lg:border-control lg:px-6')}
        >
          <Plus aria-hidden="true" className="size-5" />
          <Trans>New conversation</Trans>
        </Link>
        <Button
          look="quiet"
          aria-expanded={listOpen}
          aria-controls="conversations"
          onClick={() => setListOpen(!listOpen)}
          className="max-lg:text-15 lg:hidden"
        >
          <MessagesSquare aria-hidden="true" className="size-5" />
          <Trans>Conversations</Trans>
        </Button>
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)] desktop:grid-cols-[14rem_minmax(0,1fr)_16rem]">
        <nav id="conversations" aria-label={t`Conversations`} className={listOpen ? '' : 'max-lg:hidden'}>
          <ConversationList
            currentId={conversation.data?.id ?? null}
            onChoose={() => setListOpen(false)}
            onDeleted={() => void navigate({ search: { conversation: NEW } })}
          />
        </nav>
        {dialogue === undefined ? (
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
        ) : (
          <Suspense fallback={<Skeleton rows={['h-8 w-2/3', 'h-4 w-full', 'h-4 w-full']} />}>
            <Dialogue key={dialogue} misconception={dialogue} />
          </Suspense>
        )}
        <div className="border-t border-line pt-6 lg:col-start-2 desktop:col-start-3 desktop:row-start-1 desktop:border-0 desktop:pt-0">
          <KnownFacts />
        </div>
      </div>
      <Link to="/dashboard" className={buttonStyles('link', 'justify-self-start lg:hidden')}>
        <Trans>Back to Dashboard</Trans>
      </Link>
    </div>
  );
}
