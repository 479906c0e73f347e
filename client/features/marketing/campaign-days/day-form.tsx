import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tables } from '../../../lib/backend/database.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { daySchema } from './day-schema.ts';
import { useMetricNames } from './metric-names.ts';
import { useRecordCampaignDays } from './record-campaign-days.ts';

/** The figures of one day, by hand. The fields are empty again when they were saved, and only then. */
export function DayForm({ campaign }: { campaign: Tables<'ad_campaigns'> }) {
  const [saved, setSaved] = useState(0);
  return <DayFields key={saved} campaign={campaign} onSaved={() => setSaved(saved + 1)} />;
}

function DayFields({ campaign, onSaved }: { campaign: Tables<'ad_campaigns'>; onSaved: () => void }) {
  const { t, i18n } = useLingui();
  const names = useMetricNames();
  const record = useRecordCampaignDays();
  const schema = daySchema(campaign.currency, i18n.locale);
  const { errors, failure, pending, formProps } = useValidatedForm(schema, async (day) => {
    await record.mutateAsync({ campaign_id: campaign.id, days: [day] });
    toast.success(t`The day is recorded.`);
    onSaved();
  });
  return (
    <form {...formProps} aria-labelledby="record-a-day" className="grid max-w-form content-start gap-4">
      <h4 id="record-a-day" className="font-semibold">
        <Trans>Record a day</Trans>
      </h4>
      <p className="text-15 text-muted">
        <Trans>A day that is recorded already is replaced.</Trans>
      </p>
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <TextField name="day" type="date" label={names.day} error={errors.day} />
      {(['impressions', 'clicks', 'conversions'] as const).map((field) => (
        <TextField key={field} name={field} label={names[field]} inputMode="numeric" error={errors[field]} />
      ))}
      <TextField
        name="spend"
        label={t`Spend in ${campaign.currency}`}
        inputMode="decimal"
        error={errors.spend}
      />
      <Button type="submit" look="secondary" pending={pending} className="justify-self-start">
        <Trans>Record</Trans>
      </Button>
    </form>
  );
}
