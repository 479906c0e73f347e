import { eitherWay } from '../without-marks.ts';
import type { CalculatorName } from './calculators.ts';

/** What people call a thing to be worked out, in the six languages; the first that fits is meant. */
const CUES: readonly (readonly [CalculatorName, RegExp])[] = [
  ['liquidation', /liquidat|liquidaci|liquidation|تصفية|爆仓|强平|लिक्विडेशन|लिक्विडेट/],
  [
    'lot-size',
    /(how many|what|which|right) (mini |micro )?lots?\b|lot size|cu[aá]ntos lotes|tamaño del lote|combien de lots|taille de lot|كم لوت|حجم اللوت|多少手|手数|कितने लॉट|लॉट (का )?(आकार|साइज़)/,
  ],
  [
    'pip-value',
    /pip('?s)? (is |be )?(worth|value)|(worth|value) of (a |one |1 )?pip|(pip worth|value of .{0,6}pip)|(valor|vale) .{0,12}pip|(valeur|vaut) .{0,12}pip|قيمة (ال)?(نقطة|بيب)|每?个?点(的)?(价值|值多少)|点值|पिप (का|की) (मूल्य|कीमत|वैल्यू)/,
  ],
  [
    'position-size',
    /posi?ti?on siz|size (of )?(my|the|a) posi|how many (shares|units|coins|stocks|contracts)|tamaño de (mi|la) posici|cu[aá]ntas (acciones|unidades)|taille de (ma|la) position|combien d['’ ]?(actions|unités)|حجم (مركزي|المركز|الصفقة|صفقتي)|كم سهم|كام سهم|كم عدد الاسهم|كم وحدة|حجم الصفقه|كم وحدة|仓位大小|仓位(该|应该)?多大|多少股|几股|买多少|开多大|仓位(是)?多少|पोज\u093c?़?ी?शन का (आकार|साइज़)|कितने शेयर|kitne share|कितनी मात्रा|कितनी इकाइ/,
  ],
  [
    'expectancy',
    /expectanc|\bev\b|एक्सपेक्टेंसी|expectativa|expected (value|result)|esperanza|expectativa|valor esperado|espérance|esperance|التوقع|القيمة المتوقعة|期望值|数学期望|प्रत्याशा|अपेक्षित/,
  ],
  [
    'break-even',
    /(break|brake)[- ]?even|win ?rate .{0,20}(need|require)|(need|require)\w* .{0,12}win ?rate|tasa de acierto|para no perder|taux de réussite|à l['’]équilibre|point mort|نسبة (ال)?(فوز|ربح|نجاح)|للتعادل|胜率|保本|बराबरी|जीत (की )?दर/,
  ],
  // "Down 15%, how far up again": a loss in percent, and what it takes.
  [
    'recovery',
    /(perd|pierd|perte|caíd|bajad|baiss).{0,40}(volver|subir|recuper|revenir|remonter|gagner pour)|(خسر|نزل).{0,40}(ارجع|اعوض|اربح|اطلع)|[亏跌输赔].{0,20}[涨赚].{0,12}[回平]|(नुकसान|घाट|loss).{0,40}(कमाना|बढ़ना|वापस|बराबर|kamana)/,
  ],
  [
    'recovery',
    /(get|gets|getting|be|come|make|win|earn|need|gain)\b.{0,30}\b(back|even|recover)|recover|recuperar|(volver|quedar|regresar) .{0,16}(igual|cero|inicio|empezar|mano|capital)|pour (revenir|récupérer|me refaire|retrouver|compenser)|revenir (à|a) (zéro|zero|l.équilibre|mon capital)|(لأعود|لأستعيد|لتعويض|التعافي)|(ارجع|أرجع|ارجاع|اعوض|أعوض|استرجع|أسترجع|اعود|أعود|تعويض|استرداد)|(涨|赚).{0,6}(回|平)|扳回|回到原|打平|वापस (आने|पाने)|भरपाई|बराबर (होने|करने|आने)|रिकवर|wapas (paane|aane)|barabar|recover/,
  ],
  ['compounding', /compound|inter[eé]s compuesto|intérêts? composés?|مركب(ة)?\b|فائدة مركبة|复利|चक्रवृद्धि/],
  [
    'costs',
    /\b(cost|costs|fees?|commissions?)\b|comisi|costes?|costos?\b|frais|coûts?|رسوم|عمولة|تكاليف|تكلفة|手续费|交易成本|शुल्क|लागत|कमीशन/,
  ],
  [
    'margin',
    /(?<!\b(?:free|used) )\bmargin\b(?! call| level)|\bmargen\b(?! libre| usado)|\bmarge\b(?! libre| utilis)|الهامش|هامش|保证金|मार्जिन(?! कॉल)/,
  ],
  [
    'r-multiple',
    /how many r\b|r[- ]multiple|in r\b|cu[aá]ntos? r\b|combien de r\b|كم r\b|多少个?r|几r|कितने r\b|r में/,
  ],
];

const CUES_EITHER_WAY = CUES.map(([name, cue]) => [name, eitherWay(cue)] as const);

const WORK_IT_OUT =
  /\bcalc\w*|\bwork (it |this )?out\b|\bcompute\b|calcul|احسب|حساب|算一下|计算|帮我算|算算|निकालो|निकालें|गणना|हिसाब/;

/** A calculator by what a question calls it, and whether the question asks outright for a calculation. */
export function chooseCalculator(
  question: string,
): { readonly name: CalculatorName; readonly isAskedOutright: boolean } | undefined {
  const text = question.normalize('NFKC').toLowerCase();
  const [name] = CUES_EITHER_WAY.find(([, says]) => says(text)) ?? [];
  return name && { name, isAskedOutright: WORK_IT_OUT.test(text) };
}
