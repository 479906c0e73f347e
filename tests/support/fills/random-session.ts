import fc from 'fast-check';
import type { Bar } from '#domain/market/bar.ts';
import { TICKS_A_MINUTE, type Tick } from '#domain/market/tick.ts';
import type { OrderRequest } from '#domain/simulator/orders/order.ts';
import { applyEvent } from '#domain/simulator/session/apply-event.ts';
import type { Command } from '#domain/simulator/session/command.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import type { MarketData } from '#domain/simulator/session/market-data.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { worlds } from '#tests/cases/fills/all-cases.ts';
import type { World } from './fill-case.ts';
import { openCommand } from './play-case.ts';

/** What a learner does between two stretches of time; prices are counted from the price there is. */
export type Action =
  | { readonly do: 'place'; readonly request: RelativeOrder; readonly pair?: RelativeOrder }
  | { readonly do: 'cancel'; readonly which: number }
  | { readonly do: 'advance'; readonly ticks: number };

export interface RelativeOrder {
  readonly side: 'buy' | 'sell';
  readonly kind: OrderRequest['kind'];
  readonly quantity: number;
  readonly distance: number;
  readonly reduceOnly: boolean;
  readonly exits: boolean;
}

const order: fc.Arbitrary<RelativeOrder> = fc.record({
  side: fc.constantFrom('buy', 'sell'),
  kind: fc.constantFrom('market', 'limit', 'stop', 'stop-limit', 'trailing-stop'),
  quantity: fc.integer({ min: 1, max: 150 }),
  distance: fc.integer({ min: 1, max: 25 }),
  reduceOnly: fc.boolean(),
  exits: fc.boolean(),
});
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('place' as const), request: order }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('place' as const), request: order, pair: order }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('advance' as const), ticks: fc.integer({ min: 1, max: 30 }) }),
  },
);

export const actions = fc.array(action, { minLength: 4, maxLength: 20 });

/** Moves of the bid, one a tick, with lots; some leap. */
export const moves = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: -5, max: 5 }) },
      { weight: 1, arbitrary: fc.integer({ min: -60, max: 60 }) },
    ),
    fc.nat(200),
  ),
  { minLength: 20 * TICKS_A_MINUTE, maxLength: 20 * TICKS_A_MINUTE },
);

export type Moves = readonly (readonly [move: number, volume: number])[];

/** The named world of the cases. */
export function world(name: string): World {
  const found = worlds[name];
  if (found === undefined) throw new RangeError(name);
  return found;
}

/** Ticks of the share from the start of its world on. */
export function ticksOf(rows: Moves): Tick[] {
  const start = world('share').start * TICKS_A_MINUTE;
  let bid = 10_000;
  return rows.map(([move, volume], place) => {
    bid = Math.max(1, bid + move);
    return { at: start + place, bid, spread: 2, volume };
  });
}

/** The market as it is handed to an advance. */
export function marketBetween(ticks: readonly Tick[], from: number, to: number): MarketData {
  const minutes = new Map<number, Tick[]>();
  for (const tick of ticks) {
    const minute = Math.floor(tick.at / TICKS_A_MINUTE);
    minutes.set(minute, [...(minutes.get(minute) ?? []), tick]);
  }
  const bars: Bar[] = [];
  for (const [minute, inside] of minutes) {
    const end = (minute + 1) * TICKS_A_MINUTE;
    if (end <= from || end > to) continue;
    const bids = inside.map(({ bid }) => bid);
    bars.push({
      minute,
      open: bids[0] ?? 1,
      high: Math.max(...bids),
      low: Math.min(...bids),
      close: bids.at(-1) ?? 1,
      volume: inside.reduce((sum, { volume }) => sum + volume, 0),
      spread: 2,
    });
  }
  return {
    bars: new Map([['ACME', bars]]),
    ticks: (_, minute) => minutes.get(minute)?.filter(({ at }) => at < to),
  };
}

/** A session as it is played: what was sent, and all that came of it. */
export class RandomSession {
  state: SessionState;
  readonly events: SessionEvent[] = [];
  readonly ticks: readonly Tick[];
  readonly watch: (state: SessionState, event: SessionEvent) => void;

  constructor(
    ticks: readonly Tick[],
    watch: (state: SessionState, event: SessionEvent) => void = () => undefined,
  ) {
    this.ticks = ticks;
    this.watch = watch;
    const opened = decide(undefined, openCommand(world('share')));
    const [event] = opened.ok ? opened.events : [];
    if (event === undefined) throw new RangeError('The session did not open.');
    this.state = applyEvent(undefined, event);
    this.events.push(event);
  }

  send(command: Command): readonly SessionEvent[] {
    const market =
      command.kind === 'advance' ? marketBetween(this.ticks, this.state.cursor, command.to) : undefined;
    const decision = decide(this.state, command, market);
    if (!decision.ok) return [];
    for (const event of decision.events) {
      this.state = applyEvent(this.state, event);
      this.events.push(event);
      this.watch(this.state, event);
    }
    return decision.events;
  }

  /** Carries out actions. @param step how many ticks time moves at once at most */
  play(todo: readonly Action[], step = Number.MAX_SAFE_INTEGER): void {
    const end = (this.ticks.at(-1)?.at ?? 0) + 1;
    for (const [index, one] of todo.entries()) {
      const { cursor } = this.state;
      if (one.do === 'advance') {
        const goal = Math.min(end, cursor + one.ticks);
        while (this.state.cursor < goal)
          this.send({ kind: 'advance', to: Math.min(goal, this.state.cursor + step) });
      } else if (one.do === 'cancel') {
        const ids = Object.keys(this.state.orders).map(Number);
        this.send({ kind: 'cancel', cursor, orderId: ids[one.which % Math.max(1, ids.length)] ?? 0 });
      } else {
        const requests = [one.request, ...(one.pair ? [one.pair] : [])];
        const orders = requests.map((request) => this.requestOf(request, one.pair === undefined));
        const bytes = Array.from({ length: 12 }, (_, place) => (index * 37 + place * 11) % 64);
        this.send({ kind: 'place', cursor, clientOrderId: `order-${index}`, orders, bytes });
      }
    }
  }

  requestOf(
    { side, kind, quantity, distance, reduceOnly, exits }: RelativeOrder,
    isAlone: boolean,
  ): OrderRequest {
    const mark = this.state.marks['ACME'];
    const bid = mark?.bid ?? 1;
    const sign = side === 'buy' ? 1 : -1;
    const price = side === 'buy' ? bid + 2 : bid;
    const stop = Math.max(1, price + sign * distance);
    const limit = Math.max(1, kind === 'limit' ? price - sign * (distance - 4) : stop + sign * 3);
    const entry = kind === 'limit' || kind === 'stop-limit' ? limit : kind === 'stop' ? stop : price;
    const hasExits = exits && isAlone && !reduceOnly && kind !== 'trailing-stop';
    return {
      symbol: 'ACME',
      side,
      kind,
      quantity,
      until: 'cancelled',
      ...((kind === 'limit' || kind === 'stop-limit') && { limit }),
      ...((kind === 'stop' || kind === 'stop-limit') && { stop }),
      ...(kind === 'trailing-stop' && { trail: distance }),
      ...(reduceOnly && { reduceOnly }),
      ...(hasExits && {
        exits: { target: Math.max(1, entry + sign * distance), stop: Math.max(1, entry - sign * distance) },
      }),
    };
  }
}
