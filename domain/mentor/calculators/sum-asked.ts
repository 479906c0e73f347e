import type { Recalled } from '../follow-ups/recall.ts';
import { asksForForex, startsFollowUp } from '../follow-ups/starts-follow-up.ts';
import { positionSizeOf } from '../position-size-of.ts';
import { CALCULATORS, type CalculatorName, type Values } from './calculators.ts';
import { chooseCalculator } from './choose-calculator.ts';
import { fillInputs, missingInputs } from './fill-inputs.ts';
import { inferCalculator } from './infer-calculator.ts';
import { readAmounts } from './read-amounts.ts';
import { readPair } from './read-pair.ts';

/** A sum that is asked for, with what is known of it. */
export type Sum = {
  readonly name: CalculatorName;
  readonly values: Values;
  /** Whether the question says everything that it takes. */
  readonly isWhole: boolean;
};

/** "What do fees cost" with one number in it asks for no sum; these need two of their inputs said. */
const NEEDS_TWO: ReadonlySet<CalculatorName> = new Set(['costs', 'compounding']);

/**
 * The sum that a question asks for: by name with numbers or outright, by going on from a sum ("and with 2%?", or the number
 * that was asked for), or by asking how a position size is in forex.
 */
export function sumAsked(question: string, { calculator: known }: Recalled): Sum | undefined {
  const amounts = readAmounts(question);
  const currencies = new Set(amounts.flatMap(({ currency }) => currency ?? []));
  const size = currencies.size > 1 ? undefined : positionSizeOf(question);
  if (size) {
    const { account, percent, distance } = size;
    const [currency] = currencies;
    const values = { account, percent, distance, ...(currency !== undefined && { currency }) };
    return { name: 'position-size', values, isWhole: true };
  }
  if (known?.name === 'position-size' && asksForForex(question)) return inForex(known.values, question);
  const named = chooseCalculator(question);
  const hasNumbers = amounts.length > 0;
  if (named?.name === 'position-size' && amounts.some(({ unit }) => unit === 'pips')) {
    return inForex(fillInputs('position-size', question), question);
  }
  if (named) {
    const values = fillInputs(named.name, question);
    const filled = CALCULATORS[named.name].inputs.filter((input) => values[input] !== undefined).length;
    const enough = hasNumbers && filled >= (NEEDS_TWO.has(named.name) ? 2 : 1);
    // Only a sum that is spoken of already is filled up from what was said.
    const all = known?.name === named.name ? { ...known.values, ...values } : values;
    if (named.isAskedOutright || enough) return sumOf(named.name, all);
    if (known?.name !== named.name) return undefined;
  }
  const meant = inferCalculator(question);
  if (meant) return sumOf(meant, fillInputs(meant, question));
  if (!known) return undefined;
  const values = fillInputs(known.name, question, known.values);
  const inputs = [...CALCULATORS[known.name].inputs, 'currency', 'exchange'] as const;
  const changed = inputs.some((input) => values[input] !== known.values[input]);
  const isAnswer = missingInputs(known.name, known.values).length > 0;
  return changed && (isAnswer || startsFollowUp(question)) ? sumOf(known.name, values) : undefined;
}

function sumOf(name: CalculatorName, values: Values): Sum {
  return { name, values, isWhole: missingInputs(name, values).length === 0 };
}

/** What may be lost stays, in its currency; the distance is counted in pips, and asked for where the question does not say it. */
function inForex({ account, percent, currency }: Values, question: string): Sum {
  const risk =
    typeof account === 'number' && typeof percent === 'number'
      ? { risk: Number(((account * percent) / 100).toPrecision(12)) }
      : {};
  const { pair } = readPair(question);
  const pips = readAmounts(question).find(({ unit }) => unit === 'pips')?.value;
  return sumOf('lot-size', {
    ...risk,
    ...(currency !== undefined && { currency }),
    ...(pair !== undefined && { pair }),
    ...(pips !== undefined && { pips }),
  });
}
