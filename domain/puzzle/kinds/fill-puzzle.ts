import type { Candle } from '../../kernel/generated-prices.ts';
import type { RandomSource } from '../../kernel/random-source.ts';
import { averageRange, between, drawMarket, lastClose, pick, toCents } from '../chart.ts';
import { type DrawnPuzzle, ORDER_KINDS, type OrderKind } from '../puzzle.ts';

const CHOICES = ['order', 'open', 'extreme', 'none'] as const;

type Fill = (typeof CHOICES)[number];

/** At which price an order is filled in the next bar, which may open beyond it, reach it or miss it. */
export function fillPuzzle(source: RandomSource): DrawnPuzzle | null {
  const candles = drawMarket(source, 34);
  const range = averageRange(candles);
  const kind = pick(source, ORDER_KINDS);
  /** Whether the order waits below the price. */
  const isBelow = kind === 'sell-stop' || kind === 'buy-limit';
  const sign = isBelow ? -1 : 1;
  const close = lastClose(candles);
  const order = toCents(close + sign * range * between(source, 0.6, 1.2));
  const next = nextBar(source, { close, order, range, sign });
  const prices = [next.open, next.high, next.low, next.close, order].map((price) => Math.round(price * 100));
  if (Math.min(...prices) <= 0 || range < 0.2) return null;
  const answer = fillOf(kind, order, next);
  return {
    skill: kind.endsWith('stop') ? 'stop-orders' : 'market-and-limit-orders',
    candles,
    levels: [{ name: 'order', price: order }],
    marks: [],
    numbers: {
      order,
      open: next.open,
      high: next.high,
      low: next.low,
      extreme: isBelow ? next.low : next.high,
    },
    order: kind,
    choices: CHOICES,
    solution: { answer, facts: { price: priceOf(answer, order, next) }, next },
  };
}

/**
 * Where an order of a kind is filled: a stop becomes a market order once the price is at it or beyond, a limit order takes its
 * price or a better one.
 */
export function fillOf(kind: OrderKind, order: number, { open, high, low }: Candle): Fill {
  const isBelow = kind === 'sell-stop' || kind === 'buy-limit';
  if (isBelow ? open <= order : open >= order) return 'open';
  return (isBelow ? low <= order : high >= order) ? 'order' : 'none';
}

function nextBar(
  source: RandomSource,
  { close, order, range, sign }: { close: number; order: number; range: number; sign: number },
): Candle {
  const way = pick(source, ['beyond', 'beyond', 'through', 'through', 'short']);
  const toOrder = Math.abs(order - close);
  const opening =
    way === 'beyond' ? toOrder + range * between(source, 0.2, 0.7) : toOrder * between(source, 0, 0.4);
  const reach =
    way === 'short' ? toOrder * between(source, 0.6, 0.85) : toOrder + range * between(source, 0.9, 1.3);
  const open = toCents(close + sign * opening);
  const furthest = toCents(close + sign * reach);
  const last = toCents(open + (furthest - open) * between(source, 0.2, 0.8));
  const back = toCents(open - sign * range * between(source, 0.1, 0.3));
  return {
    open,
    close: last,
    high: Math.max(open, last, furthest, back),
    low: Math.min(open, last, furthest, back),
  };
}

function priceOf(fill: Fill, order: number, next: Candle): number {
  return fill === 'open' ? next.open : order;
}
