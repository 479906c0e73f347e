/*
 * The characters that we keep of each typeface, in hexadecimal; client/styles/fonts.css names the same ones as
 * `unicode-range`.
 */

/** Letters, digits and signs of English, Spanish and French, but for the signs of ASCII. */
const LETTERS =
  'A0-A1 A9 AB B0-B1 B7 BB BF-C2 C7-CA CD-CE D1 D3-D4 D7 D9-DC E0-E2 E7-EB ED-EF F1 F3-F4 F7 F9-FC 152-153 2013-2014 2018-2019 201C-201D 2022 2026 202F 20AC';
/** English, Spanish and French, and the signs that every language uses. */
export const LATIN = `20-7E ${LETTERS} 2190-2193 2212`;
/** What names and rare texts need besides. */
export const OTHER_LATIN =
  'A2-A8 AA AC-AF B2-B6 B8-BA BC-BE C3-C6 CB-CC CF-D0 D2 D5-D6 D8 DD-DF E3-E6 EC F0 F2 F5-F6 F8 FD-FF 201A 201E 2020-2021 2030 2039-203A 2122';
/** As {@link LATIN}, without the signs that headings do not need: `@ [ \\ ] ^ { | } ~`, backquote and arrows. */
export const HEADING_LATIN = `20-3F 41-5A 5F 61-7A ${LETTERS} 2212`;
export const OTHER_HEADING_LATIN = `40 5B-5E 60 7B-7E ${OTHER_LATIN}`;
/** Modern Standard Arabic with its punctuation and vowel signs; the numbers of our pages have European digits. */
export const ARABIC = '60C 61B 61F 621-63A 640-652 200E-200F';
/** Hindi without the letters and marks of Vedic Sanskrit and of other languages, and the Latin among it. */
export const HINDI =
  '20-7E A0 A9 AB B0-B1 B7 BB D7 F7 901-903 905-90B 90F-911 913-928 92A-930 932 935-939 93C-943 947-949 94B-94D 958-95F 964-970 200C-200D 20B9 25CC 2013-2014 2018-2019 201C-201D 2022 2026 202F 20AC 2212';
