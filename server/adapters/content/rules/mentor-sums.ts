import { nearestWord } from '#domain/content/nearest-word.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import {
  CALCULATOR_NAMES,
  CALCULATORS,
  type Calculator,
  type CalculatorName,
} from '#domain/mentor/calculators/calculators.ts';
import type { YamlPath } from '../reading/parse-yaml.ts';
import type { ContentFile } from '../reading/content.ts';
import { type Problem, problemAt, type Rule } from './rule.ts';

/** What `alsoNeeds` of a calculator may ask for. */
const ASKED_LATER = ['currency', 'exchange'];

/** Every sum has its words in every language: what came out with its numbers, why, and what is asked for. */
export const mentorSums: Rule = {
  name: 'mentor-sums',
  *check({ mentor: { calculators: file } }) {
    if (!file) return;
    const { calculators, inputs, words } = file.data;
    yield* exactly(file, ['calculators'], Object.keys(calculators), CALCULATOR_NAMES, 'calculator');
    yield* exactly(file, ['inputs'], Object.keys(inputs), askedFor(), 'input');
    for (const [name, said] of Object.entries(calculators)) {
      const path = ['calculators', name];
      yield* inAll(file, [...path, 'why'], said.why);
      if (said.result) yield* inAll(file, [...path, 'result'], said.result);
      if (!isCalculator(name)) continue;
      if (said.result === undefined && name !== 'position-size')
        yield problemAt(file, path, `\`${name}\` does not say what came out. Write a \`result\`.`);
      for (const [language, text = ''] of Object.entries(said.result ?? {}))
        yield* numbersOf(file, [...path, 'result', language], text, name);
    }
    for (const [name, value] of Object.entries(inputs)) yield* inAll(file, ['inputs', name], value);
    for (const [name, value] of Object.entries(words)) yield* inAll(file, ['words', name], value);
  },
};

function isCalculator(name: string): name is CalculatorName {
  return Object.hasOwn(CALCULATORS, name);
}

function askedFor(): string[] {
  const inputs = Object.values<Calculator>(CALCULATORS).flatMap((calculator) => calculator.inputs);
  return [...new Set([...inputs, ...ASKED_LATER])];
}

/** What came out stands in the sentence; nothing else stands in braces than what the calculator knows. */
function* numbersOf(
  file: ContentFile<unknown>,
  path: YamlPath,
  text: string,
  name: CalculatorName,
): Iterable<Problem> {
  const { inputs, steps, percents, money }: Calculator = CALCULATORS[name];
  const needed = steps.filter(({ needs }) => needs === undefined).at(-1)?.gives ?? '';
  const known = [...inputs, ...steps.map(({ gives }) => gives), ...percents, ...Object.keys(money), 'quote'];
  const named = Array.from(text.matchAll(/\{(\w+)\}/g), ([, word = '']) => word);
  if (!named.includes(needed))
    yield problemAt(file, path, `The result leaves out {${needed}}, which is what was asked. Write it in.`);
  for (const word of named.filter((one) => !known.includes(one))) {
    const nearest = nearestWord(word, known);
    const advice = nearest === undefined ? 'Take it out.' : `Did you mean {${nearest}}?`;
    yield problemAt(file, path, `\`${name}\` has no number {${word}}. ${advice}`);
  }
}

function* exactly(
  file: ContentFile<unknown>,
  path: YamlPath,
  written: readonly string[],
  known: readonly string[],
  noun: string,
): Iterable<Problem> {
  for (const name of written.filter((one) => !known.includes(one))) {
    const nearest = nearestWord(name, known);
    const advice = nearest === undefined ? 'Take it out.' : `Did you mean '${nearest}'?`;
    yield problemAt(file, [...path, name], `There is no ${noun} '${name}'. ${advice}`);
  }
  const missing = known.filter((name) => !written.includes(name));
  if (missing.length > 0)
    yield problemAt(file, path, `The mentor has no words for the ${noun} ${missing.join(', ')}. Add them.`);
}

/** `languages` looks at what is always there; these files may be missing as a whole. */
function* inAll(
  file: ContentFile<unknown>,
  path: YamlPath,
  value: Readonly<Partial<Record<string, string>>>,
): Iterable<Problem> {
  const missing = LANGUAGES.filter((language) => value[language] === undefined);
  if (missing.length > 0)
    yield problemAt(file, path, `\`${path.at(-1)}\` has no text in ${missing.join(', ')}. Add it.`);
  if (/ (?=[;:!?»])|(?<=«) /.test(value.fr ?? ''))
    yield problemAt(
      file,
      [...path, 'fr'],
      'French has a no-break space before ; : ! ? » and after «; here stands a common one.',
    );
}
