import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import type { ListSeasonsAnswer } from '#domain/seasons/contract.ts';
import { SEASON_DAYS } from '#domain/seasons/season-terms.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useOpenSeason } from './open-season.ts';

/** Asks of which exam a season is held and when, and plans it. */
export function OpenSeasonDialog({
  exams,
  onClose,
}: Pick<ListSeasonsAnswer, 'exams'> & { onClose: () => void }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const open = useOpenSeason();
  const [lessonId, setLessonId] = useState(exams[0]?.lesson_id ?? '');
  const [opens, setOpens] = useState('');
  const [closes, setCloses] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    open.mutate(
      {
        lesson_id: lessonId,
        opens_at: new Date(opens).toISOString(),
        closes_at: new Date(closes).toISOString(),
      },
      {
        onSuccess: () => {
          toast.success(t`The season is planned. It opens and ends by itself.`);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      formProps={{ onSubmit: submit }}
      failure={open.error === null ? null : { reason: describe(open.error) }}
      pending={open.isPending}
      title={<Trans>Plan a season</Trans>}
      submit={<Trans>Plan it</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onClose={onClose}
    >
      <Select
        label={<Trans>Exam</Trans>}
        value={lessonId}
        onChange={({ target }) => setLessonId(target.value)}
        options={exams.map(({ lesson_id: value, course }) => ({ value, label: course }))}
      />
      <TextField
        type="datetime-local"
        required
        label={<Trans>Opens</Trans>}
        hint={<Trans>In the time zone of this device.</Trans>}
        value={opens}
        onChange={({ target }) => setOpens(target.value)}
      />
      <TextField
        type="datetime-local"
        required
        label={<Trans>Ends</Trans>}
        hint={
          <Trans>
            From {SEASON_DAYS.least} to {SEASON_DAYS.most} days later: what is asked again was left alone for
            weeks.
          </Trans>
        }
        value={closes}
        onChange={({ target }) => setCloses(target.value)}
      />
    </FormDialog>
  );
}
