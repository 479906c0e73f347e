import { type Calculator, quoteOf, type Results, type Values } from './calculators.ts';

/**
 * Words a value or a result of a sum as its language writes it: money in its currency, shares in percent.
 *
 * @param sum the calculator with what is known and what came out
 * @returns the empty text for what is not known
 */
export function wordValue(
  { calculator, values, results }: { calculator: Calculator; values: Values; results: Results },
  name: string,
  language: string,
): string {
  if (name === 'quote') return quoteOf(values) ?? '';
  const known: Readonly<Record<string, number | string | undefined>> = { ...values, ...results };
  const value = known[name];
  if (typeof value !== 'number') return value ?? '';
  if (calculator.percents.includes(name)) {
    // What was said is repeated as it was; a result is rounded.
    const maximumFractionDigits = name in results ? 1 : 4;
    return format(value / 100, language, { style: 'percent', maximumFractionDigits });
  }
  const money = calculator.money[name];
  if (money === undefined) return format(value, language, { maximumFractionDigits: 4 });
  const currency = money === 'own' ? values.currency : quoteOf(values);
  // Small prices, and small R, would be nothing with two decimals.
  const maximumFractionDigits = Math.abs(value) < 1 ? 4 : 2;
  if (currency === 'R') return `${format(value, language, { maximumFractionDigits })}R`;
  if (typeof currency !== 'string') return format(value, language, { maximumFractionDigits });
  return format(value, language, {
    style: 'currency',
    currency,
    // Several currencies are called $, and two ¥: the others say which.
    currencyDisplay: currency === 'USD' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits,
  });
}

function format(value: number, language: string, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, options).format(value).replace('-', '−');
}
