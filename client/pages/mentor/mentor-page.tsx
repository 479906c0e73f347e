import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAskMentor } from '../../features/mentor/ask-mentor.ts';
import { useConversation } from '../../features/mentor/fetch-conversation.ts';
import { MessageLog } from '../../features/mentor/message-log.tsx';
import { QuestionBox } from '../../features/mentor/question-box.tsx';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast.ts';

/** The chat with the mentor. */
export function MentorPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const conversation = useConversation();
  const ask = useAskMentor();
  const userId = useSignedInUser().id;
  const send = async (content: string) => {
    try {
      await ask.mutateAsync({ id: `asked-${Date.now()}`, role: 'user', content });
      return true;
    } catch (error) {
      toast.error(t`Your question was not sent. ${describe(error)}`);
      return false;
    }
  };
  return (
    <div className="grid gap-6">
      <PageHeader
        title={t`AI Mentor`}
        lead={t`Answers come from the curriculum. The mentor gives no personal financial advice.`}
        actions={
          <Link to="/dashboard" className={buttonStyles('secondary')}>
            <Trans>Back to Dashboard</Trans>
          </Link>
        }
      />
      <QueryState
        query={conversation}
        failed={t`The conversation could not be loaded`}
        describe={describe}
        skeleton={['h-4 w-1/2', 'h-4 w-2/3', 'h-4 w-1/3']}
      >
        {({ messages }) => (
          <>
            {messages.length === 0 && (
              <EmptyState title={<Trans>Ask your first question.</Trans>}>
                <Trans>For example: how much should I risk on one trade?</Trans>
              </EmptyState>
            )}
            <MessageLog messages={messages} typing={ask.isPending} />
            <div className="sticky bottom-0 bg-paper py-4">
              <QuestionBox draftKey={`mentor.${userId}`} onAsk={send} pending={ask.isPending} />
            </div>
          </>
        )}
      </QueryState>
    </div>
  );
}
