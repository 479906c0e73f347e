import { useLingui } from '@lingui/react/macro';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';
import type { PuzzleQuestion, PuzzleSolution } from '#domain/puzzle/puzzle.ts';

const CENTS = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
} as const;

/** Amounts of a puzzle in the words of a language. */
export function usePuzzleMoney(): (amount: number | undefined) => string {
  const { i18n } = useLingui();
  return (amount = 0) => formatQuantity(amount, '$', i18n.locale, CENTS);
}

/** What a puzzle asks. */
export function usePuzzleQuestion(): (puzzle: PuzzleQuestion) => string {
  const { t } = useLingui();
  const money = usePuzzleMoney();
  return ({ kind, numbers, order }) => {
    const [entry, stop, target] = [money(numbers.entry), money(numbers.stop), money(numbers.target)];
    const [range, risk] = [money(numbers.average_range), money(numbers.risk)];
    const [price, open] = [money(numbers.order), money(numbers.open)];
    const [high, low] = [money(numbers.high), money(numbers.low)];
    const [account, shares] = [money(numbers.account), numbers.shares ?? 0];
    switch (kind) {
      case 'size':
        return t`You may lose ${risk}. You buy at ${entry}, and the stop stands at ${stop}. How many whole shares?`;
      case 'reward':
        return t`Entry ${entry}, stop ${stop}, target ${target}. How many times the risk is the gain at the target?`;
      case 'stop':
        return t`You buy at the last price. The rule: the stop stands below the lowest low of the last ten bars, by no more than one average range, ${range}. Which stop obeys it?`;
      case 'volume':
        return t`Which marked bar traded more than twice the average volume of the twenty bars before it?`;
      case 'breakout':
        return t`The rule: buy at the first close above the highest high of the twenty bars before it. At which marked bar does it buy?`;
      case 'rule':
        return t`The plan for an account of ${account}: buy ${shares} shares at ${entry}, stop ${stop}, target ${target}. The average range is ${range}. Which rule does it break?`;
      case 'fill': {
        const bar = t`The next bar opens at ${open}, its high is ${high} and its low ${low}. Where is the order filled?`;
        const orders = {
          'sell-stop': t`A stop order to sell waits at ${price}.`,
          'buy-stop': t`A stop order to buy waits at ${price}.`,
          'sell-limit': t`A limit order to sell waits at ${price}.`,
          'buy-limit': t`A limit order to buy waits at ${price}.`,
        };
        return `${orders[order ?? 'sell-stop']} ${bar}`;
      }
    }
  };
}

/** What an answer that can be chosen is called. */
export function usePuzzleChoice(): (puzzle: PuzzleQuestion, choice: string) => string {
  const { t } = useLingui();
  const money = usePuzzleMoney();
  return ({ kind, numbers }, choice) => {
    const letter = choice.toUpperCase();
    if (kind === 'stop') return t`Stop ${letter}`;
    if (kind === 'volume' || kind === 'breakout') return t`Bar ${letter}`;
    const [price, open, extreme] = [money(numbers.order), money(numbers.open), money(numbers.extreme)];
    const names: Readonly<Record<string, string>> = {
      order: t`At the price of the order, ${price}`,
      open: t`At the open, ${open}`,
      extreme: t`At the bar’s furthest price, ${extreme}`,
      none: t`Not at all`,
      risk: t`At most 1% of the account may be lost`,
      reward: t`The target gains at least twice the risk`,
      room: t`The stop is at least one average range away`,
    };
    return names[choice] ?? choice;
  };
}

/** Why the right answer is right. */
export function usePuzzleExplanation(): (puzzle: PuzzleQuestion, solution: PuzzleSolution) => string {
  const { t } = useLingui();
  const money = usePuzzleMoney();
  return ({ kind, numbers, order }, { answer, facts }) => {
    const letter = String(answer).toUpperCase();
    const [distance, loss, risk] = [money(facts.distance), money(facts.loss), money(numbers.risk)];
    const [range, price, open] = [money(numbers.average_range), money(numbers.order), money(numbers.open)];
    const [lowest, below] = [money(facts.lowest), money(facts.below)];
    const [gain, risked] = [money(facts.gain), money(facts.risk)];
    const [close, highest] = [money(facts.close), money(facts.highest)];
    const { percent = 0, reward = 0, volume = 0, average = 0, times = 0 } = facts;
    switch (kind) {
      case 'size':
        return t`${risk} ÷ ${distance} gives ${answer} whole shares. They lose ${loss} at the stop, and one more would lose more than you allowed.`;
      case 'reward':
        return t`The target gains ${gain} a share, the stop loses ${risked}. ${gain} ÷ ${risked} = ${answer}.`;
      case 'stop':
        return t`The lowest low of the ten bars is ${lowest}. Stop ${letter} stands ${below} below it, which is less than ${range}. A stop above the low is among the bars, one further down costs more than the rule allows.`;
      case 'volume':
        return t`Bar ${letter} traded ${volume} thousand shares, ${times} times the average of ${average} thousand. The other marked bars stay below twice theirs.`;
      case 'breakout':
        return t`Bar ${letter} closes at ${close}, above the highest high of the twenty bars before it, ${highest}, and no bar did so before. A high above the line is no close above it.`;
      case 'rule':
        if (answer === 'risk')
          return t`At the stop the plan loses ${loss}. That is ${percent}% of the account.`;
        if (answer === 'reward')
          return t`The target gains ${reward} times what is risked, and the rule asks for 2.`;
        return t`The stop is ${distance} away, less than one average range of ${range}. An ordinary bar reaches it.`;
      case 'fill':
        if (answer === 'none') return t`The bar never reaches ${price}, so the order still waits.`;
        if (answer === 'order')
          return t`The bar opens on this side of the order and trades through ${price}. The order is filled there.`;
        return order?.endsWith('stop')
          ? t`The bar opens at ${open}, beyond the stop. A stop becomes a market order there and is filled at the open, not at ${price}.`
          : t`The bar opens at ${open}, better than ${price}. A limit order takes the better price.`;
    }
  };
}
