import { ANY_CURRENCY, currencyOf } from './currencies.ts';
import { plainDigits } from '../plain-digits.ts';
import { readPair } from './read-pair.ts';

export type Unit = 'percent' | 'times' | 'money' | 'pips' | 'lots' | 'r' | 'ratio' | 'plain';

/** A number of a question, what it counts, and the words around it, up to the numbers beside it. */
export type Amount = {
  readonly value: number;
  readonly unit: Unit;
  /** The three letters of its currency, or `R`, where it is said. */
  readonly currency?: string | undefined;
  readonly before: string;
  readonly after: string;
};

const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)*`;
/** Written after a number. The first that fits says what it counts. */
const UNITS: readonly (readonly [Unit, string])[] = [
  ['percent', String.raw`%|٪|per ?cent|por ?ciento|pour ?cent|في المئة|بالمئة|प्रतिशत`],
  ['ratio', String.raw`(?::|to|a|à|zu|إلى|比)\s?(?:\d+(?:[.,]\d+)?)(?![\d%])`],
  ['times', String.raw`x\b|times|fold|veces|fois|倍|ضعف|गुना`],
  ['pips', String.raw`-?pips?\b|نقاط|نقطة|个?点|पिप`],
  ['lots', String.raw`(?:standard |mini |micro )?lots?\b|lotes?\b|手|لوت|लॉट`],
  ['r', String.raw`r\b`],
  ['money', ANY_CURRENCY],
];
const AMOUNT = new RegExp(
  String.raw`(?<currency>(?:${ANY_CURRENCY})\s?)?(?<hundredths>百分之)?(?<number>${NUMBER})(?<thousand>k\b)?(?:\s?(?:${UNITS.map(([unit, pattern]) => `(?<${unit}>${pattern})`).join('|')}))?`,
  'g',
);
const HALF = /\bhalf\b|\b(?:la )?mitad\b|\b(?:la )?moitié\b|نصف|一半|आधा|आधे/;

/** The numbers of a question in any of the six languages, in their order. "Half" is 50 percent where no number stands. */
export function readAmounts(question: string): Amount[] {
  const text = readPair(inDigits(plainDigits(question))).rest;
  const found = [...text.matchAll(AMOUNT)];
  if (found.length === 0) {
    const half = HALF.exec(text);
    if (!half) return [];
    const end = half.index + half[0].length;
    return [{ value: 50, unit: 'percent', before: text.slice(0, half.index), after: text.slice(end) }];
  }
  return found.map((match, place) => {
    const { number = '', thousand, currency, hundredths, ratio, ...units } = match.groups ?? {};
    const previous = found[place - 1];
    const end = match.index + match[0].length;
    const unit = (Object.keys(units) as Unit[]).find((name) => units[name] !== undefined);
    const value = amountOf(number) * (thousand === undefined ? 1 : 1000);
    const words = {
      before: text.slice(previous ? previous.index + previous[0].length : 0, match.index),
      after: text.slice(end, found[place + 1]?.index),
    };
    if (ratio !== undefined) {
      const other = amountOf(/[\d.,]+$/.exec(ratio)?.[0] ?? '');
      // 1:3 and 3:1 say the same: three to win for one at risk.
      return { value: Math.max(value, other) / Math.min(value, other), unit: 'ratio', ...words };
    }
    const counts =
      hundredths === undefined ? (unit ?? (currency === undefined ? 'plain' : 'money')) : 'percent';
    const money = currency ?? units.money;
    const named = counts === 'r' ? 'R' : money && currencyOf(money, text);
    return { value, unit: counts, currency: named, ...words };
  });
}

const TENTHS = '零一二三四五六七八九';
/** Words for thousands and more after a number. */
const MULTIPLES: readonly (readonly [string, number])[] = [
  ['万|萬|w(?![a-z])', 10_000],
  ['千', 1000],
  ['lakhs?|lacs?|लाख', 100_000],
  ['हज़ार|हजार|hazaa?r|thousand|grand|mil(?![a-zé])|mille|ألف|الف|آلاف|الاف', 1000],
  ['millones|million(?:s|es)?|مليون', 1_000_000],
];
const MULTIPLE = new RegExp(
  String.raw`(\d+(?:[.,]\d{1,2})?)\s?(?:${MULTIPLES.map(([words]) => `(${words})`).join('|')})`,
  'g',
);

/** "2万", "5 mil" and "四成" as digits: 20000, 5000 and 40%. */
function inDigits(text: string): string {
  return text
    .replaceAll(/([一二三四五六七八九\d])成(半)?/g, (_, tenth: string, half?: string) => {
      const count = /\d/.test(tenth) ? Number(tenth) : TENTHS.indexOf(tenth);
      return `${count * 10 + (half === undefined ? 0 : 5)}%`;
    })
    .replaceAll(MULTIPLE, (written: string, number: string, ...words: (string | undefined)[]) => {
      const place = words.slice(0, MULTIPLES.length).findIndex((word) => word !== undefined);
      const [, times] = MULTIPLES[place] ?? [];
      return times === undefined ? written : String(Number((amountOf(number) * times).toPrecision(12)));
    });
}

/** 5,000, 5.000 and 5 000 are five thousand; 0,75 and 0.75 are three quarters. */
function amountOf(written: string): number {
  const number = written.replaceAll(' ', '');
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(number)) return Number(number.replaceAll(/[.,]/g, ''));
  const mark = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (mark < 0) return Number(number);
  return Number(`${number.slice(0, mark).replaceAll(/[.,]/g, '')}.${number.slice(mark + 1)}`);
}
