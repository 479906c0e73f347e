import { oneOrNone } from '#domain/kernel/one.ts';
import { duplicateCampaignRequest } from '#domain/marketing/contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/** Makes a draft of what another campaign says, without its dates and figures. Refusal: 404 `campaign-not-found`. */
export const duplicateCampaign = adminAction(
  'duplicate-campaign',
  duplicateCampaignRequest,
  async ({ campaign_id, campaign_name }, { query }) => {
    const { rows } = await query<{ id: string }>(
      `insert into public.ad_campaigns (platform, campaign_name, ad_content, target_audience, budget, currency)
       select platform, $2, ad_content, target_audience, budget, currency from public.ad_campaigns where id = $1
       returning id`,
      [campaign_id, campaign_name],
    );
    const copy = oneOrNone(rows);
    if (!copy) throw new Refusal(404, 'campaign-not-found');
    return {
      subjectId: copy.id,
      details: { duplicate_of: campaign_id },
      answer: { campaign_id: copy.id },
    };
  },
);
