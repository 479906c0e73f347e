import { eitherWay } from './without-marks.ts';

/** Somebody who may harm themselves, or whom trading and its losses harm. */
export type Distress = 'crisis' | 'harm';

/** Thoughts of dying. "Suicidal leverage" and "financial suicide" are figures of speech. */
const CRISIS: readonly RegExp[] = [
  /\b(kill|hurt|harm|cut)(ing)? myself\b/,
  /\bi(m| am| would| will|ll)? (just |really |only |honestly )*(want|wanna|wanted|wish|deserve|need|going|ready|rather|gonna)( to| i)?( just)? (die|(be|was|were) dead)\b/,
  /\bi (just )?(wanna|want to) (disappear|not exist|end it)\b/,
  /(?<!\b(financial|financially|career|account|portfolio) )\bsuicid(e|al)\b(?! (leverage|trade|position|squeeze|stop))/,
  /\b(end|ending|take|taking) (it all|(my|my own) life)\b/,
  /\b(no|any|the) (reason|point) (to|in|of) (live|living|go on)\b(?! off)|\b(not|isnt) worth living\b/,
  /\b(dont|do not) (want to|wanna) (live|exist|wake up|be alive|be here any ?more|go on living)\b/,
  /\bbetter off (without me|dead|if i was (dead|gone))\b/,
  /\bcant go on( any ?more| like this| living)\b|\b(tired of|done with) (living|life)\b/,
  /(quiero|quisiera|ganas de|deseo|mejor) (morir|estar muert|matarme|desaparecer)|\b(me )?suicid(ar|arme|o)\b(?! financiero)|quitarme la vida|acabar con mi vida|no quiero (seguir )?viv|no vale la pena vivir/,
  /(je veux|envie de|jaimerais|je voudrais|je vais) (mourir|me tuer|en finir|me suicider|disparaître)|me suicider|mettre fin à (mes jours|ma vie)|en finir avec la vie|(plus envie|ne veux plus) (de )?vivre/,
  /أريد (أن )?(أموت|الموت)|(?<!مالي )انتحار(?! مالي)|أنتحر|أقتل نفسي|(إنهاء|أنهي) حياتي|لا أريد أن أعيش|أتمنى الموت/,
  /想死|不想活|自杀(?!式)|结束(我的|自己的)?生命|活不下去|了结(自己|生命)|轻生/,
  /\bkms\b|\bunalive\b|\b(kill|end) (me|it)( now| please)?$|\b(dont|do not) (want to|wanna) be (here|around)\b|\b(jump|jumping) off (a|the) (bridge|roof|building)\b|\bno way out\b(?! of)/,
  /(me quiero|quiero|voy a) (matar|morir|colgar|tirar por)|ya no (quiero|puedo) (vivir|seguir viviendo|mas con (esto|la vida))|mejor no existir|sin ganas de vivir|para qu[eé] (seguir )?viv/,
  /(je veux|jai envie de|je vais) (crever|me jeter|me pendre|me foutre en lair)|ras le bol de vivre|(pas|plus) envie d(e |)vivre|je ne veux plus etre là|je veux plus vivre|à quoi bon vivre/,
  /(مش|مو|ما|لا|مب) ?(عايز|عاوز|ابي|ابغى|ابغي|بدي|ودي|حابب|اريد)ة? ?(ان )?(اعيش|أعيش|اكمل حياتي|أكمل حياتي)|(عايز|عاوز|بدي|ابغى|ابي|نفسي|حابب|ودي)ة? (اموت|أموت|انتحر|أنتحر)|(هموت|حموت|هنتحر|بنتحر) نفسي|اقتل نفسي|الموت ارحم|زهقت من (الحياة|حياتي)|كرهت (الحياة|حياتي)/,
  /跳楼|跳河|活着没(意思|意义|劲)|不想(再)?活|死了算了|一了百了|生无可恋|想(去)?死|结束一切/,
  /\b(marna|mar jana|mar jaun|marne ka|suicide kar\w*|khudkushi|jeena nahi|jina nahi|jeene ka mann? nahi|jaan de)\b|जीने की इच्छा नहीं|जीना नहीं|मर जान|मरने का मन|ज़हर खा|फांसी लगा|जान दे द/,
  /मर(ना)? (चाहत|जाना चाह)|मरना चाह|जीना नहीं चाह|जीने का मन नहीं|आत्महत्या (कर|के)|ख़?ुदकुशी|अपनी जान (दे|ले)|मर जाऊ/,
];

