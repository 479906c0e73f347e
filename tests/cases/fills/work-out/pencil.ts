import type { FillCase, Step } from '../../../support/fills/fill-case.ts';

/*
 * What the cases are worked out with. It shares nothing with the engine: plain rules of three on the numbers that stand in
 * worlds.json (a share at 100.00 with a spread of two cents, a lot of one share, a deposit of 100,000).
 */

export type Worked = FillCase;
export type Pair = readonly [price: number, lots: number];
type Side = 'buy' | 'sell';

export const SIDES = ['buy', 'sell'] as const;

/** So many cents in 10^-8 dollars. */
export const money = (cents: number) => String(BigInt(cents) * 1_000_000n);

/** 100,000 dollars less what was paid. */
export const cost = (...paid: readonly string[]) =>
  String(paid.reduce((left, part) => left - BigInt(part), 10_000_000_000_000n));

/** So many millionths of what changed hands, exact: cents times millionths are whole numbers of 10^-8. */
export const shareFee = (legs: readonly Pair[], millionths: number) =>
  String(legs.reduce((sum, [price, quantity]) => sum + BigInt(price * quantity * millionths), 0n));

/** What legs come to, in cents. */
export const paidFor = (legs: readonly Pair[]) =>
  legs.reduce((sum, [price, quantity]) => sum + price * quantity, 0);

/** Slippage spread over the lots in whole ticks: as many as are left over pay one more. */
export function lots(price: number, sign: number, quantity: number, slippage: number): Pair[] {
  const more = slippage % quantity;
  const each = (slippage - more) / quantity;
  const pairs: Pair[] = [
    [price + sign * each, quantity - more],
    [price + sign * (each + 1), more],
  ];
  return pairs.filter(([, count]) => count > 0);
}

/**
 * Slippage of the share: 4 Q sqrt(Q / 1000) ticks times lots, since a minute moves 4 ticks and trades 1,000 lots.
 * @param calm minutes without a move since the start: each takes one part in 120 of the variance away
 */
export function slip(quantity: number, before = 0, calm = 0): number {
  let variance = 16;
  for (let minute = 0; minute < calm; minute += 1) variance += (0 - variance) / 120;
  const curve = (q: number) => Math.ceil(Math.sqrt(variance) * q * Math.sqrt(q / 1000) * 1e6);
  return Math.ceil((curve(before + quantity) - curve(before)) / 1e6);
}

/** Divides to the nearest whole number; exactly between two, to the even one. */
export function nearest(numerator: bigint, denominator: bigint): bigint {
  const down = numerator / denominator - (numerator % denominator < 0n ? 1n : 0n);
  const rest = 2n * (numerator - down * denominator);
  if (rest === denominator) return down % 2n === 0n ? down : down + 1n;
  return rest > denominator ? down + 1n : down;
}

/** Ticks of the share with a spread of two, without volume. */
export const ticksAt = (...bids: readonly number[]): Step => ({
  ticks: { ACME: bids.map((bid) => [bid, 2, 0] as const) },
});

/** Minutes of the share in which nothing moves and 1,000 lots trade. */
export const still = (minutes: number, volume = 1000): Step => ({
  bars: { ACME: Array.from({ length: minutes }, () => [10_000, 10_000, 10_000, 10_000, volume, 2] as const) },
});

/** An order of the share. */
export const order = (side: Side, quantity: number, more: Record<string, unknown>) =>
  ({ symbol: 'ACME', side, quantity, until: 'cancelled', kind: 'market', ...more }) as const;

export const signOf = (side: Side) => (side === 'buy' ? 1 : -1);
export const other = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');
/** A bid at which the executable price of a side is this one. */
export const bidFor = (side: Side, price: number) => (side === 'buy' ? price - 2 : price);
/** Ask to buy, bid to sell, at the start. */
export const START = { buy: 10_002, sell: 10_000 } as const;
/** A level so many ticks above the start to buy, below it to sell. */
export const level = (side: Side, ticks: number) => START[side] + signOf(side) * ticks;
