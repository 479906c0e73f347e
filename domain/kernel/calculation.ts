import { CalculationError, CalculationParser, type CalculationVariables } from './calculation-parser.ts';

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
 */
export function calculate(calculation: string, variables: CalculationVariables = {}): CalculationResult {
  return parse(calculation, variables, (parser) => {
    const value = parser.sum();
    parser.expectEnd();
    return value;
  });
}

/** Whether a condition such as `first < stop` holds: two calculations with one of `<`, `<=`, `>`, `>=`, `=`, `!=`. */
export function checkCondition(condition: string, variables: CalculationVariables = {}): Outcome<boolean> {
  return parse(condition, variables, (parser) => parser.comparison());
}

function parse<Value>(
  source: string,
  variables: CalculationVariables,
  read: (parser: CalculationParser) => Value,
): Outcome<Value> {
  try {
    return { ok: true, value: read(new CalculationParser(source, variables)) };
  } catch (error) {
    if (error instanceof CalculationError) return { ok: false, reason: error.message };
    throw error;
  }
}