const FEELING =
  '(terrible|awful|horrible|hopeless|worthless|ashamed|desperate|devastated|depressed|miserable|suffocat\\w+|' +
  '(like )?(an? )?(complete |total )?(failure|idiot who|crying|giving up))';
const CLOSE =
  '(wife|husband|partner|family|parents|spouse|girlfriend|boyfriend|kids|children|mother|father|mum|mom|dad)';

/** Losses that hurt a life, not only an account: the feeling, the savings, the secret, the debt, no way to stop. */
const HARM: readonly RegExp[] = [
  new RegExp(
    `\\bi feel (so |really |very |absolutely |completely |just |pretty )*${FEELING}\\b(?! (at|with) )`,
  ),
  new RegExp(`\\band (i )?feel(ing)? (so |really |very |just )*${FEELING}\\b`),
  /\bi(m| am) (so |really |completely |totally |just )*(depressed|devastated|hopeless|heartbroken|a failure|ruined|falling apart|suffering)\b/,
  /\bi(m| am) (so |really |getting )*desperate\b(?! (to|for) )/,
  /\bgambled away\b|\bi hate myself\b|\bruined (my|our) (life|family|marriage)\b|\bmy (life|marriage) is (over|ruined|falling apart)\b|\bcant stop crying\b|\bcant take (it|this) any ?more\b|\bpanic attacks?\b/,
  /(?<!(what )?if )\bi(ve| have)? (just |also |already )*(lost|lose|blew|blown|gambled|wiped|spent|burned|burnt)( away| out| through)? (nearly |almost |about |basically )?(everything( i (had|have|own|owned|saved))?(?! about)|(all )?(of )?(my|our|the family|their) (\w+ )?(savings|house|home|rent( money)?|pension|salary|inheritance|wages|college fund|retirement))\b/,
  /\b(all|most) (of )?(my|our) (life )?savings (is|are) gone\b/,
  /\bi(m| am)? (just |really |simply )*(cant|cannot|can not|couldnt|unable to|not able to) (seem to )?(stop|quit) (my ?self|(day )?(trading|gambling|betting)|losing money)\b/,
  /\bi(m| am| think im| think i am|ve become|ve got)( so| really| probably)? (an? )?(trading |gambling )?addict(ed)?\b|\bam i (an? )?(trading |gambling )?addict(ed)?\b/,
  /\bi(m| am) (so )?(deep |drowning |up to my \w+ )?in (\w+ )?debts?\b|\bi (borrowed|took out|maxed out)\b.*\b(trade|trading|gambl\w+|lost|loss(es)?|loan sharks?)\b/,
  new RegExp(
    `\\b(hid(e|ing)?|hidden|lied|lying|lie|havent told|cant tell|didnt tell|dare not tell|afraid to tell)\\b.{0,40}\\b${CLOSE}\\b`,
  ),
  new RegExp(
    `\\bmy ${CLOSE} (doesnt|does not|dont|do not|didnt) (even )?know\\b|\\bmy ${CLOSE} (left|is leaving) me\\b.*\\b(loss|losses|lost|trad\\w+|money|gambl\\w+)\\b`,
  ),
  /\bi lie about (my )?(loss|trad|money)/,
  // Money that is needed to live.
  /\b(rent|food|grocery|mortgage|tuition|wedding|hospital|bill|school|kids|childrens?) money\b.{0,40}\b(lost|lose|gone|gambl\w+|trad\w+|blew|spent)|\b(lost|lose|gambl\w+|blew|spent|traded)\b.{0,30}\b(rent|food|grocery|mortgage|tuition|wedding|hospital|school|kids|childrens?) money\b/,
  /(plata|dinero) (del|de la|de mis|para (el|la|mis)) (alquiler|renta|comida|hipoteca|colegio|boda|hijos|universidad|luz)|argent (du|de la|des|de mes) (loyer|courses|enfants|mariage|études|crédit)|(فلوس|مصاري|مال) (ال)?(إيجار|ايجار|بيت|اولاد|أولاد|عيال|مدرسة|زواج|علاج)|(房租|生活费|学费|彩礼|看病钱|救命钱|奶粉钱).{0,10}(亏|输|没了|赔|炒)|(किराए|किराये|फीस|शादी|इलाज|राशन|घर) (के|का) (पैसे|पैसा)|\b(kiraye|fees|shaadi|shadi|ilaaj|ghar) (ke|ka) pais/,
  /\b(wiped out|blew up|lost) (my )?(life savings|savings|retirement|college (fund|money)|rent money)\b|\bborrowed (money )?(from|to)\b.*\b(lost|trad\w+|cant pay)\b|\bcant (pay|afford) (my )?(rent|bills|food)\b.*\b(trad\w+|lost|loss\w*)\b/,
  /(?<!si )(lo )?perdi todo\b|(me quede|qued[eé]) (sin nada|en la calle|en la ruina)|estoy (en la ruina|desesperad|destrozad|hasta el cuello)|no puedo dejarlo|mis ahorros .{0,20}(perdi|se fueron)|perd\w* (la|mi|nuestra) casa|arruin\w+ (a )?mi (vida|familia)|(menti|mentí|oculto|oculté|escondo|escondi|miento|engañ\w+) a mi (mujer|esposa|marido|familia)/,
  /jai (cramé|flambé|grillé|vidé|perdu|claqué) .{0,12}(économies|livret|épargne|compte des enfants)|jen peux plus|(menti|mens|cach[eé]|cache|avou\w+|dire) .{0,14}(ma femme|mon mari|ma famille|mes parents|ma copine|mon copain)|(perd\w*|vend\w*) (la|ma|notre) maison|ruin[eé] (ma|notre) (famille|vie)|je (cache|mens) .{0,20}(ma femme|mon mari|ma famille|mes parents)|je suis (au bout|au fond du trou|foutu|en dépression)|jai des dettes|je peux plus marrêter/,
  /(خسرت|ضيعت|ضاعت|راحت|طارت) ?(كل )?(فلوسي|فلوس|مصاري|تحويشة|مدخراتي|شقا عمري|رأس مالي كله|كل اللي)|(مديون|علي ديون|عليا ديون|غرقان في|غارق في)|(مش قادر|ما اقدر|مو قادر|ما بقدر) ?(ا)?(وقف|بطل|اوقف|أوقف)|(مراتي|مرتي|زوجتي|اهلي|أهلي) (مش|ما|مو) ?(عارفين|عارفة|يدرون|تدري|بتعرف|يعرفون)|(تعبان|مكتئب|محطم|منهار|يائس) ?(نفسيا|جدا|كثير|اوي|قوي)?/,
  /(积蓄|养老钱|家里的钱|买房的钱|彩礼|学费|血汗钱).{0,8}(没了|亏|输|赔|打水漂)|(欠|借)了?(网贷|高利贷|一屁股债|很多债)|倾家荡产|家破人亡|(不敢|没敢|没脸)(告诉|跟|见).{0,6}(家人|老婆|老公|父母|爸妈|妻子)|(停|收|管)不住.{0,4}(手|自己)|我.{0,4}(完了|毁了)/,
  /\b(sab kuch|saara paisa|sara paisa|saari savings|saari bachat) .{0,16}(haar|kho|doob|gawa|khatam|loss)|\bkarz\w* (me|mein) (doob|dab)|\blat lag\b|\b(biwi|pati|family|gharwal\w*) ko nahi (pata|bataya)|सब (कुछ )?(बर्बाद|बरबाद|खत्म|ख़त्म) हो गया|(सारी|पूरी) (बचत|जमा पूंजी|कमाई) .{0,10}(डूब|चली|गंवा|खो|हार)|घर ?वालों (से|को) (छुपा|छिपा|नहीं बता)|कर्ज[ेा]? .{0,6}(डूब|दब)/,
  /(?<!si )(he perdido|perdí) (todo(?! el)|casi todo|(todos )?(mis|nuestros) ahorros|la casa|el dinero (de|del) )|me siento (muy |tan )?(fatal|mal|terrible|horrible|desesperad|hundid|culpable|un fracas)|no puedo (parar|dejar) de (operar|apostar|jugar|tradear|perder)|(estoy|soy) (un )?(adict|desesperad|arruinad|hundid)|(estoy (lleno|ahogad\w) (de|en)|tengo muchas) deudas|mi (mujer|esposa|marido|esposo|familia|pareja) no (lo )?sabe/,
  /(?<!si )jai (tout perdu|perdu (toutes )?(mes|nos) économies|perdu (ma|la) maison)|je me sens (très |si |vraiment |tellement )?(mal|horrible|coupable|désespéré|nul|minable|honteu)|je (narrive (pas|plus) à|ne peux (pas|plus)) (marrêter|arrêter de (trader|jouer|parier|perdre))|je suis (accro|ruiné|désespéré|endetté|à bout)|ma (femme|famille|compagne) (ne (le )?sait|lignore)|mon (mari|compagnon) (ne (le )?sait|lignore)/,
  /(?<!إذا |لو )خسرت (كل شيء|كل (مالي|أموالي|ما أملك|مدخراتي)|مدخراتي|بيتي)|أشعر (باليأس|بالاكتئاب|بالذنب|بالعار|بسوء|بحالة سيئة)|أشعر (أنني |بأنني |أني )?(سيئ|محطم|فاشل|يائس)|لا أستطيع (التوقف عن|أن أتوقف عن) (التداول|المقامرة|اللعب)|(أنا|أصبحت) مدمن|غارق في الديون|(زوجتي|عائلتي|أهلي) لا (تعلم|تعرف|يعلمون|يعرفون)|زوجي لا (يعلم|يعرف)/,
  /(?<!如果)我[^，。？]{0,10}(亏|赔|输)(光|完|掉了?(所有|全部|毕生))(?!会)|我[^，。？]{0,8}(难受|崩溃|绝望|痛苦|抑郁)|(心里|感觉|觉得)(很|好|非常|特别|太)?(难受|崩溃|绝望|痛苦)|我[^，。？]{0,6}(停|戒)不(下来|掉)|我[^，。？]{0,6}上瘾|我[^，。？]{0,8}欠了[^，。？]{0,8}(债|钱|万)|瞒着(老婆|妻子|丈夫|老公|家人|父母)/,
  /(?<!अगर )(मैंने|मैने) [^,।?]{0,12}(सब कुछ|सारी (बचत|जमा[ -]?पूँजी)) (खो|गँवा|गंवा|हार|लुटा)|मेरा सब कुछ (चला|लुट|डूब)|(बहुत )?(बुरा|निराश|टूटा हुआ|हताश|शर्मिंदा|बेकार) (महसूस|लग रहा)|(खुद को|ट्रेडिंग|ट्रेड करना|जुआ) (से )?(नहीं रोक|रोक नहीं|बंद नहीं कर|नहीं छोड़|छोड़ नहीं)|मुझे [^,।?]{0,12}लत (लग|है)|कर्ज़? में (डूब|दब)|(पत्नी|पति|परिवार) को (नहीं (पता|बताया)|पता नहीं)/,
];

