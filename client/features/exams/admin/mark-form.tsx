import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { pointsOf } from '#domain/exams/report/mark-report.ts';
import type { ListedReport } from '#domain/exams/report-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { discardDraft, loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useMarkExamReport } from './mark-exam-report.ts';

const draftSchema = v.array(v.strictObject({ points: v.nullable(v.number()), words: v.string() }));

/** A report with points and words to be given for each of its parts; what is given is kept until it is sent. */
export function MarkForm({ report: { id, rubric, texts } }: { report: ListedReport }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const mark = useMarkExamReport();
  const key = `mark.${id}`;
  const [given, setGiven] = useState(() => {
    const draft = loadDraft(key);
    const empty = rubric.lines.map(() => ({ points: null as number | null, words: '' }));
    return v.is(draftSchema, draft) && draft.length === empty.length ? draft : empty;
  });
  const [isChecked, setChecked] = useState(false);
  const change = (place: number, changes: Partial<(typeof given)[number]>) => {
    const changed = given.map((line, index) => (index === place ? { ...line, ...changes } : line));
    setGiven(changed);
    saveDraft(key, changed);
  };
  const { most, needed } = pointsOf(rubric);
  const sum = given.reduce((total, { points }) => total + (points ?? 0), 0);
  const isWhole = given.every(({ points, words }) => points !== null && words.trim() !== '');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isWhole || mark.isPending) return;
    const marks = given.map(({ points, words }) => ({ points: points ?? 0, words }));
    mark.mutate(
      { report_id: id, marks },
      {
        onSuccess: () => {
          discardDraft(key);
          toast.success(t`Marked. The learner reads it on the page of the exam.`);
        },
      },
    );
  };
  return (
    <form onSubmit={send} className="grid justify-items-start gap-8">
      {rubric.lines.map(({ id: line, heading, asks, points: highest }, place) => (
        <fieldset key={line} className="grid w-full gap-3">
          <legend lang="en" dir="ltr" className="font-semibold">
            {heading}
          </legend>
          <p lang="en" dir="ltr" className="text-15 text-muted">
            {asks}
          </p>
          <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">
            {texts[line]}
          </p>
          <Select
            label={t`Points, at most ${highest}`}
            placeholder={t`Choose`}
            options={Array.from({ length: highest + 1 }, (_, points) => ({
              value: String(points),
              label: String(points),
            }))}
            value={given[place]?.points ?? ''}
            onChange={(event) => change(place, { points: Number(event.target.value) })}
          />
          <TextArea
            label={t`Why, as the learner reads it`}
            rows={2}
            maxLength={1000}
            value={given[place]?.words ?? ''}
            onChange={(event) => change(place, { words: event.target.value })}
          />
        </fieldset>
      ))}
      <p className="tabular-nums">
        <Trans>
          {sum} of {most} points; {needed} are needed
        </Trans>
      </p>
      <p role="alert" className="text-15 text-danger empty:hidden">
        {mark.isError
          ? describe(mark.error)
          : isChecked && !isWhole && t`Give points and words for each part.`}
      </p>
      <Button type="submit" pending={mark.isPending}>
        <Trans>Mark it</Trans>
      </Button>
    </form>
  );
}
