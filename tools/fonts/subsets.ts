/** One font file to make. */
interface FontSubset {
  file: string;
  /** Where the whole font is, a file: address. */
  source: string;
  /** The characters to keep, in hexadecimal; the same as `unicode-range` in client/styles/fonts.css. */
  ranges: string;
  /** One weight, or the range of weights that stays variable. */
  weight: number | { min: number; max: number };
}

/** English, Spanish and French, with the signs that our texts and numbers use. */
const LATIN =
  '20-7E A0-FF 152-153 2013-2014 2018-201A 201C-201E 2020-2022 2026 2030 2039-203A 20AC 2122 2190-2193 2212';
/** Modern Standard Arabic with its punctuation, vowel signs and both kinds of digits. */
const ARABIC = '60C 61B 61F 621-63A 640-652 654-655 660-66C 670-671 200E-200F';
/** Hindi: Devanagari without the letters and marks of Vedic Sanskrit and of other languages. */
const DEVANAGARI =
  '900-903 905-90D 90F-911 913-928 92A-930 932-933 935-939 93C-945 947-949 94B-94D 950 958-95F 964-970 200C-200D 20B9 25CC';

const TEXT_WEIGHTS = { min: 400, max: 700 };

export const subsets: readonly FontSubset[] = [
  {
    file: 'newsreader-latin.woff2',
    source: import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
    ranges: LATIN,
    weight: 500,
  },
  {
    file: 'hanken-grotesk-latin.woff2',
    source: import.meta.resolve(
      '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    ),
    ranges: LATIN,
    weight: TEXT_WEIGHTS,
  },
  {
    file: 'vazirmatn-arabic.woff2',
    source: import.meta.resolve('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'),
    ranges: ARABIC,
    weight: TEXT_WEIGHTS,
  },
  {
    file: 'noto-sans-devanagari-hindi.woff2',
    source: import.meta.resolve(
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    ),
    ranges: DEVANAGARI,
    // Nothing bolder: with 700 a Hindi page would pass its budget for transfer.
    weight: { min: 400, max: 600 },
  },
];
