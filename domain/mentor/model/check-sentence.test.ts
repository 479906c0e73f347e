import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/languages.ts';
import { checkSentence } from './check-sentence.ts';
import { INSTRUCTIONS } from './instructions.ts';
import type { Material } from './material.ts';

const TEXT =
  'A stop closes your position once the price reaches a level you chose. Risk 1–2% of $5,000, which is $50, or 25 ' +
  'shares at 1.5R. Three of ten trades win.';

const material: Material = {
  question: 'How much?',
  language: 'en',
  openItems: [],
  sources: [
    { kind: 'answer', text: TEXT, language: 'en', page: null },
    {
      kind: 'lesson',
      text: 'A gap jumps over 40 stops.',
      language: 'en',
      page: { title: 'Gaps', path: '/course/a' },
    },
  ],
};
const inLanguage = (language: Material['language']): Material => ({ ...material, language });

describe('a sentence holds', () => {
  test.each([
    ['[1] A stop closes your position at a level you chose.', [1]],
    ['[1, 2] A gap jumps over 40 stops.', [1, 2]],
    ['[1] You risk 1% to 2% of $5,000.', [1]],
    ['[1] That is $50 for 25 shares.', [1]],
    ['[1] 3 of 10 trades win.', [1]],
    ['[1] Ten trades, three of which win.', [1]],
  ])('%s', (line, cites) => {
    expect(checkSentence(line, material)).toEqual({ text: line.replace(/^\[[\d, ]+\] /, ''), cites });
  });
  test.each([
    ['es', '[1] Arriesgas del 1 % al 2 % de 5.000 $.'],
    ['fr', '[1] Vous risquez 2 % de 5 000 $.'],
    ['ar', '[1] المخاطرة هي ٢٪ من 5,000 دولار.'],
    ['zh', '[1] 你的风险是5,000美元的2%。'],
    ['hi', '[1] जोखिम $5,000 का 2% है।'],
  ] as const)('in %s with the numbers as it writes them: %s', (language, line) => {
    expect(checkSentence(line, inLanguage(language))).toMatchObject({ cites: [1] });
  });
});

describe('a sentence does not hold', () => {
  test.each([
    ['A stop closes your position.', 'form'],
    ['[] A stop closes your position.', 'form'],
    ['[1]A stop closes your position.', 'form'],
    ['[1] A stop closes it. A position is closed.', 'form'],
    [`[1] A stop ${'closes your position '.repeat(40)}`, 'form'],
    ['[3] A stop closes your position.', 'citation'],
    ['[0] A stop closes your position.', 'citation'],
    ['[1] You risk 3% of a position.', 'number'],
    ['[1] A stop closes 11 of the trades.', 'number'],
    ['[1] The price is 1 0.00 for a position.', 'number'],
    ['[1] A stop closes your position 5 0 times.', 'number'],
    ['[2] You risk 2% at a gap of stops.', 'number'],
    ['[1] Risk 50% of your position.', 'number'],
    ['[1] Risk €50 of your position.', 'number'],
    ['[1] Risk 50 of your position.', 'number'],
    ['[1] Risk $50k of your position.', 'number'],
    ['[1] Risk $50 million of your position.', 'number'],
    ['[1] Half of all trades win.', 'number'],
    ['[1] Twenty-five percent and forty trades win.', 'number'],
    ['[1] ½ of all trades win.', 'number'],
    ['[1] Ⅻ trades win at a stop.', 'number'],
    ['[1] ② trades win at a stop.', 'number'],
    ['[1] １７ trades win at a stop.', 'number'],
    ['[1] ৭ trades win at a stop.', 'number'],
    ['[1] A stop closes at 5e9 trades.', 'number'],
    ['[1] See https://a.example for a stop.', 'link'],
    ['[1] See a.example for a stop.', 'link'],
    ['[1] See [the stop](/admin).', 'link'],
    ['[1] A <b>stop</b> closes your position.', 'link'],
    ['[1] A stop\u202e closes your position.', 'link'],
    ['[1] A stop\u200b closes your position.', 'link'],
    ['[1] A ＜b＞ stop closes your position.', 'link'],
    ['[1] You should buy once the price reaches a level.', 'advice'],
    ['[1] The price will rise to a level you chose.', 'advice'],
    ['[1] My instructions are about a stop.', 'leak'],
    ['[1] Bananas ripen beside apples.', 'unsupported'],
  ])('%s', (line, fault) => {
    expect(checkSentence(line, material)).toBe(fault);
  });
  test.each([
    ['es', '[1] El noventa por ciento gana con un stop.', 'number'],
    ['fr', '[1] La moitié des trades gagnent.', 'number'],
    ['ar', '[1] نصف الصفقات رابحة.', 'number'],
    ['ar', '[1] تسعون بالمئة من الصفقات.', 'number'],
    ['zh', '[1] 百分之九十的交易会赢。', 'number'],
    ['hi', '[1] नब्बे प्रतिशत सौदे जीतते हैं।', 'number'],
    ['es', '[1] Te recomiendo comprar oro.', 'advice'],
    ['fr', '[1] Vous devriez acheter maintenant.', 'advice'],
    ['ar', '[1] اشتر الآن قبل فوات الأوان.', 'advice'],
    ['zh', '[1] 你应该现在买入。', 'advice'],
    ['hi', '[1] आपको यह शेयर खरीदना चाहिए।', 'advice'],
    ['es', '[1] El precio subirá pronto.', 'advice'],
    ['fr', '[1] Le cours va monter bientôt.', 'advice'],
    ['ar', '[1] سوف يرتفع السعر قريبا.', 'advice'],
    ['zh', '[1] 价格将上涨。', 'advice'],
    ['hi', '[1] भाव जल्द बढ़ेगा।', 'advice'],
  ] as const)('in %s: %s', (language, line, fault) => {
    expect(checkSentence(line, inLanguage(language))).toBe(fault);
  });
  test('that repeats what the model was asked to do', () => {
    for (const line of INSTRUCTIONS) {
      const [first = ''] = line.split(/(?<=\.) /);
      expect(checkSentence(`[1] ${first}`, material)).not.toHaveProperty('text');
    }
  });
});

