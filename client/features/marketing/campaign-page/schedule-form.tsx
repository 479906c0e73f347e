import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { nextCampaignStatus } from '#domain/marketing/campaign-status.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useScheduleCampaign } from './schedule-campaign.ts';

/** What `datetime-local` holds, in the time zone of the device, as the moment that it means. */
const moment = v.pipe(
  v.string(),
  v.transform((typed) => new Date(typed)),
  v.check(
    (date) => !Number.isNaN(date.getTime()),
    () => translate`Choose a day and a time.`,
  ),
  v.transform((date) => date.toISOString()),
);

const scheduleSchema = v.pipe(
  v.object({
    starts_at: moment,
    ends_at: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      moment,
    ]),
  }),
  v.forward(
    v.check(
      ({ starts_at, ends_at }) => ends_at === null || ends_at > starts_at,
      () => translate`It must end after it starts.`,
    ),
    ['ends_at'],
  ),
);

/** When a campaign runs, and, while it has not begun, the form that plans it. */
export function ScheduleForm({ campaign }: { campaign: Tables<'ad_campaigns'> }) {
  const { t } = useLingui();
  const schedule = useScheduleCampaign();
  const { errors, failure, pending, formProps } = useValidatedForm(scheduleSchema, async (period) => {
    await schedule.mutateAsync({ campaign_id: campaign.id, ...period });
    toast.success(t`The campaign is scheduled.`);
  });
  if (nextCampaignStatus(campaign.status, 'schedule', campaign.archived_from) === null)
    return <Period campaign={campaign} />;
  return (
    <form {...formProps} className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      <div className="sm:col-span-3">
        {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      </div>
      <TextField
        type="datetime-local"
        name="starts_at"
        label={t`Starts`}
        hint={<Trans>In the time zone of this device.</Trans>}
        defaultValue={localTime(campaign.starts_at)}
        error={errors.starts_at}
      />
      <TextField
        type="datetime-local"
        name="ends_at"
        label={t`Ends`}
        hint={<Trans>Empty: until somebody ends it.</Trans>}
        defaultValue={localTime(campaign.ends_at)}
        error={errors.ends_at}
      />
      <Button type="submit" look="secondary" pending={pending} className="justify-self-start sm:mt-7">
        <Trans>Schedule</Trans>
      </Button>
    </form>
  );
}

function Period({ campaign: { starts_at: start, ends_at: end } }: { campaign: Tables<'ad_campaigns'> }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {start !== null && (
        <Fact name={<Trans>Starts</Trans>}>
          <Moment value={start} />
        </Fact>
      )}
      {end !== null && (
        <Fact name={<Trans>Ends</Trans>}>
          <Moment value={end} />
        </Fact>
      )}
    </dl>
  );
}

/** A moment for `datetime-local`: 2026-11-21T09:30, in the time zone of the device. */
function localTime(timestamp: string | null): string {
  if (timestamp === null) return '';
  const date = new Date(timestamp);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
