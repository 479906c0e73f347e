import type { AdContent } from './contract.ts';
import { type Platform, platformOf, type TextLimit } from './platforms.ts';

/** What an admin should know about an advertisement before it runs. Nothing here keeps them from saving it. */
export type AdWarning =
  | { readonly kind: 'missing'; readonly field: 'headline' | 'description' | 'cta' }
  | { readonly kind: 'cut-off' | 'too-long'; readonly field: 'headline' | 'post'; readonly limit: number }
  | { readonly kind: 'image-without-alt' }
  | { readonly kind: 'promise'; readonly words: string };

/** The description followed by the hashtags, as platforms show them. */
export function postText({ description, hashtags }: Pick<AdContent, 'description' | 'hashtags'>): string {
  return [description, hashtags.map((hashtag) => `#${hashtag}`).join(' ')].filter(Boolean).join('\n');
}

/** Characters as a reader counts them, up to accents that are written apart: an emoji outside the plane is one. */
export function textLength(text: string): number {
  return [...text].length;
}

/**
 * Finds what is missing, what a platform would cut off or refuse, and what promises a result of trading.
 *
 * @param findPromise the first words of a text that promise a result, `#domain/catalogue/promise-words.ts`
 */
export function checkAd(
  ad: AdContent,
  platformId: Platform,
  findPromise: (text: string) => string | undefined,
): AdWarning[] {
  const platform = platformOf(platformId);
  const warnings: AdWarning[] = (['headline', 'description', 'cta'] as const)
    .filter((field) => ad[field] === '')
    .map((field) => ({ kind: 'missing', field }));
  warnings.push(...checkLength('headline', ad.headline, platform.headline));
  warnings.push(...checkLength('post', postText(ad), platform.post));
  if (ad.image !== '' && ad.image_alt === '') warnings.push({ kind: 'image-without-alt' });
  for (const text of [ad.headline, ad.description, ad.cta]) {
    const words = findPromise(text);
    if (words !== undefined) warnings.push({ kind: 'promise', words });
  }
  return warnings;
}

function checkLength(field: 'headline' | 'post', text: string, { shown, most }: TextLimit): AdWarning[] {
  const length = textLength(text);
  if (length > most) return [{ kind: 'too-long', field, limit: most }];
  return length > shown ? [{ kind: 'cut-off', field, limit: shown }] : [];
}
