import * as v from 'valibot';
import { isDay } from '../kernel/time/is-day.ts';
import { isMoment } from '../kernel/time/is-moment.ts';
import { CAMPAIGN_ACTIONS } from './campaign-status.ts';
import { PLATFORM_IDS } from './platforms.ts';

/** Currencies that campaigns are paid in: ISO 4217 codes. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'INR', 'CNY'] as const;

/** Ten billion in a currency with cents: no budget is larger, and every sum stays exact. */
const MOST_MINOR_UNITS = 1_000_000_000_000;

/** Campaigns that one call changes: what a page of the list holds. */
const MOST_AT_ONCE = 50;

const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MINOR_UNITS));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000));
const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));
const campaignId = v.pipe(v.string(), v.uuid());
const moment = v.pipe(v.string(), v.check(isMoment));

/** A picture by https, or by a path of this site: nothing else may stand in a page. */
export const IMAGE_ADDRESS = /^(https:\/\/[^\s/]+\/?\S*|\/(?!\/)\S*)$/;

/** A hashtag without its sign: letters of any language, digits and underscores. */
export const HASHTAG = /^[\p{L}\p{M}\p{N}_]{1,100}$/u;

/** What an advertisement says. Bounded by what the most generous platform takes; each has limits of its own. */
const adContent = v.object({
  headline: text(255),
  description: text(3000),
  /** The words of the button. */
  cta: text(30),
  image: v.union([v.literal(''), v.pipe(text(2000), v.regex(IMAGE_ADDRESS))]),
  /** What the picture shows, for those who do not see it. */
  image_alt: text(300),
  hashtags: v.pipe(v.array(v.pipe(v.string(), v.regex(HASHTAG))), v.maxLength(30)),
});

const campaignFields = {
  platform: v.picklist(PLATFORM_IDS),
  campaign_name: v.pipe(text(200), v.minLength(1)),
  ad_content: adContent,
  target_audience: text(2000),
  /** In minor units of the currency. */
  budget: amount,
  currency: v.picklist(CURRENCIES),
};

export type AdContent = v.InferOutput<typeof adContent>;

/** `create-campaign`: it begins as a draft. */
export const createCampaignRequest = v.object(campaignFields);
export type CampaignFields = v.InferOutput<typeof createCampaignRequest>;

/** `edit-campaign`: `updated_at` as it was read, so that nobody overwrites what another admin has changed since. */
export const editCampaignRequest = v.object({
  campaign_id: campaignId,
  updated_at: moment,
  ...campaignFields,
});

/** `duplicate-campaign`: the copy is a draft under the name given, without dates and figures. */
export const duplicateCampaignRequest = v.object({
  campaign_id: campaignId,
  campaign_name: campaignFields.campaign_name,
});

/** `schedule-campaign`: from when it runs and, unless somebody ends it by hand, until when. */
export const scheduleCampaignRequest = v.object({
  campaign_id: campaignId,
  starts_at: moment,
  ends_at: v.nullable(moment),
});

/** `change-campaign-status`: of one campaign or of several at once. Scheduling has a call of its own. */
export const changeCampaignStatusRequest = v.object({
  campaign_ids: v.pipe(v.array(campaignId), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
  action: v.picklist(CAMPAIGN_ACTIONS.filter((action) => action !== 'schedule')),
});

/** What a campaign achieved on one day. */
const campaignDay = v.pipe(
  v.object({
    /** YYYY-MM-DD, as the platform counts days. */
    day: v.pipe(v.string(), v.check(isDay)),
    impressions: count,
    clicks: count,
    /** What visitors did who had clicked, such as signing up. */
    conversions: count,
    /** What the day cost, in minor units of the campaign's currency. */
    spend: amount,
  }),
  v.check(({ impressions, clicks }) => clicks <= impressions),
  v.check(({ clicks, conversions }) => conversions <= clicks),
);
export type CampaignDay = v.InferOutput<typeof campaignDay>;

/** Days that one file may hold: almost three years. */
export const MOST_DAYS = 1000;

/** `record-campaign-days`: all of them or none; a day that is there already is replaced. */
export const recordCampaignDaysRequest = v.object({
  campaign_id: campaignId,
  days: v.pipe(v.array(campaignDay), v.minLength(1), v.maxLength(MOST_DAYS)),
});
