import { type Cents, cents } from '#domain/kernel/money/cents.ts';
import { useLingui } from '@lingui/react';
import { formatMoney } from '#domain/kernel/money/format-money.ts';

interface MoneyProps {
  /** In the currency's smallest unit, such as cents. */
  minorUnits: Cents;
  /** ISO 4217 code. */
  currency: string;
  /** A result rather than a price: a gain gets a plus sign, and both get their colour. */
  signed?: boolean;
}

/** An amount in the active language. Isolated, so that its sign stays on its side in right-to-left text. */
export function Money({ minorUnits, currency, signed = false }: MoneyProps) {
  const { i18n } = useLingui();
  const amount = formatMoney(cents(Math.abs(minorUnits)), currency, i18n.locale);
  if (minorUnits === 0 || (minorUnits > 0 && !signed))
    return <bdi className="whitespace-nowrap">{amount}</bdi>;
  const colour = minorUnits > 0 ? 'text-up' : 'text-down';
  return (
    <bdi dir="ltr" className={`whitespace-nowrap ${signed ? colour : ''}`}>
      {minorUnits > 0 ? '+' : '−'}
      {amount}
    </bdi>
  );
}
