import { useLingui } from '@lingui/react/macro';
import { type AskedAboutWords, useAskMentor } from '../../features/mentor/ask-mentor.ts';
import type { Selection } from '../../features/mentor/fetch-conversation.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { toast } from '../../ui/toast/toast.ts';

/**
 * Asks in the selected conversation, and says why a question was not sent.
 * @param onSent is given the id of the conversation, which a new one gets by its first question
 * @returns `send` resolves to whether it was sent; `stop` ends what a model says of the reply; `typing`: a reply is awaited in this conversation, `pending`: in any
 */
export function useSendQuestion(selection: Selection, onSent?: (conversationId: string) => Promise<void>) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const ask = useAskMentor();
  const send = (content: string, about?: AskedAboutWords): Promise<boolean> => {
    const created_at = new Date().toISOString();
    const question = {
      id: `asked-${crypto.randomUUID()}`,
      role: 'user',
      content,
      created_at,
      working: null,
    } as const;
    return ask
      .mutateAsync({ question, selection, about })
      .then(({ conversation_id: id }) => onSent?.(id))
      .then(
        () => true,
        (error: unknown) => {
          toast.error(t`Your question was not sent. ${describe(error)}`);
          return false;
        },
      );
  };
  return {
    send,
    stop: ask.stop,
    pending: ask.isPending,
    typing: ask.isPending && ask.variables.selection === selection,
  };
}
