import { exp } from '../../kernel/portable-math.ts';
import { MINUTES_A_DAY, type OpenHours } from '../open-hours.ts';
import type { GeneratedInstrument } from './market.ts';
import type { PriceModel } from './price-model.ts';
import { REGIMES, type RegimeName } from './regime.ts';

/** A standardised return counts for at most so much in what follows: one jump must not end a market. */
const MOST_SQUARE = 25;
const MOST_CLUSTERED = 40;
/** No day moves the slow component by more than this many standard deviations. */
const MOST_SURPRISE = 4;

/** Minutes of a trading day, and the variance of the return of one of them before everything that changes it. */
export function minuteVariance({ instrument, model }: GeneratedInstrument): {
  minutes: number;
  variance: number;
} {
  const [first] = instrument.hours;
  const minutes = first ? Math.min(MINUTES_A_DAY, first.to - first.from) : MINUTES_A_DAY;
  const day = model.volatilityADay * model.volatilityADay * (1 - model.gaps.night * model.gaps.night);
  // The mean square of the profile is 1 + profile^2 / 5.
  return { minutes, variance: day / minutes / (1 + (model.profile * model.profile) / 5) };
}

/** What the time of day multiplies volatility and volume with; 1 on average. @param minute of the day */
export function profileAt(profile: number, { from, to }: OpenHours, minute: number): number {
  const place = (2 * (minute - from) + 1) / (to - from) - 1;
  return 1 + (profile * (3 * place * place - 1)) / 2;
}

/** What regime and slow component multiply the variance with. */
export function levelOf({ slow }: PriceModel, regime: RegimeName, logarithm: number): number {
  const { volatility } = REGIMES[regime];
  return volatility * volatility * exp(2 * (logarithm - slow.deviation * slow.deviation));
}

/** The clustered variance after a minute. @param shock its return in standard deviations, a jump included */
export function nextClustered({ clustering }: PriceModel, clustered: number, shock: number): number {
  const { alpha, gamma, beta } = clustering;
  const square = Math.min(MOST_SQUARE, shock * shock);
  const constant = 1 - alpha - gamma / 2 - beta;
  const next = constant + clustered * ((shock < 0 ? alpha + gamma : alpha) * square + beta);
  return Math.min(MOST_CLUSTERED, next);
}

/**
 * The slow component of the next day.
 * @param surprise the return of the day before, in standard deviations
 * @param normal a normal number
 */
export function nextSlow({ slow }: PriceModel, logarithm: number, surprise: number, normal: number): number {
  const { persistence, deviation, leverage } = slow;
  const fall = -Math.max(-MOST_SURPRISE, Math.min(MOST_SURPRISE, surprise));
  const shock = leverage * fall + Math.sqrt(1 - leverage * leverage) * normal;
  return persistence * logarithm + deviation * Math.sqrt(1 - persistence * persistence) * shock;
}
