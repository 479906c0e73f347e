import { exp, ln } from '../../kernel/portable-math.ts';
import type { Bar } from '../bar.ts';
import { BYTES_A_NUMBER, type RandomStream } from '../numbers/random-stream.ts';
import { studentScale } from '../numbers/student-scale.ts';
import { MINUTES_A_DAY, type OpenHours } from '../open-hours.ts';
import type { GeneratedInstrument } from './market.ts';
import type { InstrumentState } from './market-state.ts';
import type { PriceModel } from './price-model.ts';
import { REGIMES, type RegimeName } from './regime.ts';
import { levelOf, minuteVariance, nextClustered, nextSlow, profileAt } from './volatility.ts';

const MINUTES_A_YEAR = 365 * MINUTES_A_DAY;
/** A market that is closed for longer is closed for a weekend. */
const LONGEST_NIGHT = MINUTES_A_DAY;
/** No minute takes or gives more than this share of the price. */
const MOST_MOVE = 0.5;
const MOST_LOADING = 0.97;
/** Standard deviation of the logarithm of what volume does by itself. */
const VOLUME_NOISE = 0.45;
/** About the mean of the absolute value of a return in standard deviations. */
const USUAL_SHOCK = 0.75;
/** The mean of the root of all that multiplies the variance. */
const USUAL_ACTIVITY = 0.88;
/** So many minutes after the open quotes are twice as wide. */
const WIDE_MINUTES = 5;
/** Numbers that every minute takes at most, besides those of Student's t; and those that only a day or a gap takes. */
const NUMBERS_A_MINUTE = 7;
const NUMBERS_A_DAY = 64;

interface Moment {
  day: number;
  /** Of the day. */
  minute: number;
  /** The open stretch it lies in. */
  stretch: OpenHours;
}

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** The random bytes that so many minutes of one day take at most. */
export function bytesForMinutes({ degrees }: PriceModel, minutes: number): number {
  return (NUMBERS_A_DAY + minutes * (NUMBERS_A_MINUTE + degrees / 2)) * BYTES_A_NUMBER;
}

/** The price of one instrument, minute by minute. What it draws depends on nothing that comes later. */
export class PricePath {
  readonly #generated: GeneratedInstrument;
  readonly #model: PriceModel;
  readonly #random: RandomStream;
  readonly #state: Changing<InstrumentState>;
  readonly #variance: number;
  readonly #minutesADay: number;
  #level = 1;
  #levelRegime: RegimeName | undefined;

  constructor(generated: GeneratedInstrument, state: InstrumentState, random: RandomStream) {
    this.#generated = generated;
    this.#model = generated.model;
    this.#random = random;
    this.#state = { ...state };
    const { minutes, variance } = minuteVariance(generated);
    this.#minutesADay = minutes;
    this.#variance = variance;
  }

