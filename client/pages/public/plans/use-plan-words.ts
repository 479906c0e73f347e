import { usePage } from '../page-context.tsx';
import type { PublicEntitlement, PublicPlan } from '../page-request.ts';

/** The words of the table of plans in the language of the page. */
export function usePlanWords() {
  const { locale, entitlements } = usePage();
  return {
    nameOf: ({ id, translations }: PublicPlan) => (translations[locale] ?? translations.en)?.name ?? id,
    textsOf: ({ id, translations }: PublicEntitlement) =>
      translations[locale] ?? translations.en ?? { words: id },
    find: (ids: readonly string[]) =>
      ids.flatMap((id) => entitlements.filter((entitlement) => entitlement.id === id)),
  };
}
