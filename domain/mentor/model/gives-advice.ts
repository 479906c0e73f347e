/** What a sentence would be that tells somebody what to buy or sell, or what a price will do. */
const ADVICE: readonly RegExp[] = [
  /\b(i|we)(d| would)? (recommend|suggest|advise)\b/,
  /\b(you|one) (should|ought to|must|need to|had better|may want to|can safely) (now |really |just )?(buy|sell|short|invest|hold (on to|your)|go (long|short|all in)|load up|get (in|out))\b/,
  /\b(buy|sell|short|dump|accumulate) (it |them |this )?(now|today|tomorrow|immediately|right away|the dip|everything|all)\b/,
  /(^|[.!:;,] )(please |just |so )?(buy|sell|short|invest in|accumulate) (some |more |the |your )?(bitcoin|btc|eth\w*|gold|silver|oil|solana|doge\w*|coins?|tokens?|stocks?|shares?|crypto|it|them)\b/,
  /\b(a|an|great|good|strong|clear|safe) (buy|sell)\b(?! (order|limit|stop|side))|\bprice targets?\b|\btarget price\b/,
  /\b(will|is going to|are going to|is set to|is about to|is bound to|should soon) (\w+ )?(rise|rally|soar|fall|drop|crash|moon|double|triple|explode|recover|reach|hit|climb|surge|go (up|down|higher|lower))\b/,
  /\bguaranteed? (to |a |you |your )*(profit|return|gain|win|money|rise|success)|\b(risk-?free|sure thing|cant lose|cannot lose|easy money|never loses)\b/,
  /\b(te|le|os|les) (recomiendo|recomendamos|aconsejo|aconsejamos|sugiero)\b|\b(recomiendo|aconsejo|sugiero)\b/,
  /\bdeber[ií]as? (comprar|vender|invertir)|\b(compra|vende|compre|venda|invierte|invierta) (ya|ahora|hoy|bitcoin|oro|acciones)\b|precio objetivo|(va a|van a) (subir|bajar|caer|llegar)|\b(subir|bajar|caer|llegar)án?(?![a-zñáéíóú])|ganancias? (segura|garantizada)s?|sin riesgo/,
  /je (vous |te )?(recommande|conseille|suggère)|(devriez|devrais|devez|dois) (acheter|vendre|investir)|(^|\W)(achetez|vendez|achète|vends|investissez) (maintenant|aujourdhui|du|de l|des|le|la|bitcoin)|objectif de cours|(va|vont) (monter|baisser|grimper|chuter|atteindre)|\b(monter|baisser|grimper|chuter|atteindr)(a|ont)\b|(gain|profit)s? (garanti|assuré)s?|sans risque/,
  /(أنصح|ننصح|أوصي|نوصي|أقترح)(ك|كم)?|(عليك|يجب عليك|يجب أن|ينبغي أن) (شراء|بيع|تشتري|تبيع|الشراء|البيع|الاستثمار|تستثمر)|(اشتر|بع|استثمر)(وا|ي)? (الآن|اليوم|في|ال)|(س|سوف )(يرتفع|ترتفع|ينخفض|تنخفض|يصعد|يصل|تصل|يهبط)|السعر المستهدف|(ربح|أرباح) (مضمون|مضمونة)|(بلا|بدون) مخاطر/,
  /(我|我们)?(建议|推荐)(你|您|大家)?(现在|立即|马上)?(买|卖|购|抛|投资|持有|入手)|(你|您)(应该|应当|必须|最好)(现在|立即)?(买|卖|购|抛|投资|持有)|(现在|立即|马上|赶快)(就)?(买|卖|抛|入手|投资)|目标价|(将|会|即将|必将|一定)(会)?(上涨|下跌|大涨|暴跌|涨到|跌到|翻倍|反弹)|稳赚|保本|零风险|无风险/,
  /(मैं|हम) .{0,20}(सलाह|सुझाव|सिफ़ारिश|सिफारिश)|(आपको|तुम्हें) .{0,30}(खरीदना|ख़रीदना|बेचना|निवेश करना) चाहिए|(अभी|आज|तुरंत) (खरीद|ख़रीद|बेच|निवेश)|(बढ़े|गिरे|चढ़े|पहुँचे|पहुंचे)(गा|गी|ंगे)|लक्ष्य मूल्य|(गारंटी|पक्का|निश्चित) .{0,10}(मुनाफ़ा|मुनाफा|लाभ|फ़ायदा|फायदा)|(बिना|कोई) जोखिम/,
];

/**
 * Whether a sentence gives personal financial advice or says what a price will do, in any of the six languages. It is
 * asked of what a model says; `asksForAdvice` is asked of what learners say. What only looks like advice counts too: then
 * the written answer is shown.
 */
export function givesAdvice(sentence: string): boolean {
  const text = sentence.toLowerCase().replaceAll(/['’]/g, '').replaceAll(/\s+/g, ' ');
  return ADVICE.some((pattern) => pattern.test(text));
}
