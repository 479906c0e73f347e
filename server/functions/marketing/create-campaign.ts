import { one } from '#domain/kernel/one.ts';
import { createCampaignRequest } from '#domain/marketing/contract.ts';
import { adminAction } from '../admin-function.ts';

/** Keeps a new campaign, which begins as a draft. */
export const createCampaign = adminAction(
  'create-campaign',
  createCampaignRequest,
  async ({ platform, campaign_name, ad_content, target_audience, budget, currency }, { query }) => {
    const { rows } = await query<{ id: string }>(
      `insert into public.ad_campaigns (platform, campaign_name, ad_content, target_audience, budget, currency)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [platform, campaign_name, ad_content, target_audience, budget, currency],
    );
    const { id } = one(rows);
    return { subjectId: id, details: { platform }, answer: { campaign_id: id } };
  },
);
