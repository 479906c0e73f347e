import { includedIn } from '#domain/catalogue/included-in.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { SWITCHES } from '#domain/catalogue/plan-contract.ts';
import type { Content } from '../reading/content.ts';
import type { OutlineRow } from './outline-tables.ts';

/** The rows of `plans`, in the order of the table. */
export function planRows({ plans }: Content) {
  return (plans?.data.plans ?? []).map(
    ({ name, ...columns }, index) =>
      ({
        ...columns,
        order_index: index + 1,
        translations: Object.fromEntries(LANGUAGES.map((language) => [language, { name: name[language] }])),
      }) satisfies OutlineRow<'plans'>,
  );
}

/** The rows of `entitlements`: who has each, and whether it works by the switches of site.yaml. */
export function entitlementRows({ plans, site }: Content) {
  const file = plans?.data;
  return (file?.entitlements ?? []).map(({ id, words, detail }, index) => {
    const feature = SWITCHES[id];
    return {
      id,
      included_in: file ? includedIn(file, id) : [],
      is_ready: feature === undefined || site?.data.features[feature] === 'ready',
      order_index: index + 1,
      translations: Object.fromEntries(
        LANGUAGES.map((language) => [language, { words: words[language], detail: detail?.[language] }]),
      ),
    } satisfies OutlineRow<'entitlements'>;
  });
}
