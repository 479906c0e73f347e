import type {
  AdvanceClockResponse,
  ReadBarsResponse,
  SimulatorMarket,
  SimulatorSession,
} from '#domain/simulator/contract.ts';
import type { Timeframe } from '#domain/market/bars/timeframe.ts';
import type { OrderRequest } from '#domain/simulator/orders/order.ts';
import type { TestLearner } from './product.ts';

/** A learner at a session of the simulator, as a window of their browser has it. */
export class SimulatorPlayer {
  readonly #learner: TestLearner;
  session: SimulatorSession;

  private constructor(learner: TestLearner, session: SimulatorSession) {
    this.#learner = learner;
    this.session = session;
  }

  /** Begins a session. */
  static async start(
    learner: TestLearner,
    market: SimulatorMarket,
    more: object = {},
  ): Promise<SimulatorPlayer> {
    const { status, body } = await learner.call('start-simulator-session', { market, ...more });
    if (status !== 200) throw new Error(`No session: ${status} ${JSON.stringify(body)}`);
    return new SimulatorPlayer(learner, body as SimulatorSession);
  }

  /** Goes to a session that is there. */
  static async open(learner: TestLearner, id: string): Promise<SimulatorPlayer> {
    const { status, body } = await learner.call('read-simulator-session', { session_id: id });
    if (status !== 200) throw new Error(`No session: ${status} ${JSON.stringify(body)}`);
    return new SimulatorPlayer(learner, body as SimulatorSession);
  }

  /** Another window of the same learner on the same session. */
  async otherWindow(): Promise<SimulatorPlayer> {
    const { body } = await this.#learner.call('read-simulator-session', { session_id: this.session.id });
    return new SimulatorPlayer(this.#learner, body as SimulatorSession);
  }

  /** Asks for something with what this window knows; what is answered it knows then. */
  async ask(name: string, wanted: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const { id, cursor, sequence } = this.session;
    const answer = await this.#learner.call(name, { session_id: id, cursor, sequence, ...wanted });
    if (answer.status === 200) this.session = answer.body as SimulatorSession;
    return answer;
  }

  async advance(bars: number, timeframe: Timeframe = '1m', more: object = {}): Promise<AdvanceClockResponse> {
    const { status, body } = await this.ask('advance-clock', { chart: this.chart(timeframe), bars, ...more });
    if (status !== 200) throw new Error(`The clock did not move: ${status} ${JSON.stringify(body)}`);
    return body as AdvanceClockResponse;
  }

  /** Places orders under an id of their own. */
  place(orders: readonly OrderRequest[], more: object = {}) {
    return this.ask('place-orders', { client_order_id: crypto.randomUUID(), orders, ...more });
  }

  end() {
    return this.ask('end-simulator-session', {});
  }

  async bars(timeframe: Timeframe, more: object = {}): Promise<ReadBarsResponse> {
    const wanted = { session_id: this.session.id, ...this.chart(timeframe), ...more };
    const { status, body } = await this.#learner.call('read-bars', wanted);
    if (status !== 200) throw new Error(`No bars: ${status} ${JSON.stringify(body)}`);
    return body as ReadBarsResponse;
  }

  chart(timeframe: Timeframe) {
    return { symbol: this.symbol, timeframe };
  }

  /** The first instrument. */
  get symbol(): string {
    const state = JSON.parse(this.session.state) as {
      rules: { instruments: { instrument: { symbol: string } }[] };
    };
    return state.rules.instruments[0]?.instrument.symbol ?? '';
  }

  get bid(): number {
    const { marks } = JSON.parse(this.session.state) as { marks: Record<string, { bid: number }> };
    return marks[this.symbol]?.bid ?? 0;
  }
}
