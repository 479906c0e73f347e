import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import { fromLeftToRight } from '#domain/kernel/text/from-left-to-right.ts';
import { formatBooked } from '#domain/simulator/ledger/format-booked.ts';
import type { Instrument } from '#domain/market/instrument.ts';

const WHOLE = 100_000_000;

/** How many decimals the prices of an instrument have: two at least where it has any. */
export function priceDecimals({ tickSize }: Pick<Instrument, 'tickSize'>): number {
  let digits = 0;
  let unit = WHOLE;
  while (tickSize % unit !== 0) {
    digits += 1;
    unit /= 10;
  }
  return digits === 0 ? 0 : Math.max(2, digits);
}

/** What a price in ticks is in the instrument's currency. */
export function priceOfTicks(ticks: number, { tickSize }: Pick<Instrument, 'tickSize'>): number {
  return (ticks * tickSize) / WHOLE;
}

/** The nearest tick to a price. */
export function ticksOfPrice(price: number, { tickSize }: Pick<Instrument, 'tickSize'>): number {
  return Math.round((price * WHOLE) / tickSize);
}

/** A price with the decimals of its instrument: "312.40". @param ticks may be a part of one, as averages are */
export function formatTicks(ticks: number, instrument: Pick<Instrument, 'tickSize'>, locale: string): string {
  const digits = priceDecimals(instrument);
  const format = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return withTrueMinus(format.format(priceOfTicks(ticks, instrument)));
}

/** What a session begins with: "$25,000.00". @param deposit in whole dollars */
export function formatDeposit(deposit: number | string, locale: string): string {
  return formatBooked(BigInt(deposit) * BigInt(WHOLE), 'USD', locale);
}

/** A result in units of what was risked: "−1.0 R". */
export function formatR(multiple: number, locale: string, signed = true): string {
  const rounded = Math.round(multiple * 10) / 10;
  const words = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.abs(rounded),
  );
  const sign = rounded < 0 ? '−' : signed && rounded > 0 ? '+' : '';
  return fromLeftToRight(`${sign}${words} R`, locale);
}

/** How much an amount of one is of another. */
export function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number(part) / Number(whole);
}
