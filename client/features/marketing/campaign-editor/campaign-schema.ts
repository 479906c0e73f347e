import { t } from '@lingui/core/macro';
import * as v from 'valibot';
import { parseMoney } from '#domain/kernel/money/parse-money.ts';
import { CURRENCIES, type CampaignFields, HASHTAG, IMAGE_ADDRESS } from '#domain/marketing/contract.ts';
import { PLATFORM_IDS } from '#domain/marketing/platforms.ts';
import { hashtagsIn } from './typed-campaign.ts';

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, () => t`Use at most ${longest} characters.`),
  );

const typedSchema = v.object({
  platform: v.picklist(PLATFORM_IDS, () => t`Choose a platform.`),
  campaign_name: v.pipe(
    text(200),
    v.minLength(1, () => t`Enter a name.`),
  ),
  target_audience: text(2000),
  budget: v.string(),
  currency: v.picklist(CURRENCIES),
  headline: text(255),
  description: text(3000),
  cta: text(30),
  image: v.pipe(
    text(2000),
    v.check(
      (typed) => typed === '' || IMAGE_ADDRESS.test(typed),
      () => t`Enter an address that begins with https:// or, for a picture of this site, with a slash.`,
    ),
  ),
  image_alt: text(300),
  hashtags: v.pipe(
    v.string(),
    v.transform(hashtagsIn),
    v.check(
      (tags) => tags.every((tag) => HASHTAG.test(tag)),
      () => t`Use letters, digits and underscores, with spaces between the hashtags.`,
    ),
    v.maxLength(30, () => t`Use at most 30 hashtags.`),
  ),
});

/**
 * The form of a campaign: texts as they were typed, checked and brought into the shape that the server takes.
 * @param locale how amounts are written
 */
export function campaignSchema(locale: string) {
  return v.pipe(
    typedSchema,
    v.rawTransform(({ dataset, addIssue, NEVER }): CampaignFields => {
      const {
        budget: typed,
        headline,
        description,
        cta,
        image,
        image_alt,
        hashtags,
        ...rest
      } = dataset.value;
      const budget = typed.trim() === '' ? 0 : parseMoney(typed, rest.currency, locale);
      if (budget === null) {
        addIssue({
          message: t`Enter an amount, such as ${new Intl.NumberFormat(locale).format(1250.5)}.`,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'budget', value: typed }],
        });
        return NEVER;
      }
      return { ...rest, budget, ad_content: { headline, description, cta, image, image_alt, hashtags } };
    }),
  );
}
