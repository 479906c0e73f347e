import { eitherWay } from '../without-marks.ts';
import type { CalculatorName } from './calculators.ts';
import { fillInputs, missingInputs } from './fill-inputs.ts';

const WINS = /\bwin|\bwon|gan(o|a|ar|e|ancia)|gagn|gain|ربح|اربح|كسب|مكسب|赢|赚|盈|जीत|मुनाफ|jeet|profit/;
const LOSSES = /los[est]|pierd|perd|pérdid|perte|خسار|خسر|亏|输|赔|हार|नुकसान|घाट|haar/;
const SPANS =
  /month|year|week|mes(es)?\b|año|semana|mois|\bans?\b|année|semaine|شهر|سنة|سنوات|اسبوع|个?月|年|周|महीन|साल|हफ्त|mahin|saal/;

/** Sums that are seldom called by their name, and what stands beside their numbers. */
const SIGNS: readonly (readonly [CalculatorName, readonly RegExp[]])[] = [
  ['position-size', [/\bstops?\b|\bsl\b|وقف|ستوب|止损|स्टॉप|एसएल/]],
  ['expectancy', [WINS, LOSSES]],
  ['compounding', [SPANS]],
];

const SIGNS_EITHER_WAY = SIGNS.map(([name, signs]) => [name, signs.map(eitherWay)] as const);

/** The sum whose numbers a question gives, all of them, where it names none: "account 2,500, 1%, entry 20, stop 19.5". */
export function inferCalculator(question: string): CalculatorName | undefined {
  const text = question.normalize('NFKC').toLowerCase();
  const [name] =
    SIGNS_EITHER_WAY.find(
      ([calculator, signs]) =>
        signs.every((says) => says(text)) &&
        missingInputs(calculator, fillInputs(calculator, question)).length === 0,
    ) ?? [];
  return name;
}