  /** The state as it stands. */
  state(): InstrumentState {
    return { ...this.#state };
  }

  /** Lets the market move on while this instrument is closed. */
  stayClosed(factor: Float64Array): void {
    for (const one of factor) this.#state.closedFactor += one;
    this.#state.closedMinutes += factor.length;
  }

  /** Moves the slow component by what the trading day before brought. */
  beginDay(regime: RegimeName): void {
    const state = this.#state;
    const normal = this.#random.normal();
    if (state.hasTraded) {
      const deviation = this.#model.volatilityADay * Math.sqrt(levelOf(this.#model, regime, state.slow));
      const surprise = (state.price / state.dayStart - 1) / deviation;
      state.slow = nextSlow(this.#model, state.slow, surprise, normal);
    } else {
      // Nobody saw a price before the first one: there is nothing to leap from.
      state.closedMinutes = 0;
      state.closedFactor = 0;
    }
    state.dayStart = state.price;
    state.hasTraded = true;
    this.#levelRegime = undefined;
  }

  /** One open minute. @param factor the common factor of the market in it */
  trade(moment: Moment, regime: RegimeName, factor: number): Bar {
    const state = this.#state;
    if (regime !== this.#levelRegime) this.#enterRegime(regime);
    const before = state.closedMinutes > 0 ? this.#openAfterGap(regime) : state.price;
    const open = this.#withJump(before, regime) * (1 + this.#leapAt(moment));
    const profile = profileAt(this.#model.profile, moment.stretch, moment.minute);
    const deviation = profile * Math.sqrt(this.#variance * this.#level * state.clustered);
    const scale = studentScale(this.#random, this.#model.degrees);
    const shock = this.#shock(factor, regime) * scale;
    const drift = this.#model.drift / MINUTES_A_YEAR + this.#takePull(moment);
    const move = Math.max(-MOST_MOVE, Math.min(MOST_MOVE, drift + deviation * shock));
    const close = Math.max(1, open * (1 + move));
    const activity = Math.sqrt(this.#level * state.clustered);
    state.price = close;
    state.clustered = nextClustered(this.#model, state.clustered, (close / before - 1 - drift) / deviation);
    return this.#bar(moment, open, close, deviation * scale * open, {
      volume: activity * profile * (0.5 + (0.5 * Math.abs(shock)) / USUAL_SHOCK),
      activity,
    });
  }

  #enterRegime(regime: RegimeName): void {
    this.#levelRegime = regime;
    this.#level = levelOf(this.#model, regime, this.#state.slow);
  }

  /** A normal number that goes with the common factor as far as the instrument and the regime say. */
  #shock(factor: number, regime: RegimeName): number {
    const loading = Math.min(MOST_LOADING, this.#model.loading * REGIMES[regime].loading);
    return loading * factor + Math.sqrt(1 - loading * loading) * this.#random.normal();
  }

  /** The first price after a close: part of it is what the others did meanwhile. */
  #openAfterGap(regime: RegimeName): number {
    const state = this.#state;
    const { night, weekend } = this.#model.gaps;
    const share = state.closedMinutes > LONGEST_NIGHT ? weekend : night;
    const factor = state.closedFactor / Math.sqrt(state.closedMinutes);
    const shock = this.#shock(factor, regime) * studentScale(this.#random, this.#model.degrees);
    const gap = shock * share * this.#model.volatilityADay * Math.sqrt(this.#level);
    state.closedMinutes = 0;
    state.closedFactor = 0;
    const edge = this.#generated.edge;
    if (edge?.kind === 'gap_reversal') this.#pullBy(-edge.share * gap, edge.minutes);
    return Math.max(1, state.price * (1 + Math.max(-MOST_MOVE, Math.min(MOST_MOVE, gap))));
  }

  /** News comes between two minutes, so that a stop is filled where the price is then. */
  #withJump(price: number, regime: RegimeName): number {
    const { aDay, size } = this.#model.jumps;
    if (!this.#random.happens((aDay * REGIMES[regime].jumps) / this.#minutesADay)) return price;
    const draw = this.#random.normal();
    const length = (draw < 0 ? -0.4 : 0.4) + 0.6 * draw;
    const jump = length * size * this.#model.volatilityADay * Math.sqrt(this.#level);
    const edge = this.#generated.edge;
    if (edge?.kind === 'drift_after_jump') this.#pullBy(edge.share * jump, edge.minutes);
    return Math.max(1, price * (1 + Math.max(-MOST_MOVE, Math.min(MOST_MOVE, jump))));
  }

  /** A planted leap comes at its minute, or with the open after it. */
  #leapAt({ day, minute, stretch }: Moment): number {
    const leap = this.#generated.leaps?.find(
      (one) => one.day === day && minute === Math.max(one.minute, stretch.from),
    );
    return leap?.move ?? 0;
  }

  #pullBy(sum: number, minutes: number): void {
    this.#state.pull = sum / minutes;
    this.#state.pullMinutes = minutes;
  }

  /** What a planted edge adds to the return of this minute. */
  #takePull({ minute }: Moment): number {
    const { edge } = this.#generated;
    if (edge?.kind === 'time_of_day') {
      const isThen = edge.from <= minute && minute < edge.to;
      return isThen ? (edge.share * this.#model.volatilityADay) / (edge.to - edge.from) : 0;
    }
    if (this.#state.pullMinutes === 0) return 0;
    this.#state.pullMinutes -= 1;
    return this.#state.pull;
  }

  /**
   * Extremes are those of a Brownian bridge from open to close (P. Glasserman, 2003, Monte Carlo methods in financial
   * engineering, 6.4). @param deviation of the bridge, in ticks
   */
  #bar(
    { day, minute, stretch }: Moment,
    open: number,
    close: number,
    deviation: number,
    { volume, activity }: { volume: number; activity: number },
  ): Bar {
    const highest = this.#extreme(open, close, deviation, 1);
    const lowest = this.#extreme(open, close, deviation, -1);
    const [first, last] = [Math.round(open), Math.round(close)];
    return {
      minute: day * MINUTES_A_DAY + minute,
      open: first,
      high: Math.max(first, last, Math.round(highest)),
      low: Math.max(1, Math.min(first, last, Math.round(lowest))),
      close: last,
      volume: this.#volume(volume),
      spread: this.#spread(activity, minute - stretch.from),
    };
  }

  #extreme(open: number, close: number, deviation: number, side: 1 | -1): number {
    const [way, square] = [close - open, deviation * deviation];
    const reach = Math.sqrt(way * way - 2 * square * ln(this.#random.uniform()));
    return (open + close + side * reach) / 2;
  }

  #volume(activity: number): number {
    const noise = exp(VOLUME_NOISE * this.#random.normal() - (VOLUME_NOISE * VOLUME_NOISE) / 2);
    const lots =
      (this.#generated.instrument.averageDailyVolume / this.#minutesADay) *
      (activity / USUAL_ACTIVITY) *
      noise;
    // Rounded by chance, so that quiet minutes of a thin market add up to what they should.
    return Math.floor(lots + this.#random.uniform());
  }

  #spread(activity: number, minutesOpen: number): number {
    const { usual, widest } = this.#generated.instrument.spread;
    const wide = minutesOpen < WIDE_MINUTES ? 2 : 1;
    return Math.max(1, Math.min(widest, Math.round(usual * wide * Math.sqrt(activity))));
  }
}
