import type { Language } from '../../kernel/languages.ts';

/** What is typed on a phone for whole words; folded, as `fold` leaves it. */
const SHORT_FOR: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    ppl: 'people',
    wat: 'what',
    wats: 'whats',
    evry: 'every',
    everytime: 'every time',
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'got to',
    tmrw: 'tomorrow',
    ull: 'you will',
    cuz: 'because',
    coz: 'because',
    alot: 'a lot',
    acc: 'account',
    acct: 'account',
  },
  es: {
    q: 'que',
    k: 'que',
    xq: 'por que',
    pq: 'por que',
    porq: 'por que',
    porque: 'por que',
    x: 'por',
    pa: 'para',
    dps: 'despues',
    d: 'de',
    tmb: 'tambien',
    tb: 'tambien',
    aki: 'aqui',
    kiero: 'quiero',
    cmo: 'como',
    cdo: 'cuando',
    cnd: 'cuando',
    dnd: 'donde',
    bn: 'bien',
    msj: 'mensaje',
  },
};

/** "don't" has lost its apostrophe to a space, or never had one. */
const SHORTENED =
  /\b(don|can|isn|doesn|won|didn|wasn|couldn|wouldn|shouldn|aren|haven|hasn|ain|i|it|what|that|there|he|she|they|you|we|who|how|where|everyone|everybody) (t|m|s|ve|ll|re|d)\b/g;

/** A folded text with whole words for those that are shortened in typing. */
export function writeOut(text: string, language: Language): string {
  const words = SHORT_FOR[language];
  const joined = language === 'en' ? text.replaceAll(SHORTENED, '$1$2') : text;
  return words
    ? joined.replaceAll(/(?<![a-z0-9])[a-z]+(?![a-z0-9])/g, (word) =>
        Object.hasOwn(words, word) ? (words[word] ?? word) : word,
      )
    : joined;
}
