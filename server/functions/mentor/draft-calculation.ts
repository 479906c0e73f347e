import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import {
  CALCULATORS,
  type Calculator,
  type CalculatorName,
  type Values,
} from '#domain/mentor/calculators/calculators.ts';
import { missingInputs } from '#domain/mentor/calculators/fill-inputs.ts';
import { wordValue } from '#domain/mentor/calculators/word-value.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Draft } from './draft-answer.ts';

/**
 * Works a sum out with the learner's own numbers and shows the working, or asks for what is missing. Undefined where the
 * content has no words for sums.
 */
export function draftCalculation(
  mentor: Mentor,
  name: CalculatorName,
  values: Values,
  language: Language,
): Draft | undefined {
  const words = mentor.calculators;
  const said = words?.calculators[name];
  if (!words || !said) return undefined;
  const calculator: Calculator = CALCULATORS[name];
  const missing = missingInputs(name, values);
  const working = { calculator: name, values, missing, results: {} };
  if (missing.length > 0) {
    const format = formatter({ calculator, values, results: {} }, language);
    const asked = missing.map(
      (input) => `- ${format(inLanguage(words.inputs[input] ?? { en: input }, language))}`,
    );
    return {
      answeredBy: `calculator/${name}/asks`,
      before: [[`${inLanguage(words.words.asks, language)}:`, ...asked].join('\n')],
      places: [],
      after: [],
      working,
    };
  }
  const results = calculator.work(values);
  if (!results) {
    const { [calculator.inputs[0] ?? 'sum']: _, ...rest } = values;
    return {
      answeredBy: `calculator/${name}/asks`,
      before: [inLanguage(words.words.impossible, language)],
      places: [],
      after: [],
      working: { ...working, values: rest, missing: missingInputs(name, rest) },
    };
  }
  const format = formatter({ calculator, values, results }, language);
  const done = calculator.steps.filter(({ needs }) => needs === undefined || values[needs] !== undefined);
  const steps = done.map(({ left, gives }) => `= ${format(left)} = ${format(`{${gives}}`)}`);
  const sentence = said.result ?? mentor.replies.sizing;
  return {
    answeredBy: `calculator/${name}`,
    before: [steps.join('\n'), format(inLanguage(sentence, language))],
    places: mentor.intents.get(calculator.intent)?.places ?? [],
    after: [],
    working: { ...working, results },
  };
}

/** Puts values in the place of their names, as the language writes them. */
function formatter(sum: Parameters<typeof wordValue>[0], language: Language) {
  return (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'sign' ? (sum.values.side === 'short' ? '+' : '−') : wordValue(sum, name, language),
    );
}
