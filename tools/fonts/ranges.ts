/*
 * The characters that we keep of each typeface, in hexadecimal; client/styles/fonts.css names the same ones as
 * `unicode-range`.
 */

/** English, and the digits and signs that every language uses. */
export const LATIN =
  '20-7E A0 A9 AB B0-B1 B7 BB D7 F7 2013-2014 2018-2019 201C-201D 2022 2026 20AC 2190-2193 2212';
/** What Spanish, French and names need besides. */
export const ACCENTED =
  'A1-A8 AA AC-AF B2-B6 B8-BA BC-D6 D8-F6 F8-FF 152-153 201A 201E 2020-2021 202F 2030 2039-203A 2122';
/** Modern Standard Arabic with its punctuation and vowel signs; the numbers of our pages have European digits. */
export const ARABIC = '60C 61B 61F 621-63A 640-652 200E-200F';
/** Hindi: Devanagari without the letters and marks of Vedic Sanskrit and of other languages. */
export const DEVANAGARI =
  '900-903 905-90D 90F-911 913-928 92A-930 932-933 935-939 93C-945 947-949 94B-94D 950 958-95F 964-970 200C-200D 20B9 25CC';
