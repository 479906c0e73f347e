import { ACCENTED, ARABIC, DEVANAGARI, LATIN } from './ranges.ts';

/** One font file to make. */
interface FontSubset {
  file: string;
  /** Where the whole font is, a file: address. */
  source: string;
  /** The characters to keep, see ranges.ts. */
  ranges: string;
  /** One weight, or the range of weights that stays variable. */
  weight: number | { min: number; max: number };
  /** OpenType features to keep; all when not given. */
  features?: string[];
}

const TEXT_WEIGHTS = { min: 400, max: 700 };
const MEDIUM_WEIGHTS = { min: 400, max: 600 };
/** One weight, which browsers embolden themselves: with more of them, headings would wait for 54 kB instead of 32. */
const HINDI_WEIGHT = 400;
/** Kerning and figures of equal width. Small capitals and the like would double the files, and no style asks for them. */
const LATIN_FEATURES = ['kern', 'tnum'];
/** The joined forms, the ligatures that Arabic cannot be written without, and the places of vowel signs. */
const ARABIC_FEATURES = ['init', 'medi', 'fina', 'rlig', 'ccmp', 'mark', 'mkmk'];

/** The conjuncts, half forms and places of vowel signs that Hindi is written with. */
const HINDI_FEATURES = [
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'blwf',
  'half',
  'vatu',
  'cjct',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
  'abvm',
  'blwm',
  'dist',
  'ccmp',
  'mark',
  'mkmk',
];

const latin = {
  newsreader: {
    source: import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
    weight: 500,
    features: LATIN_FEATURES,
  },
  hankenGrotesk: {
    source: import.meta.resolve(
      '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    ),
    weight: TEXT_WEIGHTS,
    features: LATIN_FEATURES,
  },
};

/**
 * The accented letters stand in files of their own. Without them each Latin file fits, as the Arabic one does, into the
 * first packets that a server may send, 14.6 kB with the headers, which saves a round trip.
 */
export const subsets: readonly FontSubset[] = [
  { file: 'newsreader-latin.woff2', ...latin.newsreader, ranges: LATIN },
  { file: 'newsreader-accented.woff2', ...latin.newsreader, ranges: ACCENTED },
  { file: 'hanken-grotesk-latin.woff2', ...latin.hankenGrotesk, ranges: LATIN },
  { file: 'hanken-grotesk-accented.woff2', ...latin.hankenGrotesk, ranges: ACCENTED },
  {
    file: 'vazirmatn-arabic.woff2',
    source: import.meta.resolve('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'),
    ranges: ARABIC,
    weight: MEDIUM_WEIGHTS,
    features: ARABIC_FEATURES,
  },
  {
    file: 'noto-sans-devanagari-hindi.woff2',
    source: import.meta.resolve(
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    ),
    ranges: DEVANAGARI,
    weight: HINDI_WEIGHT,
    features: HINDI_FEATURES,
  },
];
