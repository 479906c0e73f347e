const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Words that say nothing about what is asked; without apostrophes, as `wordsOf` gives them. */
const STOP_WORDS =
  'a about actually all am an and another any anyone anything are as at be because been but by can could did do ' +
  'does doing dont else even ever every explain for from get gets give go goes going got had happen happens has ' +
  'have he her here him his how i if im in into is isnt it its ive just kind know let like make makes many me mean ' +
  'meaning means much must my need no not of off ok on one only or other our out over people please really say see ' +
  'she should so some somebody someone tell than that thats the their them then there these they thing things ' +
  'think this those to too up us use used very want was way we were what whats wat when where which who whose why ' +
  'will with without work works would you your ' +
  // As people type.
  'bc best better bit bro btw called cant cos coz cuz dude dunno guys gonna good gotta guy hey idk ill insane k kinda legit lol ' +
  'm main nah name ok pls plz shall sth stuff thing thingy tho thx u ur wanna wats whats whos wich wot ya yall yeah';

const STOP_STEMS = new Set(STOP_WORDS.split(' ').map(stemOf));

/** The words of a text in lower case and without apostrophes; Intl.Segmenter finds them in every script. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/['’]/gu, '');
  return Array.from(WORDS.segment(plain))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/**
 * A word without its English ending, so that "losses", "losing" and "lose" are found by each other. Lighter than Porter's
 * stemmer: it cuts plural, -ing, -ed and a last e, and leaves other scripts alone.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1');
  const cut = singular.replace(/(?:ing|ed)$/, '');
  // "ring" and "need" would be cut to nothing.
  const stem = cut.length < 3 ? singular : cut;
  return stem.replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '');
}

/** Whether a stem says what a question is about: it is neither a stop word nor a number. */
export function saysSubject(stem: string): boolean {
  return !STOP_STEMS.has(stem) && !/^\d/.test(stem);
}

/** The stems of the words that say what a question is about, each once. */
export function subjectOf(question: string): string[] {
  return [...new Set(wordsOf(question).map(stemOf).filter(saysSubject))];
}
