import { oneOrNone } from '#domain/kernel/one.ts';
import { editCampaignRequest } from '#domain/marketing/contract.ts';
import { type CampaignStatus, isEditable } from '#domain/marketing/campaign-status.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

type Kept = {
  readonly status: CampaignStatus;
  readonly is_unchanged: boolean;
  /** Figures are those of one platform and in one currency, so neither changes once there are some. */
  readonly keeps_its_figures: boolean;
};

/**
 * Changes what a campaign says, whom it is for and what it may cost.
 *
 * Refusals: 404 `campaign-not-found`, 409 `campaign-closed` (ended or archived), `campaign-changed` (by somebody else,
 * after it was read), `campaign-measured` (platform or currency of one that has figures) and `campaign-incomplete`.
 */
export const editCampaign = adminAction('edit-campaign', editCampaignRequest, async (input, { query }) => {
  const { campaign_id: id, updated_at, platform, campaign_name, ad_content, target_audience } = input;
  const { budget, currency } = input;
  const { rows } = await query<Kept>(
    `select status, updated_at = $2::timestamptz as is_unchanged,
       platform = $3 and currency = $4
         or not exists (select from public.ad_campaign_days where campaign_id = $1) as keeps_its_figures
     from public.ad_campaigns where id = $1 for update`,
    [id, updated_at, platform, currency],
  );
  const kept = oneOrNone(rows);
  if (!kept) throw new Refusal(404, 'campaign-not-found');
  if (!isEditable(kept.status)) throw new Refusal(409, 'campaign-closed');
  if (!kept.is_unchanged) throw new Refusal(409, 'campaign-changed');
  if (!kept.keeps_its_figures) throw new Refusal(409, 'campaign-measured');
  await query(
    `update public.ad_campaigns set platform = $2, campaign_name = $3, ad_content = $4, target_audience = $5,
       budget = $6, currency = $7 where id = $1`,
    [id, platform, campaign_name, ad_content, target_audience, budget, currency],
  );
  return { subjectId: id, details: { budget, currency }, answer: { campaign_id: id } };
});
