import {
  CalculationError,
  type CalculationFunctions,
  CalculationParser,
  type CalculationVariables,
} from './calculation-parser.ts';

/** What a calculation came to, or the reason, in words for an author, why it has no value. */
export type CalculationResult = Outcome<number>;

type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

/** What authors may write in a calculation, for messages. */
export const CALCULATION_WORDS =
  'numbers, + - * / ^ ( ), round(x, digits), min(a, b), max(a, b), abs(x), sqrt(x), floor(x), ceil(x), ln(x), exp(x)';

/**
 * Works out a calculation such as `round(0.05 * shares, 2)`. `^` binds before a minus sign and from the right, as in
 * mathematics: `-2 ^ 2` is -4. Nothing an author writes is ever run as code.
 *
 * @param variables the values of the names that the calculation may use
 * @param functions what it may call besides the functions of `CALCULATION_WORDS`
 */
export function calculate(
  calculation: string,
  variables: CalculationVariables = {},
  functions?: CalculationFunctions,
): CalculationResult {
  return parse(
    () => new CalculationParser(calculation, variables, functions),
    (parser) => {
      const value = parser.sum();
      parser.expectEnd();
      return value;
    },
  );
}

/** Whether a condition such as `first < stop` holds: two calculations with one of `<`, `<=`, `>`, `>=`, `=`, `!=`. */
export function checkCondition(
  condition: string,
  variables: CalculationVariables = {},
  functions?: CalculationFunctions,
): Outcome<boolean> {
  return parse(
    () => new CalculationParser(condition, variables, functions),
    (parser) => parser.comparison(),
  );
}

function parse<Value>(
  tokenized: () => CalculationParser,
  read: (parser: CalculationParser) => Value,
): Outcome<Value> {
  try {
    return { ok: true, value: read(tokenized()) };
  } catch (error) {
    if (error instanceof CalculationError) return { ok: false, reason: error.message };
    throw error;
  }
}