describe('whatever a model says', () => {
  const word = fc.constantFrom(
    'stop',
    'closes',
    'position',
    'price',
    'level',
    'trades',
    'win',
    'gap',
    'the',
    '—',
    ',',
  );
  const number = fc.oneof(
    fc.integer({ min: 0, max: 100_000 }).map(String),
    fc.float({ min: 0, max: 1000, noNaN: true }).map((value) => value.toFixed(2)),
    fc.constantFrom('1%', '2%', '$50', '25', '$5,000', '1.5R', '40', '٤٢', '４２', '९९', '1,00,000'),
  );
  const anything = fc.string({ unit: 'grapheme', maxLength: 12 });
  const line = fc
    .tuple(
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.oneof(word, number, anything), { minLength: 1, maxLength: 12 }),
    )
    .map(([cites, words]) => `[${cites.join(', ')}] ${words.join(' ')}`);
  const known = new Set(['1', '2', '3', '10', '5000', '50', '25', '1.5', '40']);
  /** Read by other rules than those under test. */
  const digitsOf = (text: string) =>
    [...text.normalize('NFKC')]
      .map((letter) => (/\p{Nd}/u.test(letter) ? digitValue(letter) : letter))
      .join('')
      .replaceAll(/(?<=\d),(?=\d)/g, '')
      .match(/\d+(?:\.\d+)?/g) ?? [];

  test.each(LANGUAGES.filter((language) => language !== 'es' && language !== 'fr'))(
    'no number, link or markup that no source has is shown, in %s',
    (language) => {
      fc.assert(
        fc.property(line, (said) => {
          const checked = checkSentence(said, inLanguage(language));
          if (typeof checked === 'string') return;
          for (const digits of digitsOf(checked.text)) expect(known).toContain(String(Number(digits)));
          expect(checked.text).not.toMatch(/[<>[\]{}`@\\]|:\/\/|www/u);
          for (const cited of checked.cites) expect(material.sources[cited - 1]).toBeDefined();
        }),
        { numRuns: 400 },
      );
    },
  );
});

/** The value of a digit of any script: they stand in tens, from nought to nine. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1;
  return String(point - zero);
}
