import type { RandomSource } from '../../kernel/random-source.ts';
import { MINUTES_A_DAY } from '../../market/open-hours.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { ln } from '../../kernel/portable-math.ts';
import type { PatternId } from './finding.ts';
import { permutationTest, shareAsLarge } from './permutation-test.ts';
import type { SaleChoice } from './trading-facts.ts';

/** A closed trade as the tests see it. */
export interface PatternTrade {
  readonly openedAt: number;
  readonly closedAt: number;
  readonly symbol: string;
  readonly quantity: number;
  /** After costs, in any one unit. */
  readonly result: number;
  /** In ticks. */
  readonly entry: number;
  /** The price of the last exit; null where a stop or the firm closed it. */
  readonly exit: number | null;
}

/** What a test found; undefined where there is too little to test. */
export interface Tested {
  readonly pattern: PatternId;
  readonly p: number;
  readonly facts: Readonly<Record<string, number>>;
}

/** Fewer of a kind show nothing. */
const FEWEST = 5;
/** Round prices are multiples of so many ticks, and what lies within so few of them. */
const [ROUND, NEAR] = [100, 2];

/** Shorter gaps and larger sizes after losses than after gains. */
export function testRevenge(trades: readonly PatternTrade[], random: RandomSource): Tested | undefined {
  const followers = trades.flatMap((trade) => {
    const before = lastClosedBefore(trade, trades);
    if (before === undefined) return [];
    const haste = -ln(1 + Math.max(0, trade.openedAt - before.closedAt));
    return [{ haste, size: relativeSize(trade, trades), isAfterLoss: before.result < 0 }];
  });
  const labels = followers.map(({ isAfterLoss }) => isAfterLoss);
  if (!hasEnough(labels)) return undefined;
  const hastes = standardised(followers.map(({ haste }) => haste));
  const sizes = standardised(followers.map(({ size }) => size));
  const measure = (given: readonly boolean[]) => difference(hastes, given) + difference(sizes, given);
  const [haste, size] = [difference(hastes, labels), difference(sizes, labels)];
  // Both belong to it: whoever only trades faster, or only larger, does something else.
  const p = haste > 0 && size > 0 ? permutationTest(labels, measure, random) : 1;
  return { pattern: 'revenge', p, facts: { after_loss: countOf(labels), haste, size } };
}

/** Trades beyond the planned number of a day that end worse than those within it. */
export function testOvertrading(
  trades: readonly PatternTrade[],
  plannedADay: number | null,
  random: RandomSource,
): Tested | undefined {
  if (plannedADay === null) return undefined;
  const days = new Map<number, number>();
  const isBeyond = [...trades]
    .sort((a, b) => a.openedAt - b.openedAt)
    .map(({ openedAt, result }) => {
      const day = Math.floor(openedAt / TICKS_A_MINUTE / MINUTES_A_DAY);
      const place = (days.get(day) ?? 0) + 1;
      days.set(day, place);
      return { beyond: place > plannedADay, result };
    });
  const labels = isBeyond.map(({ beyond }) => beyond);
  if (!hasEnough(labels)) return undefined;
  const losses = standardised(isBeyond.map(({ result }) => -result));
  const p = permutationTest(labels, (given) => difference(losses, given), random);
  return {
    pattern: 'overtrading',
    p,
    facts: { beyond: countOf(labels), planned: plannedADay, worse: difference(losses, labels) },
  };
}

/** Exits at round prices more often than the same moves from other entries would lead there. */
export function testAnchoredExits(trades: readonly PatternTrade[], random: RandomSource): Tested | undefined {
  const chosen = trades.filter((trade) => trade.exit !== null);
  if (chosen.length < 2 * FEWEST) return undefined;
  const moves = chosen.map(({ entry, exit }) => (exit ?? entry) - entry);
  const measure = (given: readonly number[]) =>
    given.filter((move, place) => isRound((chosen[place]?.entry ?? 0) + move)).length;
  const round = measure(moves);
  const p = permutationTest(moves, measure, random);
  return { pattern: 'anchored-exits', p, facts: { round, exits: chosen.length } };
}

/**
 * Winners sold more often of those that could have been than losers: PGR above PLR, against choices among the open positions by
 * lot. Source of the measure: T. Odean (1998), Journal of Finance 53(5), section II.
 */
export function testDisposition(choices: readonly SaleChoice[], random: RandomSource): Tested | undefined {
  const mixed = choices.filter(
    ({ profits }) => profits.some((each) => each > 0) && profits.some((each) => each < 0),
  );
  if (mixed.length < FEWEST) return undefined;
  const observed = realised(
    mixed.map(({ profits }) => profits[0] ?? 0),
    mixed,
  );
  const drawn = () => mixed.map(({ profits }) => profits[random.below(profits.length)] ?? 0);
  const p = shareAsLarge(observed.gap, () => realised(drawn(), mixed).gap);
  return {
    pattern: 'early-winners-late-losers',
    p,
    facts: { pgr: observed.pgr, plr: observed.plr, sales: mixed.length },
  };
}

/** Of what was sold: the shares of gains and of losses realised. */
function realised(sold: readonly number[], choices: readonly SaleChoice[]) {
  const count = (isKind: (profit: number) => boolean) => {
    const done = sold.filter(isKind).length;
    const all = choices.reduce((sum, { profits }) => sum + profits.filter(isKind).length, 0);
    return all === 0 ? 0 : done / all;
  };
  const [pgr, plr] = [count((each) => each > 0), count((each) => each < 0)];
  return { pgr, plr, gap: pgr - plr };
}

function isRound(price: number): boolean {
  const rest = price % ROUND;
  return Math.min(rest, ROUND - rest) <= NEAR;
}

function lastClosedBefore(trade: PatternTrade, trades: readonly PatternTrade[]): PatternTrade | undefined {
  let last: PatternTrade | undefined;
  for (const other of trades) {
    if (other === trade || other.closedAt > trade.openedAt) continue;
    if (last === undefined || other.closedAt > last.closedAt) last = other;
  }
  return last;
}

/** How large a trade is among those of its instrument, as a logarithm. */
function relativeSize(trade: PatternTrade, trades: readonly PatternTrade[]): number {
  const sizes = trades.filter(({ symbol }) => symbol === trade.symbol).map(({ quantity }) => ln(quantity));
  return ln(trade.quantity) - sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

function hasEnough(labels: readonly boolean[]): boolean {
  const yes = countOf(labels);
  return yes >= FEWEST && labels.length - yes >= FEWEST;
}

function countOf(labels: readonly boolean[]): number {
  return labels.filter(Boolean).length;
}

/** Values less their mean, by their deviation; all 0 where they do not differ. */
function standardised(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const deviation = Math.sqrt(squares / Math.max(1, values.length - 1));
  return values.map((value) => (deviation === 0 ? 0 : (value - mean) / deviation));
}

/** Mean of the values that are labelled less that of the others. */
function difference(values: readonly number[], labels: readonly boolean[]): number {
  let [yes, no, count] = [0, 0, 0];
  for (const [place, value] of values.entries()) {
    if (labels[place] === true) {
      yes += value;
      count += 1;
    } else no += value;
  }
  return yes / count - no / (values.length - count);
}
