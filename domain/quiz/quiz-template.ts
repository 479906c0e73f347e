import { numberFormat } from '../kernel/money/number-format.ts';
import { calculate } from '../kernel/calculation.ts';
import type { CalculationVariables } from '../kernel/calculation-parser.ts';
import { roundTo } from '../kernel/round-to.ts';

/** A place in a text where a number is filled in. Without `decimals` the number shows those it has. */
export type Slot = { readonly is: string; readonly decimals?: number };

/** `{shares}`, `{= 0.05 * shares}` or `{= 0.05 * shares, 2}`. */
const PLACEHOLDER = /\{=\s*([^{}]+?)(?:,\s*(\d+))?\s*\}|\{([a-z][a-z0-9_]*)\}/g;

const FORMULA = /(\$\$[\s\S]*?\$\$)/;

/** Digits that no text holds by chance, around the place of a slot; and the sign of money before them. */
const MARKER = /(\$?)98765432(\d{3})23456789/g;

/**
 * Replaces each placeholder by a number of nineteen digits that stands for it while the text is rendered: digits pass
 * through text and formulas alike, so that the rendered HTML can be filled without rendering again.
 *
 * @param variables what may stand in braces inside a formula, where other braces belong to LaTeX
 * @param slots gets the slots of the text, after those of other texts of the item
 */
export function takeOutSlots(markdown: string, variables: ReadonlySet<string>, slots: Slot[]): string {
  const takeOut = (text: string, isFormula: boolean) =>
    text.replace(PLACEHOLDER, (braces: string, calculation?: string, decimals?: string, name = '') => {
      if (isFormula && calculation === undefined && !variables.has(name)) return braces;
      const marker = `98765432${String(slots.length).padStart(3, '0')}23456789`;
      slots.push({
        is: calculation ?? name,
        ...(decimals !== undefined && { decimals: Number(decimals) }),
      });
      // LaTeX needs the braces: the exponent of 2^{17} is 17, that of 2^17 is 1.
      return isFormula ? `{${marker}}` : marker;
    });
  return markdown
    .split(FORMULA)
    .map((part, index) => takeOut(part, index % 2 === 1))
    .join('');
}

/** Puts numbers into HTML that was rendered with markers, written by English rules: 1,250.50. */
export function fillSlots(html: string, slots: readonly Slot[], values: CalculationVariables): string {
  return html.replace(MARKER, (_marker, money: string, place: string) => {
    const slot = slots[Number(place)];
    const result = slot && calculate(slot.is, values);
    if (!slot || !result?.ok) throw new Error(`The placeholder ${slot?.is ?? place} has no value.`);
    const number = written(result.value, slot.decimals);
    return number.startsWith('-') ? `−${money}${number.slice(1)}` : `${money}${number}`;
  });
}

function written(value: number, decimals: number | undefined): string {
  const digits = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 8 };
  return numberFormat('en-US', digits).format(roundTo(value, digits.maximumFractionDigits));
}
