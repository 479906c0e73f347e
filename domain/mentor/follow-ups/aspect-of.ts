/** What a follow-up asks of the answer before it. */
export const ASPECTS = ['why', 'example', 'simpler', 'more'] as const;

export type Aspect = (typeof ASPECTS)[number];

/** Longer questions say what they are about themselves. */
const LONGEST = 60;

const START = String.raw`^[\s¿¡]*(and|but|so|ok|okay|hm+|please|can you|could you|y|pero|et|mais|و|لكن|但|那|और|लेकिन|मगर)?[\s,¿¡]*`;
const END = String.raw`[\s,]*(please|por favor|s['’]il (te|vous) pla[iî]t|من فضلك|吗|呢|吧|一点|一些|कृपया)?[\s?!.。？！؟।…]*$`;

/** Whole questions: "why does the dollar rise" says itself what it is about and is none of them. */
const ASKED: Readonly<Record<Aspect, string>> = {
  why: String.raw`(why( is (that|this|it)( so)?| so| not)?|how come|what for|(y )?por qu[eé]( es as[ií]| no)?|pourquoi( (ça|cela|pas))?|لماذا( ذلك| هذا)?|ليش|为什么(呢|这样|是这样)?|为何|क्यों( ऐसा)?|ऐसा क्यों)`,
  example: String.raw`((can |could )?(you )?((give|show|tell) (me )?)?(an|one|another)? ?example|for (instance|example)|e\.?g\.?|(dame|ponme|muéstrame)? ?(un|otro)? ?ejemplo|por ejemplo|(donne[sz]?[- ]moi )?(un|encore un)? ?exemple|par exemple|(أعطني|اعطني|هات)? ?(مثالًا|مثالا|مثال)|(给我)?(举|来)?(一?个)?(例子|例)|比如|(एक |कोई )?उदाहरण( दो| दें| दीजिए)?|मिसाल)`,
  simpler: String.raw`((explain |say |put )?(it |this |that )?(more )?(simpl(er|y|e)|easier|in (plain|simple|other) words?)|i (do not|dont|don['’]t|didnt|didn['’]t) (get|understand)( it| this| that)?|(like )?im (5|five|12)|eli5|(explícalo )?(más|de forma más) (sencillo|simple|fácil)|no (lo )?entiendo|(explique[sz]?[- ](moi )?)?(plus )?simple(ment|r)?|en plus simple|je ne comprends pas|(اشرح|اشرحها|اشرحه)? ?(لي )?(بشكل|بطريقة|بكلمات)? ?(أبسط|ابسط|بسيطة)|لم أفهم|لا أفهم|(说|讲|解释)?(得)?(更|再)?(简单|通俗)(一?点|些)?|(我)?(没|不)(听)?懂|(और )?(आसान|सरल) (शब्दों|भाषा) में( बताओ| समझाओ)?|समझ नहीं आया)`,
  more: String.raw`((tell me |say )?(a bit |some )?more( about (it|this|that))?|go on|continue|and then|(cuéntame )?más|sigue|(dis[- ]m['’]en )?(en savoir )?plus|continue[sz]?|(أخبرني )?المزيد|أكمل|(再)?(多)?(说|讲)(一?点|些)|继续|और (बताओ|बताइए))`,
};

/** Words by which an aspect is asked for inside a sentence that says nothing else: "ok but why does that happen". */
const MARKS: Readonly<Record<Aspect, RegExp>> = {
  example: /example|for instance|ejemplo|exemple|مثال|مثلا|例子|举例|举个|比方|उदाहरण|मिसाल|misaa?l|udaharan/,
  simpler:
    /year[s -]*old|expl[ií]ca|explain (it|that|this)|explique|años|\bans\b|اشرح|وضح|解释一下|讲讲|साल के बच्चे|simpl|easier|easy way|\bkid\b|child|\b5 year|five year|plain (english|words)|complicated|confus|understand|(get|got) (it|that|this)|lost me|dumb|noob|sencill|f[aá]cil|no (lo |te )?ent[ie]|niño|complicad|clar[oa]\b|compr(is|end)|complique|facile|enfant|clair|أبسط|ابسط|بسيط|أسهل|اسهل|سهل|فهمت|فاهم|افهم|أفهم|طفل|简单|通俗|听懂|没懂|不懂|明白|大白话|आसान|सरल|समझ|a+saan|samajh|samjh/,
  why: /\bwhy\b|how come|\bx ?q\b|por ?q(u[eé])?\b|\bpq\b|\bpk\b|pourquoi|لماذا|ليش|ليه|علاش|为什么|为啥|为何|क्यों|क्यूं|\bkyo?u?n?\b/,
  more: /\bmore\b|what else|detail|elaborate|go on|go deeper|\bmás\b|\bmas info|detalle|profundiz|\bplus\b|détail|davantage|المزيد|اكثر|أكثر|تفاصيل|تفصيل|كمل|详细|多说|展开|接着|继续|और|विस्तार|aur bata/,
};

const PATTERNS = ASPECTS.map((aspect) => [aspect, new RegExp(`${START}${ASKED[aspect]}${END}`)] as const);

/** What a question asks of the answer before it, if it asks for nothing else: "why?", "举个例子". */
export function aspectOf(question: string): Aspect | undefined {
  const text = question.normalize('NFKC').trim().toLowerCase();
  if (text.length > LONGEST) return undefined;
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** What a sentence asks of the answer before it by one of its words, where nothing in it says what it is about. */
export function aspectMarked(question: string): Aspect | undefined {
  const text = question.normalize('NFKC').trim().toLowerCase();
  if (text.length > LONGEST) return undefined;
  return (['example', 'simpler', 'why', 'more'] as const).find((aspect) => MARKS[aspect].test(text));
}
