import { moneyToType } from '#domain/kernel/money/parse-money.ts';
import type { AdContent } from '#domain/marketing/contract.ts';
import { PLATFORM_IDS, type Platform } from '#domain/marketing/platforms.ts';
import type { Tables } from '../../../lib/backend/database.ts';

/** What stands in the fields of the form, by their names. */
export type TypedCampaign = Readonly<Record<string, string>>;

/** The fields of a campaign that is there already. @param locale how the budget is written */
export function typedFrom(campaign: Tables<'ad_campaigns'>, locale: string): TypedCampaign {
  const { platform, campaign_name, target_audience, currency, ad_content: ad } = campaign;
  return {
    platform,
    campaign_name,
    target_audience,
    currency,
    budget: campaign.budget === 0 ? '' : moneyToType(campaign.budget, currency, locale),
    headline: ad.headline ?? '',
    description: ad.description ?? '',
    cta: ad.cta ?? '',
    image: ad.image ?? '',
    image_alt: ad.image_alt ?? '',
    hashtags: (ad.hashtags ?? []).map((tag) => `#${tag}`).join(' '),
  };
}

/** The advertisement as far as it is typed, for its preview. */
export function adFrom(typed: TypedCampaign): AdContent {
  const field = (name: string) => (typed[name] ?? '').trim();
  return {
    headline: field('headline'),
    description: field('description'),
    cta: field('cta'),
    image: field('image'),
    image_alt: field('image_alt'),
    hashtags: hashtagsIn(typed.hashtags ?? ''),
  };
}

/** The platform that is chosen; Facebook's look until one is. */
export function platformFrom(typed: TypedCampaign): Platform {
  return PLATFORM_IDS.find((id) => id === typed.platform) ?? 'facebook';
}

/** Hashtags as people type them, with or without their sign, with spaces or commas between. */
export function hashtagsIn(typed: string): string[] {
  return typed
    .split(/[\s,،]+/)
    .map((tag) => tag.replace(/^#/, ''))
    .filter((tag) => tag !== '');
}
