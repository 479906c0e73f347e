import { calculate } from '../../kernel/calculation.ts';
import type { CalculationVariables } from '../../kernel/calculation-parser.ts';
import { roundTo } from '../../kernel/round-to.ts';
import { typographicText } from '../../kernel/text/typographic-text.ts';
import type { Controls } from './control-contract.ts';
import type { DrawingFacts } from './value-facts.ts';
import { DrawingError, type DrawingPath } from './drawing-values.ts';

/** What the words of a figure may state. */
export type WordFacts = {
  readonly names: CalculationVariables;
  readonly facts: DrawingFacts;
  readonly controls?: Controls | undefined;
  /** Most decimals of a number whose author asks for none. */
  readonly decimals: number;
};

/** A place for a number: `{{ last }}`, or with exactly two decimals `{{ last, 2 }}`. */
const PLACE = /\{\{\s*(.+?)\s*(?:,\s*(\d)\s*)?\}\}/g;

/**
 * Writes the numbers of a text: calculations over controls, named calculations and facts of the drawing. A choice stands
 * as the words of its option. @throws DrawingError when a number cannot be worked out
 */
export function fillWords(
  path: DrawingPath,
  text: string,
  { names, facts, controls, decimals }: WordFacts,
): string {
  const filled = text.replaceAll(PLACE, (_, source: string, digits: string | undefined) => {
    const control = controls?.[source];
    if (control?.kind === 'choice') {
      return control.options.find(({ value }) => value === names[source])?.label ?? '';
    }
    const result = calculate(source, { ...facts.variables, ...names }, facts.functions);
    if (result.ok) return written(result.value, digits === undefined ? undefined : Number(digits), decimals);
    const known = [...Object.keys(names), ...Object.keys(facts.variables), ...facts.functions.keys()];
    throw new DrawingError(
      path,
      `"{{ ${source} }}" cannot be worked out: ${result.reason}. It may use ${known.join(', ')}.`,
    );
  });
  // The sign stands before the currency: −$60.
  return typographicText(filled.replaceAll(/([$€£¥₹])−/g, '−$1'));
}

/** A number as texts print it: thousands apart, a true minus sign. */
function written(value: number, digits: number | undefined, decimals: number): string {
  const most = digits ?? decimals;
  const rounded = roundTo(value, most);
  const least = digits ?? (Number.isInteger(rounded) ? 0 : undefined);
  const text = Math.abs(rounded).toFixed(most);
  const [whole = '', fraction = ''] = text.split('.');
  const kept = least === undefined ? fraction.replace(/0+$/, '') : fraction.slice(0, least);
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${rounded < 0 ? '−' : ''}${grouped}${kept === '' ? '' : `.${kept}`}`;
}
