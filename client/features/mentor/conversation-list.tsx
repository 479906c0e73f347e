import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useId, useState } from 'react';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { AskBackButton } from '../../ui/ask-back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../../ui/value/date-display.tsx';
import { controlStyles } from '../../ui/form/field.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useDeleteConversations } from './delete-conversations.ts';
import { useExportConversations } from './export-conversations.ts';
import { useConversations } from './fetch-conversations.ts';

const MAX_SEARCH_LENGTH = 100;

interface ConversationListProps {
  currentId: string | null;
  /** Called after the conversation on the screen was deleted. */
  onDeleted: () => void;
  /** Called when a conversation was chosen. */
  onChoose: () => void;
}

/** What was talked about: found again by a word, saved as one file, deleted one by one or all at once. */
export function ConversationList({ currentId, onDeleted, onChoose }: ConversationListProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const searchId = useId();
  const [searched, setSearched] = useState('');
  const conversations = useConversations(useDeferredValue(searched.trim()));
  const deletion = useDeleteConversations();
  const download = useExportConversations();
  const fail = (error: unknown) => toast.error(describe(error));
  const remove = (which: { id: string } | 'all') =>
    deletion.mutate(which, {
      onError: fail,
      onSuccess: () => {
        if (which === 'all' || which.id === currentId) onDeleted();
      },
    });
  return (
    <div className="grid content-start gap-4">
      <label htmlFor={searchId} className="text-15 font-semibold">
        <Trans>Search your conversations</Trans>
      </label>
      <input
        id={searchId}
        type="search"
        value={searched}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={(event) => setSearched(event.target.value)}
        className={controlStyles}
      />
      <QueryState
        query={conversations}
        failed={t`Your conversations could not be loaded`}
        describe={describe}
        skeleton={['h-4 w-full', 'h-4 w-2/3']}
      >
        {(list) =>
          list.length === 0 ? (
            <p role="status" className="text-15 text-muted">
              {searched === '' ? <Trans>Nothing is kept yet.</Trans> : <Trans>Nothing found.</Trans>}
            </p>
          ) : (
            <>
              <ul className="border-t border-line">
                {list.map(({ id, title, updated_at }) => (
                  <li key={id} className="grid border-b border-line py-2">
                    <Link
                      to="/mentor"
                      search={{ conversation: id }}
                      aria-current={id === currentId ? 'page' : undefined}
                      onClick={onChoose}
                      className="inline-flex min-h-11 items-center wrap-anywhere aria-[current=page]:text-plum hover:underline underline-offset-4"
                    >
                      <bdi>{title}</bdi>
                    </Link>
                    <span className="flex flex-wrap items-center justify-between gap-2 text-15 text-muted">
                      <Moment value={updated_at} />
                      <AskBackButton
                        isForGood
                        yes={<Trans>Delete for good</Trans>}
                        no={<Trans>Keep</Trans>}
                        label={
                          <Trans>
                            Delete<span className="sr-only"> {title}</span>
                          </Trans>
                        }
                        pending={deletion.isPending}
                        onYes={() => remove({ id })}
                      />
                    </span>
                  </li>
                ))}
              </ul>
              <div className="flex flex-wrap gap-2">
                <Button
                  look="secondary"
                  pending={download.isPending}
                  onClick={() => download.mutate(undefined, { onError: fail })}
                >
                  <Trans>Save all as a file</Trans>
                </Button>
                <AskBackButton
                  isForGood
                  yes={<Trans>Delete for good</Trans>}
                  no={<Trans>Keep</Trans>}
                  label={<Trans>Delete all conversations</Trans>}
                  pending={deletion.isPending}
                  onYes={() => remove('all')}
                />
              </div>
            </>
          )
        }
      </QueryState>
    </div>
  );
}
