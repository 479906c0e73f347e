import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import {
  CRITERIA,
  type Criterion,
  type Review,
  type Score,
  SCORES,
} from '#domain/community/review-rubric.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useReviewApplication } from './review-application.ts';
import { useRubricWords } from './rubric-words.ts';

/** The rubric, to be filled in once: a score for each criterion and a note for the other reviewer. */
export function ReviewForm({ applicationId }: { applicationId: string }) {
  const { t, i18n } = useLingui();
  const words = useRubricWords();
  const describe = useErrorWording();
  const send = useReviewApplication();
  const [scores, setScores] = useState<Partial<Record<Criterion, Score>>>({});
  const [isTried, setTried] = useState(false);
  const [note, setNote] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (send.isPending) return;
    if (!isComplete(scores)) return focusFirstGap(event.currentTarget);
    send.mutate(
      { application_id: applicationId, ...scores, note: note.trim() },
      { onSuccess: () => toast.success(t`Your review is in.`) },
    );
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t`Your review`} className="grid gap-8">
      {send.isError && <FormFailure key={send.submittedAt} reason={describe(send.error)} />}
      <div className="grid gap-8 lg:grid-cols-2">
        {CRITERIA.map((criterion) => {
          const { name, question, levels } = words[criterion];
          return (
            <RadioCards
              key={criterion}
              legend={
                <>
                  {name}: <span className="font-normal">{question}</span>
                </>
              }
              value={scores[criterion] === undefined ? null : String(scores[criterion])}
              onChange={(value) => {
                const score = SCORES.find((one) => String(one) === value);
                if (score !== undefined) setScores({ ...scores, [criterion]: score });
              }}
              options={SCORES.map((score) => ({
                value: String(score),
                label: formatNumber(score, i18n.locale),
                detail: levels[score],
              }))}
              error={isTried && scores[criterion] === undefined ? t`Choose one of the four.` : undefined}
            />
          );
        })}
      </div>
      <div className="max-w-measure">
        <TextArea
          label={t`Note`}
          hint={<Trans>The other reviewer reads it once both reviews are in.</Trans>}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <Button type="submit" pending={send.isPending} className="justify-self-start">
        <Trans>Send the review</Trans>
      </Button>
    </form>
  );
}

function isComplete(scores: Partial<Record<Criterion, Score>>): scores is Review {
  return CRITERIA.every((criterion) => scores[criterion] !== undefined);
}

/** The first criterion without a score; groups of radio buttons stand in the order of the rubric. */
function focusFirstGap(form: HTMLFormElement): void {
  for (const group of form.querySelectorAll<HTMLElement>('[role="radiogroup"]')) {
    if (group.querySelector('input:checked') === null) return group.querySelector('input')?.focus();
  }
}
