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
  /(?<!si )(he perdido|perdí) (todo(?! el)|casi todo|(todos )?(mis|nuestros) ahorros|la casa|el dinero (de|del) )|me siento (muy |tan )?(fatal|mal|terrible|horrible|desesperad|hundid|culpable|un fracas)|no puedo (parar|dejar) de (operar|apostar|jugar|tradear|perder)|(estoy|soy) (un )?(adict|desesperad|arruinad|hundid)|(estoy (lleno|ahogad\w) (de|en)|tengo muchas) deudas|mi (mujer|esposa|marido|esposo|familia|pareja) no (lo )?sabe/,
  /(?<!si )jai (tout perdu|perdu (toutes )?(mes|nos) économies|perdu (ma|la) maison)|je me sens (très |si |vraiment |tellement )?(mal|horrible|coupable|désespéré|nul|minable|honteu)|je (narrive (pas|plus) à|ne peux (pas|plus)) (marrêter|arrêter de (trader|jouer|parier|perdre))|je suis (accro|ruiné|désespéré|endetté|à bout)|ma (femme|famille|compagne) (ne (le )?sait|lignore)|mon (mari|compagnon) (ne (le )?sait|lignore)/,
  /(?<!إذا |لو )خسرت (كل شيء|كل (مالي|أموالي|ما أملك|مدخراتي)|مدخراتي|بيتي)|أشعر (باليأس|بالاكتئاب|بالذنب|بالعار|بسوء|بحالة سيئة)|أشعر (أنني |بأنني |أني )?(سيئ|محطم|فاشل|يائس)|لا أستطيع (التوقف عن|أن أتوقف عن) (التداول|المقامرة|اللعب)|(أنا|أصبحت) مدمن|غارق في الديون|(زوجتي|عائلتي|أهلي) لا (تعلم|تعرف|يعلمون|يعرفون)|زوجي لا (يعلم|يعرف)/,
  /(?<!如果)我[^，。？]{0,10}(亏|赔|输)(光|完|掉了?(所有|全部|毕生))(?!会)|我[^，。？]{0,8}(难受|崩溃|绝望|痛苦|抑郁)|(心里|感觉|觉得)(很|好|非常|特别|太)?(难受|崩溃|绝望|痛苦)|我[^，。？]{0,6}(停|戒)不(下来|掉)|我[^，。？]{0,6}上瘾|我[^，。？]{0,8}欠了[^，。？]{0,8}(债|钱|万)|瞒着(老婆|妻子|丈夫|老公|家人|父母)/,
  /(?<!अगर )(मैंने|मैने) [^,।?]{0,12}(सब कुछ|सारी (बचत|जमा[ -]?पूँजी)) (खो|गँवा|गंवा|हार|लुटा)|मेरा सब कुछ (चला|लुट|डूब)|(बहुत )?(बुरा|निराश|टूटा हुआ|हताश|शर्मिंदा|बेकार) (महसूस|लग रहा)|(खुद को|ट्रेडिंग|ट्रेड करना|जुआ) (से )?(नहीं रोक|रोक नहीं|बंद नहीं कर|नहीं छोड़|छोड़ नहीं)|मुझे [^,।?]{0,12}लत (लग|है)|कर्ज़? में (डूब|दब)|(पत्नी|पति|परिवार) को (नहीं (पता|बताया)|पता नहीं)/,
];

/**
 * Whether somebody who asks needs a person before they need an answer, in any of the six languages. Comes before everything
 * else the mentor could say. "My stop was hit and I lost 1R" is a question about trading: tests/cases/mentor-distress.json
 * holds what is distress and what only looks like it.
 */
export function distressOf(question: string): Distress | undefined {
  const text = question.normalize('NFC').toLowerCase().replaceAll(/['’]/g, '').replaceAll(/\s+/g, ' ');
  if (CRISIS.some((words) => words.test(text))) return 'crisis';
  return HARM.some((words) => words.test(text)) ? 'harm' : undefined;
}
