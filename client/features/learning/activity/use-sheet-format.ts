import { useLingui } from '@lingui/react';
import type { SheetAxis } from '#domain/activities/sheet.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';

/** Words the values of an axis: with its unit, in the digits of the language, with a true minus sign. */
export function useSheetFormat({
  unit,
  decimals,
}: Pick<SheetAxis, 'unit' | 'decimals'>): (value: number) => string {
  const { i18n } = useLingui();
  const money = unit === '$' ? decimals : 0;
  const digits = { maximumFractionDigits: decimals, minimumFractionDigits: money };
  return (value) => formatQuantity(value, unit, i18n.locale, digits);
}