/** A loss of one's own that has happened. "Can I lose everything?" asks how it works. */
const HAS_LOST = eitherWay(
  new RegExp(
    [
      String.raw`(?<!\b(if|when) )\bi(ve| have)?( just| really| already)? (lost|blew|blown|gambled|burn(ed|t)|wasted|spent|drained|emptied|borrowed)\b`,
      String.raw`(?<!\bsi )\b(perdí|he perdido|gasté|me gasté|fundí|me fundí|quemé|dilapidé|vacié|pedí prestad\w+)(?![\p{L}])`,
      String.raw`(?<!\bsi )\bj ?ai (tout |déjà |encore )?(perdu|cramé|vidé|claqué|dépensé|flambé|emprunté|brûlé|grillé)`,
      '(?<!(إذا|اذا|لو|ماذا لو) )(خسرت|ضيعت|ضاعت|راحت|طارت|صرفت|سحبت قرض|استلفت)',
      '(?<!如果.{0,6})(亏|输|赔|败)(了|光|完|掉|没)|没了|打水漂|抵押',
      '(डूब|खो|गंवा|गँवा|हार|लुट|बर्बाद|बरबाद|उड़ा) ?(गए|गया|गयी|गई|दिए|दिया|दी|हो गया|हो गए|चुका)',
      String.raw`\b(haar|doob|gawa|kho|uda|barbaad|loss|khatam) (gaya|gaye|gayi|diya|diye|di|ho gaya|ho gaye|ho gayi|kar diya)\b`,
    ].join('|'),
    'u',
  ),
);
/** What a life rests on: its money, its home, its people. */
const LIFE = eitherWay(
  new RegExp(
    [
      String.raw`\b(savings|house|home|rent|mortgage|kids?|children|wife|husband|partner|family|parents|debts?|loans?|salary|wages|pension|retirement|inheritance|tuition|credit cards?|wedding|job|marriage)\b`,
      String.raw`\b(ahorros|casa|alquiler|renta|hipoteca|hij[oa]s?|espos[oa]|mujer|marido|familia|padres|deudas?|préstamos?|sueldo|pensión|herencia|tarjetas?|boda|matrimonio)\b`,
      String.raw`(économies|maison|loyer|enfants?|\bfemme|\bmari\b|famille|parents|dettes?|prêts?|crédit|salaire|retraite|héritage|livret|mariage|épargne)`,
      '(مدخرات|تحويش|البيت|بيتي|إيجار|ايجار|عيال|اولاد|أولاد|زوجت|مرات|زوجي|اهلي|أهلي|امي|ابوي|ديون|دين|قرض|راتب|ورث|زواج)',
      '(积蓄|存款|房子|房租|房贷|老婆|老公|家人|家里|孩子|父母|爸妈|贷款|网贷|债|工资|养老|彩礼|学费)',
      '(बचत|घर|किराय|किराए|बच्च|पत्नी|बीवी|पति|परिवार|माँ|मां|पापा|कर्ज|लोन|सैलरी|पेंशन|फीस|शादी)',
      String.raw`\b(bachat|savings|ghar|kiraya|bachche|biwi|patni|pati|parivar|family|karz|loan|salary|fees|shaadi)\b`,
    ].join('|'),
    'u',
  ),
);

const CRISIS_WORDS = CRISIS.map(eitherWay);
const HARM_WORDS = HARM.map(eitherWay);

/**
 * Whether somebody who asks needs a person before they need an answer, in any of the six languages. Comes before everything
 * else the mentor could say. "My stop was hit and I lost 1R" is a question about trading: tests/cases/mentor-distress.json
 * holds what is distress and what only looks like it.
 */
export function distressOf(question: string): Distress | undefined {
  const text = question.normalize('NFC').toLowerCase().replaceAll(/['’]/g, '').replaceAll(/\s+/g, ' ');
  if (CRISIS_WORDS.some((says) => says(text))) return 'crisis';
  if (HARM_WORDS.some((says) => says(text))) return 'harm';
  return HAS_LOST(text) && LIFE(text) ? 'harm' : undefined;
}
