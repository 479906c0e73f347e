/** How long a text of an advertisement may be, in characters. */
export type TextLimit = {
  /** What is seen without opening anything: the rest is cut off behind "See more". */
  readonly shown: number;
  /** What the platform takes at all. */
  readonly most: number;
};

/**
 * The platforms a campaign may run on, with their own names, which are the same in every language, and the limits of
 * an advertisement with one image in the feed. Sources: Meta Ads Guide (feed, single image), X Ads "Website Cards",
 * LinkedIn Help a426534 "Single image ads", all as of November 2026.
 */
export const PLATFORMS = [
  {
    id: 'facebook',
    name: 'Facebook',
    headline: { shown: 40, most: 255 },
    post: { shown: 125, most: 2200 },
  },
  {
    id: 'instagram',
    name: 'Instagram',
    headline: { shown: 40, most: 255 },
    post: { shown: 125, most: 2200 },
  },
  {
    id: 'twitter',
    name: 'Twitter',
    headline: { shown: 70, most: 70 },
    post: { shown: 280, most: 280 },
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    headline: { shown: 70, most: 200 },
    post: { shown: 150, most: 3000 },
  },
] as const satisfies readonly {
  id: string;
  name: string;
  headline: TextLimit;
  /** Of the description together with the hashtags, which platforms show as one text. */
  post: TextLimit;
}[];

export type Platform = (typeof PLATFORMS)[number]['id'];

export const PLATFORM_IDS = PLATFORMS.map(({ id }) => id);

/** A platform by its id. */
export function platformOf(id: Platform): (typeof PLATFORMS)[number] {
  const found = PLATFORMS.find((platform) => platform.id === id);
  if (found === undefined) throw new RangeError(`No platform is called ${id}.`);
  return found;
}
