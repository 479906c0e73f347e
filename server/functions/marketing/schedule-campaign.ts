import { scheduleCampaignRequest } from '#domain/marketing/contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/**
 * Plans when a draft runs, or plans it anew while it waits. What is due by now starts at once.
 *
 * Refusals: 400 `period-invalid` (ends before it starts, or is over already), 409 `campaign-status-refused` and
 * `campaign-incomplete`.
 */
export const scheduleCampaign = adminAction(
  'schedule-campaign',
  scheduleCampaignRequest,
  async ({ campaign_id: id, starts_at, ends_at }, { query, now }) => {
    const end = ends_at === null ? null : Date.parse(ends_at);
    if (end !== null && (end <= Date.parse(starts_at) || end <= now().getTime()))
      throw new Refusal(400, 'period-invalid');
    const { rowCount } = await query(
      `update public.ad_campaigns
       set status = private.campaign_transition(status, 'schedule', archived_from), starts_at = $2, ends_at = $3
       where id = $1 and private.campaign_transition(status, 'schedule', archived_from) is not null`,
      [id, starts_at, ends_at],
    );
    if (rowCount === 0) throw new Refusal(409, 'campaign-status-refused');
    await query('select private.apply_campaign_schedule()');
    return { subjectId: id, details: { starts_at, ends_at }, answer: { campaign_id: id } };
  },
);
