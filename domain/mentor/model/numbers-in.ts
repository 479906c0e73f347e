import type { Language } from '../../kernel/languages.ts';
import { ANY_CURRENCY, currencyOf } from '../calculators/currencies.ts';
import { plainDigits } from '../plain-digits.ts';
import { scaleOfWord } from './number-words.ts';

/** A number that somebody reads in a text, and what it counts: `%`, the letters of a currency, `r`, or nothing. */
export type ReadNumber = { readonly value: number; readonly unit: string };

/** The languages that write a comma before the decimals. */
const COMMA: ReadonlySet<Language> = new Set(['es', 'fr']);

const PERCENT = String.raw`%|٪|per ?cent|por ?ciento|pour ?cent|في المئة|في المائة|بالمئة|بالمائة|प्रतिशत|फ़ीसदी|फीसदी`;
// A space parts thousands only: "1 000" is one number, "1 0.5" is two.
const DIGITS = String.raw`(?:\d{1,3}(?:[\u0020\u00a0\u202f\u2009']\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)`;
const NUMBER = new RegExp(
  String.raw`(?<sign>(?:${ANY_CURRENCY})\s?|百分之\s?)?(?<from>${DIGITS})(?<to>\s?[-–—~～至到]\s?(?:${ANY_CURRENCY})?(?:${DIGITS}))?(?:(?<thousand>k\b)|\s?(?<percent>${PERCENT})|\s?(?<money>${ANY_CURRENCY})|\s?(?<r>r\b)|[\s-]?(?<word>[\p{L}\p{M}]+))?`,
  'gu',
);
const CHINESE_SCALES: Readonly<Record<string, number>> = { 百: 100, 千: 1000, 万: 1e4, 亿: 1e8 };

/** The numbers of a text in digits of any script, with what they count, both ends of "1–2%" as percents. */
export function digitsIn(text: string, language: Language): ReadNumber[] {
  const plain = plainDigits(text);
  return [...plain.matchAll(NUMBER)].flatMap((match) => {
    const { sign, from = '', to, thousand, percent, money, r, word = '' } = match.groups ?? {};
    const currency = money ?? (sign?.startsWith('百分之') ? undefined : sign?.trim());
    const isPercent = percent !== undefined || sign?.startsWith('百分之');
    const unit = isPercent ? '%' : currency ? (currencyOf(currency, plain) ?? currency) : r ? 'r' : '';
    const scale = thousand ? 1000 : (scaleOfWord(word) ?? CHINESE_SCALES[word.charAt(0)] ?? 1);
    const ends = to === undefined ? [from] : [from, to.replace(/^[^\d]+/, '')];
    return ends.map((written) => ({ value: valueOf(written, language) * scale, unit }));
  });
}

/** In English 5,000 is five thousand, in French 5,000 is five; a mark that stands twice parts thousands in both. */
function valueOf(written: string, language: Language): number {
  const number = written.replaceAll(/[\s']/g, '');
  const decimal = COMMA.has(language) ? ',' : '.';
  const marks = number.replaceAll(/\d/g, '');
  const isGrouped = marks.length > 1 && new Set(marks).size === 1;
  const [whole = '', fraction = ''] = isGrouped ? [number] : number.split(decimal);
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction.replaceAll(/[.,]/g, '')}`);
}
