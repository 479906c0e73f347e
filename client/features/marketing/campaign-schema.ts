import { t } from '@lingui/core/macro';
import * as v from 'valibot';
import { PLATFORMS } from './platforms.ts';

/** A budget as typed, in whole or hundredth dollars, as cents. */
const budget = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,9}([.,]\d{1,2})?$/, () => t`Enter an amount in dollars, such as 250 or 99.50.`),
  v.transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100)),
);

/** The form of a new campaign. */
export const campaignSchema = v.object({
  platform: v.picklist(
    PLATFORMS.map(({ id }) => id),
    () => t`Choose a platform.`,
  ),
  campaign_name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => t`Enter a name.`),
  ),
  headline: v.pipe(v.string(), v.trim()),
  target_audience: v.pipe(v.string(), v.trim()),
  budget,
});

export type CampaignFields = v.InferOutput<typeof campaignSchema>;
