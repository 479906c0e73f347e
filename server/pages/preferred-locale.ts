import { type Locale, LOCALES } from './routes.ts';

/** The language that a browser would like best of those the site has, by its `Accept-Language`; English without any. */
export function preferredLocale(acceptLanguage = ''): Locale {
  const wishes = acceptLanguage.split(',').map((wish) => {
    const [range = '', weight = 'q=1'] = wish.trim().split(/\s*;\s*/);
    return { language: range.split('-')[0]?.toLowerCase(), quality: Number(weight.replace('q=', '')) || 0 };
  });
  const best = wishes.toSorted((one, other) => other.quality - one.quality);
  for (const { language, quality } of best) {
    const locale = LOCALES.find((candidate) => candidate === language);
    if (locale && quality > 0) return locale;
  }
  return 'en';
}
