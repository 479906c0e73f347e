import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import type { FinishedAttempt } from '#domain/exams/practical-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useAppealPractical } from './appeal-practical.ts';

/** What a learner can say against a score, or has said, and what came of it. */
export function AppealPart({ lessonId, attempt }: { lessonId: string; attempt: FinishedAttempt }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { appeal, session_id: id, is_passed: isPassed } = attempt;
  const key = `practical.${id}.appeal`;
  const [reason, setReason] = useState(() => {
    const kept = loadDraft(key);
    return typeof kept === 'string' ? kept : '';
  });
  const sending = useAppealPractical(lessonId);
  if (appeal)
    return (
      <div className="grid gap-2">
        <h3 className="font-serif text-20">
          {appeal.is_granted === null ? (
            <Trans>Your appeal is being read</Trans>
          ) : appeal.is_granted ? (
            <Trans>Your appeal was granted</Trans>
          ) : (
            <Trans>Your appeal was not granted</Trans>
          )}
        </h3>
        {appeal.decision !== null && <p dir="auto">{appeal.decision}</p>}
        <p dir="auto" className="border-s-2 border-line ps-3 text-15 whitespace-pre-line text-muted">
          {appeal.reason}
        </p>
      </div>
    );
  if (isPassed) return null;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.isPending || reason.trim() === '') return;
    sending.mutate({ session_id: id, reason }, { onSuccess: () => saveDraft(key, '') });
  };
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-plum underline underline-offset-4">
        <Trans>The score is wrong?</Trans>
      </summary>
      <form onSubmit={send} className="grid justify-items-start gap-3 pt-2">
        <div className="w-full">
          <TextArea
            label={t`Which trade, which rule, and why it was kept`}
            hint={t`A person reads it, looks at the session and answers here. You can say it once.`}
            required
            maxLength={4000}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              saveDraft(key, event.target.value);
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
