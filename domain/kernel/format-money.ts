/**
 * A price in the words of a language: "$49", "49,50 €". Whole amounts are shown without decimals. In Arabic the amount is
 * isolated from left to right: in running text "US$" would otherwise be torn into "$US".
 * @param minorUnits the amount in the currency's smallest unit, such as cents
 * @param currency its ISO 4217 code
 */
export function formatMoney(minorUnits: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const amount = format.format(minorUnits / 10 ** digits);
  return locale.startsWith('ar') ? `\u2066${amount.replace(/[\u200e\u200f]/g, '')}\u2069` : amount;
}
