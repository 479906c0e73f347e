/** A position size and what it follows from, in the learner's own unit of money. */
export type PositionSize = {
  readonly account: number;
  /** The share of the account that may be lost, in percent. */
  readonly percent: number;
  readonly risk: number;
  /** From the entry to the stop, for one unit. */
  readonly distance: number;
  /** Whole units, rounded down. */
  readonly size: number;
};

// A number is looked for where it begins and nowhere inside it: a long one that fits nothing is passed over once.
const NUMBER = String.raw`(?<!\d[.,]?)(\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)*)(k\b)?`;
const CURRENCY = String.raw`(?:[$€£₹¥]|usd|dollars?|euros?|pounds?|d[oó]lares|美元|元|دولار(?:ات|ًا)?|डॉलर)`;
const MONEY = String.raw`${CURRENCY}?\s?${NUMBER}\s?${CURRENCY}?`;

const PERCENT = new RegExp(
  String.raw`${NUMBER}\s?(?:%|٪|％|per ?cent|por ciento|pour ?cent|في المئة|بالمئة|प्रतिशत)|百分之${NUMBER}`,
);
const DISTANCE: readonly RegExp[] = [
  new RegExp(
    String.raw`${MONEY}(?:\s(?:points?|per (?:share|unit|coin)))?\s?(?:away|off|apart|below|lower|from (?:my|the) entry|de distancia|más abajo|plus bas|d.écart|de distance|दूर|नीचे)`,
  ),
  new RegExp(
    String.raw`(?:distance|distancia|écart|مسافة|على بعد|يبعد|距离|相距|दूरी)(?: to (?:my|the) stop)?(?:\s?(?:of|is|de|est de|es de|:|=|为|是|约))?\s?${MONEY}`,
  ),
];
const ENTRY = new RegExp(String.raw`entry(?: price)?(?: at| of| is|:)?\s?${MONEY}`);
const STOP = new RegExp(String.raw`stop(?:[- ]?loss)?(?: price)?(?: at| of| is|:)\s?${MONEY}`);
const ANY_MONEY = new RegExp(MONEY, 'g');

/**
 * The size of a position where a question gives everything that it follows from: an account, the share of it at risk, and
 * the distance to the stop ("$5,000, 1%, $2 away"), or entry and stop. Undefined where something is missing.
 */
export function positionSizeOf(question: string): PositionSize | undefined {
  let rest = question.normalize('NFKC').toLowerCase();
  /** Takes the first thing found out of the question, so that no number counts twice. */
  const take = (patterns: readonly RegExp[]): number | undefined => {
    for (const pattern of patterns) {
      const match = pattern.exec(rest);
      if (!match) continue;
      rest = rest.replace(match[0], ' ; ');
      const place = match.slice(1).findIndex((group) => group !== undefined);
      return amountOf(match[place + 1] ?? '', match[place + 2]);
    }
    return undefined;
  };
  const percent = take([PERCENT]);
  const distance = take(DISTANCE) ?? distanceBetween(take([ENTRY]), take([STOP]));
  if (percent === undefined || distance === undefined) return undefined;
  const amounts = Array.from(rest.matchAll(ANY_MONEY), ([, number = '', thousand]) =>
    amountOf(number, thousand),
  );
  // Two sums left would be a guess which of them is the account.
  const [account] = amounts;
  if (account === undefined || amounts.length > 1) return undefined;
  if (percent <= 0 || percent > 100 || distance <= 0 || account <= distance) return undefined;
  // Rounded to hide what binary fractions add: 0.1 * 3 is not 0.3.
  const risk = Number(((account * percent) / 100).toPrecision(12));
  return { account, percent, risk, distance, size: Math.floor(Number((risk / distance).toPrecision(12))) };
}

function distanceBetween(entry: number | undefined, stop: number | undefined): number | undefined {
  if (entry === undefined || stop === undefined) return undefined;
  return Number(Math.abs(entry - stop).toPrecision(12));
}

/** 5,000, 5.000 and 5 000 are five thousand; 0,75 and 0.75 are three quarters. */
function amountOf(written: string, thousand: string | undefined): number {
  const number = written.replaceAll(' ', '');
  const isGrouped = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(number);
  const isMixed = /[.,].*[.,]/.test(number) && !isGrouped;
  const lastMark = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  const plain = isGrouped
    ? number.replaceAll(/[.,]/g, '')
    : isMixed
      ? `${number.slice(0, lastMark).replaceAll(/[.,]/g, '')}.${number.slice(lastMark + 1)}`
      : number.replace(',', '.');
  return Number(plain) * (thousand === undefined ? 1 : 1000);
}
