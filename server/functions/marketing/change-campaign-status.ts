import { changeCampaignStatusRequest } from '#domain/marketing/contract.ts';
import { adminAction } from '../admin-function.ts';

/**
 * Takes an action on one campaign or several: those on which it is possible change, the others stay as they are. What
 * was restored after its time is over ends at once.
 *
 * Refusals: 409 `campaign-status-refused` when it is possible on none, and `campaign-incomplete`.
 */
export const changeCampaignStatus = adminAction(
  'change-campaign-status',
  changeCampaignStatusRequest,
  async ({ campaign_ids: ids, action }, { query }) => {
    const { rows } = await query<{ id: string }>(
      'select private.change_campaign_status($1::uuid[], $2) as id',
      [ids, action],
    );
    await query('select private.apply_campaign_schedule()');
    const changed = rows.map(({ id }) => id);
    return {
      subjectId: changed.length === 1 ? (changed[0] ?? null) : null,
      details: { action, campaign_ids: changed },
      answer: { campaign_ids: changed },
    };
  },
);
