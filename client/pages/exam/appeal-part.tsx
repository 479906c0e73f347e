import { Trans } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Appeal } from '#domain/exams/appeal-contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { discardDraft, loadDraft, saveDraft } from '../../lib/local-draft.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { AppealAnswer } from './appeal-answer.tsx';

interface AppealPartProps {
  /** What is typed is kept under it until it is sent. */
  draftKey: string;
  appeal: Appeal | null;
  level: 2 | 3;
  isPassed: boolean;
  /** Of the part that opens, and of what is typed in it. */
  summary: ReactNode;
  label: ReactNode;
  hint: ReactNode;
  sending: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'isError' | 'error'>;
}

/** What a learner can say against what was not passed, or has said, and what came of it. */
export function AppealPart({
  draftKey,
  appeal,
  level,
  isPassed,
  summary,
  label,
  hint,
  sending,
}: AppealPartProps) {
  const describe = useErrorWording();
  const [reason, setReason] = useState(() => {
    const kept = loadDraft(draftKey);
    return typeof kept === 'string' ? kept : '';
  });
  if (appeal) return <AppealAnswer appeal={appeal} level={level} />;
  if (isPassed) return null;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.isPending || reason.trim() === '') return;
    sending.mutate(reason, { onSuccess: () => discardDraft(draftKey) });
  };
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-plum underline underline-offset-4">
        {summary}
      </summary>
      <form onSubmit={send} className="grid justify-items-start gap-3 pt-2">
        <div className="w-full">
          <TextArea
            label={label}
            hint={hint}
            required
            maxLength={4000}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              saveDraft(draftKey, event.target.value);
            }}
          />
        </div>
        <p role="alert" className="text-15 text-danger empty:hidden">
          {sending.isError && describe(sending.error)}
        </p>
        <Button type="submit" look="secondary" pending={sending.isPending}>
          <Trans>Send the appeal</Trans>
        </Button>
      </form>
    </details>
  );
}
