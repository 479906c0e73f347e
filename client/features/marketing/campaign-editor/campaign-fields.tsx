import { Trans, useLingui } from '@lingui/react/macro';
import { postText, textLength } from '#domain/marketing/check-ad.ts';
import { CURRENCIES } from '#domain/marketing/contract.ts';
import { PLATFORMS, platformOf, type TextLimit } from '#domain/marketing/platforms.ts';
import type { ValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { adFrom, platformFrom, type TypedCampaign } from './typed-campaign.ts';

interface CampaignFieldsProps {
  /** What the fields hold at first. */
  initial: TypedCampaign;
  /** What they hold by now. */
  typed: TypedCampaign;
  errors: ValidatedForm['errors'];
  /** Whether there are figures, which are those of one platform and in one currency. */
  isMeasured: boolean;
}

/** Everything that is typed about a campaign: for whom and for how much, and what the advertisement says. */
export function CampaignFields({ initial, typed, errors, isMeasured }: CampaignFieldsProps) {
  const { t } = useLingui();
  const ad = adFrom(typed);
  const platform = platformOf(platformFrom(typed));
  const fixed = isMeasured ? <Trans>Stays as it is, since there are figures.</Trans> : undefined;
  return (
    <>
      <Select
        name="platform"
        label={t`Platform`}
        defaultValue={initial.platform ?? ''}
        placeholder={t`Choose a platform`}
        options={PLATFORMS.filter(({ id }) => !isMeasured || id === initial.platform).map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        hint={fixed}
        error={errors.platform}
      />
      <TextField
        name="campaign_name"
        label={t`Name`}
        hint={<Trans>Seen by admins only.</Trans>}
        defaultValue={initial.campaign_name}
        error={errors.campaign_name}
      />
      <TextArea
        name="target_audience"
        label={t`Audience`}
        rows={2}
        defaultValue={initial.target_audience}
        error={errors.target_audience}
      />
      <div className="grid grid-cols-[2fr_1fr] items-start gap-4">
        <TextField
          name="budget"
          label={t`Budget`}
          inputMode="decimal"
          defaultValue={initial.budget}
          error={errors.budget}
        />
        <Select
          name="currency"
          label={t`Currency`}
          defaultValue={initial.currency ?? 'USD'}
          options={CURRENCIES.filter((code) => !isMeasured || code === initial.currency).map((code) => ({
            value: code,
            label: code,
          }))}
          hint={fixed}
        />
      </div>
      <h3 className="mt-4 text-20">
        <Trans>Advertisement</Trans>
      </h3>
      <TextField
        name="headline"
        label={t`Headline`}
        defaultValue={initial.headline}
        hint={<LengthHint length={textLength(ad.headline)} limit={platform.headline} />}
        error={errors.headline}
      />
      <TextArea
        name="description"
        label={t`Description`}
        defaultValue={initial.description}
        hint={<LengthHint length={textLength(postText(ad))} limit={platform.post} withHashtags />}
        error={errors.description}
      />
      <TextField
        name="hashtags"
        label={t`Hashtags`}
        placeholder="#trading #learning"
        defaultValue={initial.hashtags}
        error={errors.hashtags}
      />
      <TextField
        name="cta"
        label={t`Call to action`}
        hint={<Trans>The words of the button, such as “Learn more”.</Trans>}
        defaultValue={initial.cta}
        error={errors.cta}
      />
      <TextField
        name="image"
        label={t`Picture`}
        inputMode="url"
        dir="ltr"
        hint={<Trans>An address that begins with https://, or a path of this site.</Trans>}
        defaultValue={initial.image}
        error={errors.image}
      />
      <TextField
        name="image_alt"
        label={t`What the picture shows`}
        hint={<Trans>For those who do not see it.</Trans>}
        defaultValue={initial.image_alt}
        error={errors.image_alt}
      />
    </>
  );
}

interface LengthHintProps {
  length: number;
  limit: TextLimit;
  withHashtags?: boolean;
}

/** How long a text is, and how much of it the platform shows. */
function LengthHint({ length, limit, withHashtags = false }: LengthHintProps) {
  const { i18n } = useLingui();
  const count = formatNumber(length, i18n.locale);
  const shown = formatNumber(limit.shown, i18n.locale);
  return (
    <span className={length > limit.shown ? 'text-warn' : ''}>
      {withHashtags ? (
        <Trans>
          {count} of the {shown} characters that are shown, hashtags included
        </Trans>
      ) : (
        <Trans>
          {count} of the {shown} characters that are shown
        </Trans>
      )}
    </span>
  );
}
