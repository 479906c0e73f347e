import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { LEAST_PART, PART_LENGTH, type ReportTexts } from '#domain/exams/report-contract.ts';
import type { Rubric } from '#domain/quiz/exam/report-schema.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { loadDraft } from '../../../lib/local-draft.ts';
import { useAutosave } from '../../../lib/use-autosave.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useHandInExamReport } from './hand-in-exam-report.ts';
import { useSaveExamReport } from './save-exam-report.ts';

interface ReportFormProps {
  lessonId: string;
  rubric: Rubric;
  /** What is kept of it. */
  texts: ReportTexts;
  /** Whether handing it in is what the screen is about. */
  isMain: boolean;
}

const kept = v.record(v.string(), v.string());

/** Where a report is written, under the headings of its rubric; kept as it is typed, and handed in once. */
export function ReportForm({ lessonId, rubric, texts: known, isMain }: ReportFormProps) {
  const { i18n, t } = useLingui();
  const describe = useErrorWording();
  const key = `report.${useSignedInUser().id}.${lessonId}`;
  const [texts, setTexts] = useState<ReportTexts>(() => {
    const draft = loadDraft(key);
    return v.is(kept, draft) ? draft : known;
  });
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const save = useSaveExamReport(lessonId);
  const handIn = useHandInExamReport(lessonId);
  const { autosave, forget } = useAutosave<ReportTexts>(key, save.mutateAsync);
  const isShort = (id: string) => (texts[id] ?? '').trim().length < LEAST_PART;
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const short = rubric.lines.find(({ id }) => isShort(id));
    if (short) event.currentTarget.querySelector<HTMLElement>(`[name="${short.id}"]`)?.focus();
    else setAsking(true);
  };
  return (
    <>
      <form noValidate onSubmit={ask} className="grid justify-items-start gap-6">
        {rubric.lines.map(({ id, heading, asks }) => {
          const length = formatNumber((texts[id] ?? '').length, i18n.locale);
          const most = formatNumber(PART_LENGTH, i18n.locale);
          return (
            <div key={id} className="grid w-full gap-1">
              <TextArea
                name={id}
                label={
                  <span lang="en" dir="ltr">
                    {heading}
                  </span>
                }
                hint={
                  <span lang="en" dir="ltr">
                    {asks}
                  </span>
                }
                error={
                  isChecked && isShort(id) ? t`Write at least ${LEAST_PART} characters here.` : undefined
                }
                rows={6}
                dir="auto"
                maxLength={PART_LENGTH}
                value={texts[id] ?? ''}
                onChange={(event) => {
                  const changed = { ...texts, [id]: event.target.value };
                  setTexts(changed);
                  autosave(changed);
                }}
              />
              <p className="text-end text-15 text-muted tabular-nums">
                <Trans>
                  {length} of {most} characters
                </Trans>
              </p>
            </div>
          );
        })}
        <p role="status" className="text-15 text-muted">
          {save.isError ? (
            <Trans>Kept on this device; it could not be sent yet: {describe(save.error)}</Trans>
          ) : save.isPending ? (
            <Trans>Being kept…</Trans>
          ) : save.isSuccess ? (
            <Trans>Everything is kept.</Trans>
          ) : (
            <Trans>It is kept as you write, and you can go on from another device.</Trans>
          )}
        </p>
        <Button type="submit" look={isMain ? 'primary' : 'secondary'}>
          <Trans>Hand in the report</Trans>
        </Button>
      </form>
      {isAsking && (
        <FormDialog
          title={<Trans>Hand in the report?</Trans>}
          formProps={{
            onSubmit: (event) => {
              event.preventDefault();
              if (!handIn.isPending) handIn.mutate(texts, { onSuccess: forget });
            },
          }}
          failure={handIn.isError ? { reason: describe(handIn.error) } : null}
          pending={handIn.isPending}
          submit={<Trans>Hand it in</Trans>}
          cancel={<Trans>Go on writing</Trans>}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>
              A person reads and marks it. It cannot be changed then; another can be begun seven days later.
            </Trans>
          </p>
        </FormDialog>
      )}
    </>
  );
}
