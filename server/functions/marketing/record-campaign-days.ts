import { recordCampaignDaysRequest } from '#domain/marketing/contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/** Where a day begins first: its date is there fourteen hours before it is in UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/**
 * Keeps what a campaign achieved on some days, all of them or none; a day that is there already is replaced. The
 * database sums them up.
 *
 * Refusals: 400 `day-in-future` and `day-twice`, 404 `campaign-not-found`.
 */
export const recordCampaignDays = adminAction(
  'record-campaign-days',
  recordCampaignDaysRequest,
  async ({ campaign_id: id, days }, { query, now }) => {
    const latest = new Date(now().getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
    if (days.some(({ day }) => day > latest)) throw new Refusal(400, 'day-in-future');
    if (new Set(days.map(({ day }) => day)).size < days.length) throw new Refusal(400, 'day-twice');
    const { rowCount } = await query('select from public.ad_campaigns where id = $1', [id]);
    if (rowCount === 0) throw new Refusal(404, 'campaign-not-found');
    await query(
      `insert into public.ad_campaign_days (campaign_id, day, impressions, clicks, conversions, spend_minor)
       select $1, day, impressions, clicks, conversions, spend
       from jsonb_to_recordset($2::jsonb)
         as days (day date, impressions bigint, clicks bigint, conversions bigint, spend bigint)
       on conflict (campaign_id, day) do update set impressions = excluded.impressions, clicks = excluded.clicks,
         conversions = excluded.conversions, spend_minor = excluded.spend_minor`,
      [id, JSON.stringify(days)],
    );
    return { subjectId: id, details: { days: days.length }, answer: { days: days.length } };
  },
);
