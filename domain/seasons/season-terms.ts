import { countRight } from '../credentials/shape/record.ts';
import { lowerBound } from './rank-season.ts';

/** Seasons are held once an installation has so many certificates. */
export const LEAST_CERTIFICATES = 50;
/** How many days a season is open, at least and at most: what is asked again has to have been left alone for weeks. */
export const SEASON_DAYS = { least: 28, most: 180 } as const;
/** Delayed retention: first answers in reviews of a skill that was not asked for so many days, of which so many are needed. */
export const DELAYED = { days: 14, answers: 10 } as const;

/**
 * The lower bound of the ability that an exam shows, on a logarithmic scale: the log-odds of the share answered right, less what is not
 * known of it. Half an answer is added on either side (Haldane 1955, Anscombe 1956), so that a record without a miss has odds, too.
 */
export function examAbility(right: number, items: number): number {
  const share = (right + 0.5) / (items + 1);
  return lowerBound({
    mean: Math.log(share / (1 - share)),
    deviation: 1 / Math.sqrt(items * share * (1 - share)),
  });
}

/** The share of a session's trades that kept every rule. @param record one sign a trade, 1 for one that did */
export function processShare(record: string): number {
  return countRight(record) / record.length;
}
