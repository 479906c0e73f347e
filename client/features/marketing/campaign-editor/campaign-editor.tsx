import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isEditable } from '#domain/marketing/campaign-status.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { discardDraft, saveDraft } from '../../../lib/local-draft.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AdPreview } from './ad-preview.tsx';
import { AdWarnings } from './ad-warnings.tsx';
import { CampaignFields } from './campaign-fields.tsx';
import { campaignSchema } from './campaign-schema.ts';
import { useCreateCampaign } from './create-campaign.ts';
import { useEditCampaign } from './edit-campaign.ts';
import { loadTyped } from './load-typed.ts';
import { adFrom, platformFrom, type TypedCampaign, typedFrom } from './typed-campaign.ts';

interface CampaignEditorProps {
  /** Null for a new one. */
  campaign: Tables<'ad_campaigns'> | null;
  /** What a new one begins with, such as the platform that is looked at. */
  begin: TypedCampaign;
  onSaved: (campaignId: string) => void;
}

/** The form of a campaign beside its preview. What is typed stays on this device until it is saved. */
export function CampaignEditor({ campaign, begin, onSaved }: CampaignEditorProps) {
  const { t, i18n } = useLingui();
  const draftKey = `campaign.${useSignedInUser().id}.${campaign?.id ?? 'new'}`;
  const saved = campaign === null ? begin : typedFrom(campaign, i18n.locale);
  const [draft, setDraft] = useState(() => loadTyped(draftKey));
  const [typed, setTyped] = useState(draft ?? saved);
  const create = useCreateCampaign();
  const edit = useEditCampaign();
  const form = useValidatedForm(campaignSchema(i18n.locale), async (fields) => {
    const { campaign_id: id } =
      campaign === null
        ? await create.mutateAsync(fields)
        : await edit.mutateAsync({ ...fields, campaign_id: campaign.id, updated_at: campaign.updated_at });
    discardDraft(draftKey);
    setDraft(null);
    toast.success(campaign === null ? t`The campaign is saved as a draft.` : t`The campaign is saved.`);
    onSaved(id);
  });
  const forget = () => {
    discardDraft(draftKey);
    setDraft(null);
    setTyped(saved);
  };
  const closed = campaign !== null && !isEditable(campaign.status);
  const [ad, platform] = [adFrom(typed), platformFrom(typed)];
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        {draft !== null && (
          <Banner
            title={<Trans>What you had typed is here again, and not saved yet.</Trans>}
            action={
              <Button look="quiet" onClick={forget}>
                <Trans>Discard it</Trans>
              </Button>
            }
          />
        )}
        <form
          // Discarding a draft puts the saved texts back into the fields.
          key={String(draft === null)}
          {...form.formProps}
          aria-label={t`Campaign`}
          onInput={(event) => {
            const fields = stringsOf(new FormData(event.currentTarget));
            setTyped(fields);
            saveDraft(draftKey, fields);
          }}
          className="grid max-w-form content-start gap-4"
        >
          {form.failure !== null && <FormFailure key={form.failure.attempt} reason={form.failure.reason} />}
          <fieldset disabled={closed} className="grid gap-4">
            <CampaignFields
              initial={draft ?? saved}
              typed={typed}
              errors={form.errors}
              isMeasured={(campaign?.metrics.impressions ?? 0) > 0}
            />
          </fieldset>
          {closed ? (
            <p className="text-15 text-muted">
              <Trans>A campaign that has ended is not changed any more. Duplicate it to use it again.</Trans>
            </p>
          ) : (
            <Button type="submit" pending={form.pending} className="justify-self-start">
              {campaign === null ? <Trans>Save as draft</Trans> : <Trans>Save</Trans>}
            </Button>
          )}
        </form>
      </div>
      <div className="grid content-start gap-8 self-start lg:sticky lg:top-6">
        <AdPreview ad={ad} platform={platform} />
        <AdWarnings ad={ad} platform={platform} />
      </div>
    </div>
  );
}

function stringsOf(data: FormData): TypedCampaign {
  return Object.fromEntries(
    [...data].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
