import {
  CALCULATORS,
  type Calculator,
  type CalculatorName,
  type InputName,
  quoteOf,
  type Values,
} from './calculators.ts';
import { ANY_CURRENCY, currencyOf } from './currencies.ts';
import { type Amount, readAmounts, type Unit } from './read-amounts.ts';
import { readPair } from './read-pair.ts';

type Meaning = {
  /** What the number may count; the first is the one that says it alone. */
  readonly units: readonly Unit[];
  /** Whether the first of `units` is enough, without words. */
  readonly isClear?: boolean;
  readonly before?: RegExp;
  readonly after?: RegExp;
};

/** How far from a number its word may stand, in characters. */
const NEAR = 28;

const MONEY: readonly Unit[] = ['money', 'plain'];

/** What the words around a number say of it, in the six languages. */
const MEANINGS: Readonly<Partial<Record<InputName, Meaning>>> = {
  account: {
    units: MONEY,
    before:
      /account|acct|balance|capital|equity|bankroll|i have|i['’]?ve got|\bgot\b|with|tengo|cuenta|saldo|compte|solde|j['’ ]ai|حساب|رصيد|راس المال|رأس المال|معي|معاي|معايا|عندي|لدي|账户|账号|账上|资金|我有|本金|खाता|खाते|पूंजी|पूँजी|मेरे पास|mere paas|capital/,
    after: /account|acct|balance|capital|cuenta|compte|हैं|खाता|का खाता|本金|资金/,
  },
  percent: { units: ['percent'], isClear: true },
  distance: {
    units: MONEY,
    before: /stop|\bsl\b|distance|distancia|écart|الوقف|وقف|ستوب|بعد|مسافة|止损|距离|स्टॉप|दूरी/,
    after: /away|off|apart|below|lower|from (my|the) entry|de distancia|más abajo|plus bas|d.écart|दूर|नीचे/,
  },
  profit: {
    units: MONEY,
    before: /profit|gain|won|made|earned|gan[eé]|beneficio|gagné|gain|ربح|赚|盈利|मुनाफ|कमाया/,
    after: /profit|gain|win\b|de ganancia|de gain|ربح|盈利|मुनाफ|कमाया/,
  },
  risk: {
    units: MONEY,
    before: /risk|riesgo|arriesg|risqu|خاطر|مخاطر|风险|जोखिम/,
    after: /^\s?(at )?risk|^\s?de riesgo|^\s?de risque|^\s?(مخاطر|的?风险|का जोखिम|जोखिम)/,
  },
  win_rate: { units: ['percent'], isClear: true },
  win: {
    units: ['r', 'money', 'plain'],
    before: /win|average win|gan(an|o|a|ar)\b|gain|gagn|ربح|اربح|اكسب|盈利|赢|赚|जीत|मुनाफ/,
    after:
      /^\s?((on|per|a|for|de|en) )?(the |my |average |las |les )?(win|gain|ganan)|^ when i win|^\s?(cuando|si|al) gan|^\s?(quand|si) je gagne|^\s?(لما|عندما|اذا) (اربح|اكسب)|^\s?(ربح|盈利|जीत)/,
  },
  loss: {
    units: ['r', 'money', 'plain'],
    before: /los[est]|pérdid|perd|pierd|pertes?|خسار|اخسر|亏|输|赔|नुकसान|हार|घाट/,
    after:
      /^\s?((on|per|a|for|de|en) )?(the |my |average |las |les )?(los[st]|losers|losing|pérdid|pertes?)|^ when i lose|^\s?(cuando|si|al) pierd|^\s?(quand|si) je perds|^\s?(لما|عندما|اذا) اخسر|^\s?(خسار|亏|नुकसान)/,
  },
  ratio: { units: ['ratio', 'r', 'plain'], isClear: true },
  lost: { units: ['percent'], isClear: true },
  lots: { units: ['lots', 'plain'], isClear: true },
  pips: { units: ['pips', 'plain'], isClear: true },
  position: {
    units: MONEY,
    before: /position|posici|trade|مركز|صفقة|仓位|पोज\u093c?़?ी?शन/,
    after: /position|trade|posici|مركز|的?仓位|की पो/,
  },
  leverage: {
    units: ['times', 'ratio', 'plain'],
    isClear: true,
    before: /leverage|apalancamiento|levier|رافعة|برافعة|杠杆|लीवरेज/,
    after: /leverage|杠杆|लीवरेज|apalancamiento/,
  },
  entry: {
    units: MONEY,
    before:
      /(\bat|entry|entered|bought|long|short|from|price|entrada|compr[eé]|\ba|entrée|à|دخول|عند|من)\b|入场|开仓|买入|做多|做空|पर/,
    after: /entry|做多|做空|开仓|买入|पर/,
  },
  sum: {
    units: MONEY,
    before: /start|invest|with|sum|capital|begin|tengo|j['’ ]ai|ابدأ|مبلغ|本金|从|शुरू/,
    after: /\bat\b|al\b|à\b|بنسبة|本金|पर/,
  },
  rate: { units: ['percent'], isClear: true },
  periods: {
    units: ['plain', 'times'],
    before: /\b(for|over|after|durante|pendant|sur)\b|لمدة|خلال/,
    after:
      /month|year|week|day|trade|period|time|mes|año|semana|día|mois|ans?\b|semaine|jour|شهر|سنة|سنوات|个?月|年|周|天|महीन|साल|वर्ष/,
  },
  trades: {
    units: ['plain', 'times'],
    after: /trades?|operaci|transactions?|صفقة|صفقات|笔|次|सौद|ट्रेड/,
  },
  value: {
    units: MONEY,
    before: /\b(of|de|each|worth|cada)\b|بقيمة|每笔|का/,
    after: /each|a trade|per trade|cada|chacun|لكل|每笔|प्रति/,
  },
  cost: { units: ['percent'], isClear: true },
  exchange: {
    units: MONEY,
    before: /exchange|\brate|price|\bat\b|cambio|precio|cours|taux|prix|سعر|汇率|价格|दर|भाव/,
  },
};

const CURRENCY = new RegExp(ANY_CURRENCY);
const SHORT = /\bshort|\bcort[oa]|vendid|à découvert|vente|بيع|قصير|做空|空单|शॉर्ट|बिकवाली/;
const LONG = /\blong|\blarg[oa]|comprad|achat|شراء|طويل|做多|多单|लॉन्ग|खरीद/;

/**
 * Reads what a question says of the inputs of a calculator. Each number goes to the input that its unit and the words
 * beside it name; one that is left goes to the only input that is left. Money keeps its currency: sums in two currencies are
 * never worked out together, so that a sum in another one than before takes back those before it, and within one question the
 * first currency alone is taken.
 *
 * @param before what was said before; only what is said anew replaces it
 */
export function fillInputs(name: CalculatorName, question: string, before: Values = {}): Values {
  const calculator: Calculator = CALCULATORS[name];
  const values: Partial<Record<InputName, number | string>> = {};
  const { pair, rest } = readPair(question.normalize('NFKC').toLowerCase());
  if (calculator.inputs.includes('pair') && pair) values.pair = pair;
  if (calculator.inputs.includes('side')) {
    if (SHORT.test(rest)) values.side = 'short';
    else if (LONG.test(rest)) values.side = 'long';
  }
  const all = name === 'position-size' ? betweenEntryAndStop(question) : readAmounts(question);
  const currency = currencySaid(calculator, all, rest, before);
  if (currency !== undefined) values.currency = currency;
  const known = keptOf(calculator, before, values);
  const inputs = [...calculator.inputs, ...(calculator.alsoNeeds?.({ ...known, ...values }) ?? [])];
  const amounts = all.filter(
    (amount) =>
      (amount.currency === undefined || amount.currency === currency) &&
      inputs.some((input) => fitOf(input, amount) >= 0),
  );
  const open = new Set(amounts);
  const fits = amounts
    .flatMap((amount) => inputs.map((input) => ({ amount, input, fit: fitOf(input, amount) })))
    .filter(({ fit }) => fit >= 1)
    .toSorted((one, other) => other.fit - one.fit);
  for (const { amount, input } of fits) {
    if (!open.has(amount) || values[input] !== undefined) continue;
    open.delete(amount);
    values[input] = amount.value;
  }
  for (const amount of open) {
    const left = inputs.filter(
      (input) => values[input] === undefined && known[input] === undefined && fitOf(input, amount) >= 0,
    );
    const [only] = left;
    if (only !== undefined && (left.length === 1 || open.size === 1)) {
      values[only] = amount.value;
      open.delete(amount);
    }
  }
  return inOwnCurrency(name, { ...known, ...values });
}

/** What is still to be asked for. */
export function missingInputs(name: CalculatorName, values: Values): InputName[] {
  const { inputs, alsoNeeds }: Calculator = CALCULATORS[name];
  return [...inputs, ...(alsoNeeds?.(values) ?? [])].filter((input) => values[input] === undefined);
}

/** The currency of the money in a question, or one that is named alone where it decides what is needed. */
function currencySaid(
  { money, alsoNeeds }: Calculator,
  amounts: readonly Amount[],
  text: string,
  before: Values,
): string | undefined {
  if (Object.keys(money).length === 0) return undefined;
  const [own] = amounts.flatMap(({ currency }) => currency ?? []);
  if (own !== undefined || !alsoNeeds) return own;
  const [named] = CURRENCY.exec(text) ?? [];
  return (before.currency === undefined && named && currencyOf(named, text)) || undefined;
}

/** What still holds of what was said before: no sum in a currency that was left, no rate of a pair or currency that was left. */
function keptOf({ money }: Calculator, before: Values, said: Values): Values {
  const isOther = (name: 'currency' | 'pair') =>
    said[name] !== undefined && before[name] !== undefined && said[name] !== before[name];
  const kept = Object.entries(before).filter(([name]) => {
    if (name === 'exchange') return !isOther('pair') && !isOther('currency');
    return !(isOther('currency') && money[name] === 'own');
  });
  return Object.fromEntries(kept);
}

/** A risk without a currency is read in the second one of the pair, and stays in it when the pair changes; never in yen. */
function inOwnCurrency(name: CalculatorName, values: Values): Values {
  const quote = quoteOf(values);
  const isAssumed =
    name === 'lot-size' && values.risk !== undefined && values.currency === undefined && quote !== 'JPY';
  return isAssumed && quote !== undefined ? { ...values, currency: quote } : values;
}

/** Below 0 for what cannot be meant, 0 for what nothing speaks for. */
function fitOf(input: InputName, { unit, before, after }: Amount): number {
  const meaning = MEANINGS[input];
  if (!meaning?.units.includes(unit)) return -1;
  const clear = meaning.isClear && meaning.units[0] === unit ? 2 : 0;
  const said = meaning.before?.test(before.slice(-NEAR)) ? 2 : 0;
  const follows = meaning.after?.test(after.slice(0, NEAR)) ? 2.5 : 0;
  return clear + said + follows;
}

const ENTRY =
  /(entry|enter|bought|buy|entrada|entro|compr[eéo]|entr[ée]e|achet[ée]|دخول|دخلت|اشتريت|入场|开仓|买入|买在|एंट्री|खरीदा)[^\d]{0,12}$/;
const STOP = /(stop|وقف|止损|स्टॉप)[^\d]{0,12}$/;

/** Entry and stop as the distance between them, where both are said. */
function betweenEntryAndStop(question: string): Amount[] {
  const amounts = readAmounts(question);
  const entry = amounts.find(({ before, unit }) => unit !== 'percent' && ENTRY.test(before));
  const stop = amounts.find(({ before, unit, after }) => {
    return unit !== 'percent' && STOP.test(before) && !MEANINGS.distance?.after?.test(after.slice(0, NEAR));
  });
  if (!entry || !stop) return amounts;
  const distance = Number(Math.abs(entry.value - stop.value).toPrecision(12));
  return [
    ...amounts.filter((amount) => amount !== entry && amount !== stop),
    {
      value: distance,
      unit: 'money',
      currency: stop.currency ?? entry.currency,
      before: 'distance ',
      after: '',
    },
  ];
}
