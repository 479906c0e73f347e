import { commandsOf } from '#domain/exams/practical/commands-of.ts';
import { judgeTrades, recordOf } from '#domain/exams/practical/judge-trades.ts';
import type { PlayedMarket } from '#domain/exams/practical/play-again.ts';
import { ordersText, type PracticalFile, scenarioText } from '#domain/exams/practical/practical-file.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import { buildAchievement } from '#domain/credentials/shape/build-achievement.ts';
import { buildCredential } from '#domain/credentials/shape/build-credential.ts';
import { sha256Text } from '#domain/credentials/text/sha256-text.ts';
import { achievementFacts } from '#domain/exams/achievement-facts.ts';
import { GENERATOR_VERSION } from '#domain/market/generator/generator-version.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import type { EntryPlan } from '#domain/simulator/contract.ts';
import { placeName, PLACE_BYTES } from '#domain/simulator/orders/order-bytes.ts';
import { applyEvent } from '#domain/simulator/session/apply-event.ts';
import type { Command } from '#domain/simulator/session/command.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import { ENGINE_VERSION } from '#domain/simulator/session/engine-version.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { practiceMarket } from '#domain/simulator/start/practice-market.ts';
import { sizeByRisk, isSize } from '#domain/simulator/ticket/size-by-risk.ts';
import { equityOf } from '#domain/simulator/ledger/valuation.ts';
import { playedMarket } from '#server/adapters/exams/played-market.ts';
import { commitmentOf } from '#server/adapters/market/market-key.ts';

/** The key that the market of the tests follows from. */
const KEY = '5'.repeat(64);

export const PRACTICAL: Practical = {
  version: 1,
  market: 'coin',
  deposit: 25_000,
  trades: 4,
  needed: 3,
  size: { least: 50, most: 105 },
  policy: { risk: { from: 0.1, to: 1 }, day: { from: 0.5, to: 5 } },
};
export const POLICY: Policy = { risk: 0.5, heat: null, day: 2, week: null, month: null, floor: null };

/**
 * A session of four trades, the third without a plan, as a learner plays it: minute by minute and to the next fill.
 *
 * @param key hexadecimal digits that the market follows from
 */
export function playedPractical(
  market: 'coin' | 'share' = 'coin',
  key = KEY,
): {
  readonly events: readonly SessionEvent[];
  readonly file: PracticalFile;
} {
  const drawn = practiceMarket(market);
  const session = new LiveSession(playedMarket(key, drawn, PRACTICAL.deposit));
  const plans = new Map<string, EntryPlan>();
  for (const [place, side] of (['buy', 'sell', 'buy', 'sell'] as const).entries()) {
    const id = `trade-${place}-of-tests`;
    const stop = session.enter(id, side);
    if (place !== 2)
      plans.set(id, { setup: 'other', thesis: 'Any.', stop, exit_rule: 'Stop', confidence: 3 });
    session.untilFlat();
    session.step(7);
  }
  session.send({ kind: 'close', cursor: session.cursor });
  const numbered = session.events.map((event, index) => ({ sequence: index + 1, event }));
  const record = recordOf(judgeTrades(numbered, PRACTICAL, POLICY, new Set(plans.keys())), PRACTICAL);
  const scenario = {
    commitment: commitmentOf(Buffer.from(key, 'hex'), drawn),
    generator: GENERATOR_VERSION,
    practical: PRACTICAL,
    policy: POLICY,
  };
  const orders = commandsOf(session.events, plans);
  const id = '0d5ef1a6-2f0a-4a0e-9b51-3a6d0e6f2c23';
  const demands = { course: 'A course', items: 40, minutes: 60, practical: PRACTICAL };
  const credential = buildCredential({
    id,
    issuer: { did: 'did:web:localhost', name: 'Tests', url: 'https://localhost' },
    achievement: buildAchievement({ id, version: 1, ...achievementFacts(demands) }),
    issuedAt: new Date(0),
    recipient: { email: 'a@example.org', salt: 'a'.repeat(22) },
    examBits: '1'.repeat(40),
    practicalBits: record,
    marking: 'by-rule',
    recompute: {
      scenario: sha256Text(scenarioText(scenario)),
      orders: sha256Text(ordersText(orders)),
      engine: String(ENGINE_VERSION),
    },
    recordOrder: 'sorted',
    status: { list: 'https://localhost/credentials/status/1', index: 1 },
  });
  const file: PracticalFile = {
    format: 'ledgerline-practical-1',
    credential: JSON.stringify(credential),
    session: id,
    engine: ENGINE_VERSION,
    key,
    market: drawn,
    scenario,
    orders,
    record,
  };
  // As it comes out of a download.
  return { events: session.events, file: JSON.parse(JSON.stringify(file)) as PracticalFile };
}

class LiveSession {
  readonly #market: PlayedMarket;
  #state: SessionState | undefined;
  readonly events: SessionEvent[] = [];

  constructor(market: PlayedMarket) {
    this.#market = market;
    this.send(market.open);
  }

  get state(): SessionState {
    if (!this.#state) throw new Error('The session is not open.');
    return this.#state;
  }

  get cursor(): number {
    return this.state.cursor;
  }

  send(command: Command): void {
    const data = command.kind === 'advance' ? this.#market.between(this.cursor, command.to) : undefined;
    const decision = decide(this.#state, command, data);
    if (!decision.ok) throw new Error(decision.refusal.reason);
    for (const event of decision.events) {
      this.#state = applyEvent(this.#state, event);
      this.events.push(event);
    }
  }

  /** Enters by the ticket's size, with a stop and a target. @returns the stop */
  enter(id: string, side: 'buy' | 'sell'): number {
    const [symbol = ''] = Object.keys(this.state.marks);
    const { bid = 0, spread = 0 } = this.state.marks[symbol] ?? {};
    const sign = side === 'buy' ? 1 : -1;
    const distance = Math.round(bid / 200);
    const stop = (side === 'buy' ? bid + spread : bid) - sign * distance;
    const risk = (equityOf(this.state) * 5n) / 1000n;
    const found = sizeByRisk(this.state, { symbol, side, kind: 'market', stop, risk });
    if (!isSize(found)) throw new Error(found);
    const order = { symbol, side, kind: 'market', quantity: found.lots, until: 'day' } as const;
    const exits = { stop, target: bid + sign * distance };
    const bytes = this.#market.bytes(placeName(id), PLACE_BYTES);
    this.send({
      kind: 'place',
      cursor: this.cursor,
      clientOrderId: id,
      orders: [{ ...order, exits }],
      bytes,
    });
    return stop;
  }

  step(minutes: number): void {
    for (let minute = 0; minute < minutes; minute += 1)
      this.send({ kind: 'advance', to: this.cursor + TICKS_A_MINUTE });
  }

  untilFlat(): void {
    while (Object.keys(this.state.positions).length > 0)
      this.send({ kind: 'advance', to: this.cursor + 60 * TICKS_A_MINUTE, until: 'fill' });
  }
}
