import { ARABIC, HEADING_LATIN, HINDI, LATIN, OTHER_HEADING_LATIN, OTHER_LATIN } from './ranges.ts';

/** One font file to make. */
interface FontSubset {
  file: string;
  /** Where the whole font is, a file: address. */
  source: string;
  /** The characters to keep, see ranges.ts. */
  ranges: string;
  /** One weight, or the range of weights that stays variable; none for a typeface of one weight. */
  weight?: number | { min: number; max: number };
  /** OpenType features to keep; all when not given. */
  features?: string[];
}

const TEXT_WEIGHTS = { min: 400, max: 700 };
const MEDIUM_WEIGHTS = { min: 400, max: 600 };
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
 * One file is all of a typeface that English, Spanish and French need; what is rare stands in another. So each of the
 * first fits, as the Arabic one does, into the first packets that a server may send, 14.6 kB with the headers, which saves
 * a round trip. Hindi has its Latin letters in its own file: one of 36 kB arrives sooner than two of 32 and 14.
 */
export const subsets: readonly FontSubset[] = [
  { file: 'newsreader-latin.woff2', ...latin.newsreader, ranges: HEADING_LATIN },
  { file: 'newsreader-other.woff2', ...latin.newsreader, ranges: OTHER_HEADING_LATIN },
  { file: 'hanken-grotesk-latin.woff2', ...latin.hankenGrotesk, ranges: LATIN },
  { file: 'hanken-grotesk-other.woff2', ...latin.hankenGrotesk, ranges: OTHER_LATIN },
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
      '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    ),
    ranges: HINDI,
    features: HINDI_FEATURES,
  },
];
