import type { Bar } from '#domain/market/bar.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import { RandomSource } from '#domain/kernel/random-source.ts';
import type { OrderRequest } from '#domain/simulator/orders/order.ts';
import { applyEvent } from '#domain/simulator/session/apply-event.ts';
import type { Command } from '#domain/simulator/session/command.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import type { MarketData } from '#domain/simulator/session/market-data.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { worlds } from '#tests/cases/fills/all-cases.ts';
import { openCommand } from '#tests/support/fills/play-case.ts';
import { median } from './median.ts';

const [BARS, AT_ONCE, OPEN_ORDERS, TIMES] = [60_000, 60, 20, 5];
const coin = worlds['coin'];
if (coin === undefined) throw new RangeError('The cases have no coin.');
const world = { ...coin, deposit: '100000000000000' };

/** A walk of four ticks a minute and of a tenth of a percent now and then. */
function makeBars(seed: number): Bar[] {
  const random = RandomSource.from(seed);
  let close = 5_000_000;
  return Array.from({ length: BARS }, (_, place) => {
    const open = close;
    close = Math.max(1_000_000, open + Math.round(400 * random.normal() * (random.happens(0.02) ? 10 : 1)));
    const [high, low] = [
      Math.max(open, close) + random.below(300),
      Math.min(open, close) - random.below(300),
    ];
    return {
      minute: world.start + place,
      open,
      high,
      low,
      close,
      volume: 500 + random.below(1000),
      spread: 100,
    };
  });
}

function ticksOf({ minute, open, high, low, close, volume, spread }: Bar) {
  const path = [open, open, high, high, high, low, low, low, close, close, close, close];
  return path.map((bid, place) => ({
    at: minute * TICKS_A_MINUTE + place,
    bid,
    spread,
    volume: Math.floor(volume / TICKS_A_MINUTE),
  }));
}

/** An order 0.1% to 0.7% away: limits, stops and trailing stops in turn. */
function makeOrder(bid: number, place: number): OrderRequest {
  const side = place % 2 === 0 ? 'buy' : 'sell';
  const sign = side === 'buy' ? 1 : -1;
  const distance = 4_000 + (place % 9) * 4_000;
  const common = { symbol: 'COIN', side, quantity: 1 + (place % 5), until: 'cancelled' } as const;
  if (place % 3 === 0) return { ...common, kind: 'stop', stop: bid + sign * distance };
  if (place % 3 === 1) return { ...common, kind: 'limit', limit: bid - sign * distance };
  return { ...common, kind: 'trailing-stop', trail: distance };
}

function run(seed: number): { seconds: number; fills: number } {
  const bars = makeBars(seed);
  const session: { state: SessionState | undefined } = { state: undefined };
  let [fills, sent] = [0, 0];
  const send = (command: Command, market?: MarketData) => {
    const decision = decide(session.state, command, market);
    if (!decision.ok) throw new RangeError(decision.refusal.reason);
    for (const event of decision.events) {
      if (event.kind === 'filled') fills += 1;
      session.state = applyEvent(session.state, event);
    }
  };
  const place = (order: OrderRequest) => {
    sent += 1;
    const bytes = Array.from({ length: 12 }, (_, index) => (sent * 7 + index) % 256);
    send({
      kind: 'place',
      cursor: session.state?.cursor ?? 0,
      clientOrderId: `order-${sent}`,
      orders: [order],
      bytes,
    });
  };
  send(openCommand(world));
  const before = process.cpuUsage();
  place({ symbol: 'COIN', side: 'buy', kind: 'market', quantity: 50, until: 'cancelled' });
  for (let from = 0; from < BARS; from += AT_ONCE) {
    const open = Object.keys(session.state?.orders ?? {}).length;
    for (let count = open; count < OPEN_ORDERS; count += 1) place(makeOrder(bars[from]?.open ?? 1, sent));
    const part = bars.slice(from, from + AT_ONCE);
    const byMinute = new Map(part.map((bar) => [bar.minute, bar]));
    const market: MarketData = {
      bars: new Map([['COIN', part]]),
      ticks: (_, minute) => {
        const bar = byMinute.get(minute);
        return bar && ticksOf(bar);
      },
    };
    send({ kind: 'advance', to: (world.start + from + AT_ONCE) * TICKS_A_MINUTE }, market);
  }
  return { seconds: process.cpuUsage(before).user / 1e6, fills };
}

/**
 * How many minute bars a second of processor time the engine alone takes with 20 open orders and a position: the clock moves 60
 * bars at a time, orders that were met are replaced by new ones.
 */
export function measureSimulatorEngine(): { barsPerSecond: number; text: string } {
  run(0);
  const runs = Array.from({ length: TIMES }, (_, seed) => run(seed + 1));
  const barsPerSecond = Math.round(BARS / median(runs.map(({ seconds }) => seconds)));
  const fills = median(runs.map((one) => one.fills));
  const text = `${barsPerSecond} bars a second with ${OPEN_ORDERS} open orders (${BARS} bars, ${fills} fills, median of ${TIMES} runs)`;
  return { barsPerSecond, text };
}
