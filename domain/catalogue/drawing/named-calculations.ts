import { calculate } from '../../kernel/calculation.ts';
import type { CalculationVariables } from '../../kernel/calculation-parser.ts';

type Calculation = { readonly name?: string | undefined; readonly is: string | number };

/** The values of the calculations of a lesson that have a name, for its figures; one that fails has none. */
export function namedCalculations(calculations: readonly Calculation[]): CalculationVariables {
  const names: Record<string, number> = {};
  for (const { name, is } of calculations) {
    if (name === undefined) continue;
    const result = calculate(String(is), names);
    if (result.ok) names[name] = result.value;
  }
  return names;
}
