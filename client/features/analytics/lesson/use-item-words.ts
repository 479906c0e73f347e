import { useLingui } from '@lingui/react/macro';
import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { correlationInterval, type ItemReview, reviewItem } from '#domain/analytics/item-review.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';

type ItemRow = Pick<AnalyticsRows['items'], 'answers' | 'discrimination'>;

/** How the discrimination of an item and the judgement on it are worded. */
export function useItemWords() {
  const { t, i18n } = useLingui();
  const decimal = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const reviews: Readonly<Record<ItemReview, string>> = {
    'too-few': t`Too few answers`,
    'no-spread': t`All alike`,
    reversed: t`Check its key`,
    weak: t`Weak`,
    sound: t`Sound`,
  };
  return {
    /** With its 95% interval: "0.31 (0.20 to 0.41)"; a dash where there is none. */
    discrimination: ({ answers, discrimination }: ItemRow) => {
      if (discrimination === null) return '–';
      const { low, high } = correlationInterval(discrimination, answers);
      const [value, from, to] = [discrimination, low, high].map((number) =>
        withTrueMinus(decimal.format(number)),
      );
      return t`${value} (${from} to ${to})`;
    },
    judgement: ({ answers, discrimination }: ItemRow) => reviews[reviewItem(answers, discrimination)],
  };
}
