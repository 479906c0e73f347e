import { abilityFrom, type RatedAnswer } from './ability.ts';
import { informationOf, type RatedItem } from './item-response.ts';

/** An item of the bank as it is chosen. */
export type BankEntry = RatedItem & {
  readonly id: string;
  readonly strand: string;
  /** The module that teaches its skill first. */
  readonly module: string;
  readonly seconds: number;
};

/** How many items of a strand one placement asks. */
export type StrandQuota = { readonly strand: string; readonly least: number; readonly most: number };

/** An item that was asked, and how it went. */
export type AskedEntry = RatedAnswer & { readonly item: BankEntry };

export type NextItemOptions = {
  readonly quotas: readonly StrandQuota[];
  /** Where the first item lies: it depends on the reported experience, and nothing else does. */
  readonly start: number;
  /** Items of earlier placements, asked again only where nothing else is left. */
  readonly met?: ReadonlySet<string>;
  /** How many more seconds of the authors' times may be asked for. */
  readonly secondsLeft: number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
};

/** Ability at which somebody's first item lies, who reports no experience, or some. */
export const START_ABILITY = { none: -1.35, some: 0 } as const;

/** Chosen among so many, at random, so that no item is met by everybody. */
const BEST = 5;

const MOST_OF_A_MODULE = 2;

/**
 * The item to ask next: the one that tells most about the ability estimated so far, at random among the best five, within the
 * quotas; strands with a minimum first. A choice is asked only while at least half of the items ask for a number.
 *
 * @returns undefined when nothing is left to ask
 */
export function nextItem(
  bank: readonly BankEntry[],
  asked: readonly AskedEntry[],
  options: NextItemOptions,
): BankEntry | undefined {
  const ids = new Set(asked.map(({ item }) => item.id));
  const open = bank.filter(
    (item) =>
      !ids.has(item.id) && item.seconds <= options.secondsLeft && isWithinQuotas(item, asked, options.quotas),
  );
  const unmet = open.filter(({ strand }) => isUnmet(strand, asked, options.quotas));
  const due = unmet.length > 0 ? unmet : open;
  const fresh = due.filter(({ id }) => !options.met?.has(id));
  const candidates = fresh.length > 0 ? fresh : due;
  const numbers = asked.filter(({ item }) => item.isNumeric).length;
  const numeric = candidates.filter(({ isNumeric }) => isNumeric);
  const mustBeNumeric = numbers * 2 <= asked.length && numeric.length > 0;
  const ability = asked.length === 0 ? options.start : abilityFrom(asked).mean;
  const best = (mustBeNumeric ? numeric : candidates)
    .map((item) => ({ item, information: informationOf(item, ability) }))
    .toSorted((one, other) => other.information - one.information)
    .slice(0, BEST);
  return best[Math.floor(options.random() * best.length)]?.item;
}

function isWithinQuotas(
  { strand, module }: BankEntry,
  asked: readonly AskedEntry[],
  quotas: readonly StrandQuota[],
): boolean {
  const most = quotas.find((quota) => quota.strand === strand)?.most ?? 0;
  const ofModule = asked.filter(({ item }) => item.module === module).length;
  return countOf(strand, asked) < most && ofModule < MOST_OF_A_MODULE;
}

function isUnmet(strand: string, asked: readonly AskedEntry[], quotas: readonly StrandQuota[]): boolean {
  return countOf(strand, asked) < (quotas.find((quota) => quota.strand === strand)?.least ?? 0);
}

function countOf(strand: string, asked: readonly AskedEntry[]): number {
  return asked.filter(({ item }) => item.strand === strand).length;
}
