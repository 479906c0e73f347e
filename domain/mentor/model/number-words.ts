import type { Language } from '../../kernel/languages.ts';

/*
 * Numbers that are written as words, in the six languages. "One" and its like are left out: mostly they are articles and
 * pronouns. Where a word has another meaning too (ضعف, tiers), it counts as a number: a sentence too few costs less than a
 * number too many.
 */

const row = (first: number, step: number, words: string): readonly (readonly [string, number])[] =>
  words
    .split(' ')
    .flatMap((forms, place) => forms.split('/').map((form) => [form, first + place * step] as const));

const ENTRIES: readonly (readonly [string, number])[] = [
  // English
  ['zero', 0],
  ...row(2, 1, 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
  ...row(16, 1, 'sixteen seventeen eighteen nineteen'),
  ...row(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety hundred/hundreds'),
  ...row(2, 1, 'twice/double/doubles/twofold triple/triples/threefold quadruple/fourfold fivefold'),
  ...row(10, 2, 'tenfold dozen/dozens'),
  ['thousand', 1000],
  ['thousands', 1000],
  // Spanish
  ['cero', 0],
  ...row(2, 1, 'dos tres cuatro cinco seis siete ocho nueve diez once doce/docena trece catorce quince'),
  ...row(16, 1, 'dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún veintidós veintitrés'),
  ...row(24, 1, 'veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'),
  ...row(30, 10, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento/cientos'),
  ...row(200, 100, 'doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas'),
  ...row(500, 100, 'quinientos/quinientas seiscientos/seiscientas setecientos/setecientas'),
  ...row(800, 100, 'ochocientos/ochocientas novecientos/novecientas mil/miles'),
  ['doble', 2],
  // French
  ...row(2, 1, 'deux trois quatre cinq six sept huit neuf dix onze douze/douzaine treize quatorze quinze'),
  ['seize', 16],
  ...row(20, 10, 'vingt/vingts/vingtaine trente quarante cinquante soixante septante octante nonante'),
  ...row(100, 900, 'cent/cents/centaine/centaines mille/milliers'),
  // Parts, which the languages share or not
  ...row(0.5, 0, 'half/halves/mitad/moitié/demi/demie/نصف/आधा/आधी/आधे'),
  ...row(0.25, 0, 'quarter/quarters/cuarto/quart/ربع/चौथाई'),
  ...row(1 / 3, 0, 'third/thirds/tercio/tercios/tiers/ثلث/तिहाई'),
  // Arabic
  ['صفر', 0],
  ...row(2, 1, 'اثنان/اثنين/اثنتان/اثنتين/ضعف/ضعفي/مرتين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع'),
  ...row(8, 1, 'ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر'),
  ...row(20, 10, 'عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين'),
  ...row(80, 10, 'ثمانون/ثمانين تسعون/تسعين مئة/مائة/بالمئة/مئات'),
  ...row(200, 800, 'مئتان/مئتين/مائتين ألف/آلاف/ألفا'),
  ['ألفان', 2000],
  ['ألفين', 2000],
  // Hindi
  ['शून्य', 0],
  ...row(2, 1, 'दो/दोगुना/दुगुना/दोगुने तीन/तिगुना चार पाँच/पांच छह/छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह'),
  ...row(16, 1, 'सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस'),
  ...row(31, 1, 'इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस'),
  ...row(45, 5, 'पैंतालीस पचास पचपन साठ पैंसठ सत्तर पचहत्तर अस्सी पचासी नब्बे पचानवे/पंचानवे सौ/सैकड़ों'),
  ['हज़ार', 1000],
  ['हजार', 1000],
  ['डेढ़', 1.5],
  ['ढाई', 2.5],
  // Words of scale, which also stand after digits
  ...row(1e6, 0, 'million/millions/millón/millones/مليون/ملايين'),
  ...row(1e9, 0, 'billion/billions/milliard/milliards/مليار/مليارات'),
  ...row(1e12, 0, 'trillion/trillions/billón/billones'),
  ['लाख', 1e5],
  ['करोड़', 1e7],
];

const WORDS = new Map(ENTRIES.map(([word, value]) => [word.normalize('NFKC'), value]));

/** Numbers of Spanish or French that are other words in English: a source that says "once" does not say eleven. */
const NONE_IN_ENGLISH = new Set(['once', 'cent', 'cents', 'tiers', 'quart', 'mil', 'dos']);

/** Between the parts of one number. */
const JOINTS = new Set(['and', 'y', 'et']);

/** Written before an Arabic word without a space. */
const ARABIC_PREFIX = /^(?:و|ف|ب|ك|ل)?(?:ال|لل)?(?=\p{Script=Arabic}{2})/u;

/** The value of one word, such as `twenty`; undefined where it is no number. */
export function valueOfWord(word: string): number | undefined {
  return WORDS.get(word) ?? WORDS.get(word.replace(ARABIC_PREFIX, ''));
}

/** How much a word multiplies the number before it, such as `million`; undefined where it does not. */
export function scaleOfWord(word: string): number | undefined {
  const value = valueOfWord(word);
  return value !== undefined && value >= 100 ? value : undefined;
}

/**
 * The numbers that stand in a text as words, in their order: "twenty-five" is 25, "three hundred" 300. Digits are not
 * looked at.
 *
 * @param language of the text: what is a number in another one may be none in it
 */
export function spelledNumbers(text: string, language: Language): number[] {
  const found: number[] = [];
  let sum: number | undefined;
  const end = () => {
    if (sum !== undefined) found.push(sum);
    sum = undefined;
  };
  for (const word of text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? []) {
    const isNone = language === 'en' && NONE_IN_ENGLISH.has(word);
    const value = isNone ? undefined : valueOfWord(word);
    if (value === undefined) {
      if (!JOINTS.has(word)) end();
    } else if (sum !== undefined && value >= 100) sum = Math.max(sum, 1) * value;
    else if (sum !== undefined && value < 10 && sum % 10 === 0 && value >= 1) sum += value;
    else {
      end();
      sum = value;
    }
  }
  end();
  return [...found, ...chineseNumbers(text)];
}

const DIGITS = '零一二三四五六七八九';
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 亿: 1e8 };

/** What looks like a number and is none: "very", "by no means", "in case", "some", "together", "again". */
const NO_NUMBERS =
  /十分|千万(?=别|不)|万一|一[些起直旦样般定再切下]|统一|唯一|之一|每一|同一|任一|第[一二三四五六七八九十]+|[三两]者/g;

/** Numbers in Chinese characters; a single 一 is mostly an article. 成 and 倍 need no word of their own. */
function chineseNumbers(text: string): number[] {
  const runs = text.replaceAll(NO_NUMBERS, ' ').match(/[零一二两三四五六七八九十百千万亿半]+/g) ?? [];
  return runs.filter((run) => run !== '一').map(valueOfCharacters);
}

function valueOfCharacters(run: string): number {
  if (run.includes('半')) return 0.5;
  let whole = 0;
  let part = 0;
  let digit: number | undefined;
  for (const character of run.replaceAll('两', '二')) {
    const ten = TENS[character];
    if (ten === undefined) digit = (digit ?? 0) * 10 + DIGITS.indexOf(character);
    else if (ten >= 1e4) {
      whole = (whole + part + (digit ?? 0) || 1) * ten;
      part = 0;
      digit = undefined;
    } else {
      part += (digit ?? 1) * ten;
      digit = undefined;
    }
  }
  return whole + part + (digit ?? 0);
}
