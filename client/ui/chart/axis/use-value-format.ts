import { useLingui } from '@lingui/react';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';

/** How a chart words its values: as told, else in the digits of the language with a true minus sign. */
export function useValueFormat(formatValue?: (value: number) => string): (value: number) => string {
  const { i18n } = useLingui();
  if (formatValue !== undefined) return formatValue;
  const format = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 2 });
  return (value) => withTrueMinus(format.format(value));
}
