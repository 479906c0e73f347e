import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useValidatedForm } from '../../lib/forms/use-validated-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { campaignSchema } from './campaign-schema.ts';
import { useCreateCampaign } from './create-campaign.ts';
import { PLATFORMS } from './platforms.ts';

/** Plans a campaign; it begins as a draft. The form is empty again when it was saved, and only then. */
export function CampaignForm() {
  const [saved, setSaved] = useState(0);
  return <CampaignFields key={saved} onSaved={() => setSaved(saved + 1)} />;
}

function CampaignFields({ onSaved }: { onSaved: () => void }) {
  const { t } = useLingui();
  const create = useCreateCampaign();
  const { errors, failure, pending, formProps } = useValidatedForm(campaignSchema, async (fields) => {
    await create.mutateAsync(fields);
    toast.success(t`The campaign is saved as a draft.`);
    onSaved();
  });
  return (
    <form {...formProps} aria-labelledby="new-campaign" className="grid max-w-form gap-4">
      <h2 id="new-campaign" className="text-20">
        <Trans>New campaign</Trans>
      </h2>
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <Select
        name="platform"
        label={t`Platform`}
        defaultValue=""
        placeholder={t`Choose a platform`}
        options={PLATFORMS.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.platform}
      />
      <TextField name="campaign_name" label={t`Name`} error={errors.campaign_name} />
      <TextField name="headline" label={t`Headline`} error={errors.headline} />
      <TextField name="target_audience" label={t`Audience`} error={errors.target_audience} />
      <TextField name="budget" label={t`Budget in US dollars`} inputMode="decimal" error={errors.budget} />
      <Button type="submit" pending={pending} className="justify-self-start">
        <Trans>Save as draft</Trans>
      </Button>
    </form>
  );
}
