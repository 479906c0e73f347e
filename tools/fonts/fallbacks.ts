import { ARABIC, LATIN, OTHER_LATIN } from './ranges.ts';

/** Sizes of a typeface in its own units. */
interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  /** Mean advance of a letter in running text, so that words come out equally long. */
  letterWidth: number;
}

/** A typeface of ours and the one of the system that stands in for it. */
interface Fallback {
  /** The family that stands after ours in the font stacks of client/styles/tokens.css. */
  family: string;
  /** Names under which systems have it, the first found being used; all of the same metrics. */
  local: readonly string[];
  ours: FontMetrics;
  theirs: FontMetrics;
  ranges: string;
}

/*
 * Latin: https://github.com/seek-oss/capsize, metrics 4.3.0, whose mean is weighted by the frequency of letters.
 * Arabic letters join, so no table of widths tells: the means are those of our Arabic messages set in Chromium.
 */
const NEWSREADER_500 = { unitsPerEm: 2000, ascent: 1470, descent: 530, letterWidth: 877 };
const HANKEN_GROTESK = { unitsPerEm: 1000, ascent: 1000, descent: 303, letterWidth: 450 };
const VAZIRMATN = { unitsPerEm: 2048, ascent: 2100, descent: 1100, letterWidth: 844 };
const GEORGIA = { unitsPerEm: 2048, ascent: 1878, descent: 449, letterWidth: 913 };
const TIMES = { unitsPerEm: 2048, ascent: 1825, descent: 443, letterWidth: 832 };
const NOTO_SERIF = { unitsPerEm: 1000, ascent: 1069, descent: 293, letterWidth: 481 };
const ARIAL = { unitsPerEm: 2048, ascent: 1854, descent: 434, letterWidth: 913 };
const ROBOTO = { unitsPerEm: 2048, ascent: 1900, descent: 500, letterWidth: 911 };
const NOTO_NASKH = { unitsPerEm: 1000, ascent: 1069, descent: 634, letterWidth: 374 };
const DEJAVU_SANS = { unitsPerEm: 2048, ascent: 1901, descent: 483, letterWidth: 907 };

/** Windows and macOS have Georgia and Arial, Android Noto and Roboto, Linux mostly Liberation and DejaVu. */
export const fallbacks: readonly Fallback[] = [
  {
    family: 'Newsreader on Georgia',
    local: ['Georgia', 'Gelasio'],
    ours: NEWSREADER_500,
    theirs: GEORGIA,
    ranges: `${LATIN} ${OTHER_LATIN}`,
  },
  {
    family: 'Newsreader on Times',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    ours: NEWSREADER_500,
    theirs: TIMES,
    ranges: `${LATIN} ${OTHER_LATIN}`,
  },
  {
    family: 'Newsreader on Noto Serif',
    local: ['Noto Serif'],
    ours: NEWSREADER_500,
    theirs: NOTO_SERIF,
    ranges: `${LATIN} ${OTHER_LATIN}`,
  },
  {
    family: 'Hanken Grotesk on Arial',
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    ours: HANKEN_GROTESK,
    theirs: ARIAL,
    ranges: `${LATIN} ${OTHER_LATIN}`,
  },
  {
    family: 'Hanken Grotesk on Roboto',
    local: ['Roboto'],
    ours: HANKEN_GROTESK,
    theirs: ROBOTO,
    ranges: `${LATIN} ${OTHER_LATIN}`,
  },
  {
    family: 'Vazirmatn on Noto Naskh',
    local: ['Noto Naskh Arabic', 'Noto Naskh Arabic UI'],
    ours: VAZIRMATN,
    theirs: NOTO_NASKH,
    ranges: ARABIC,
  },
  {
    family: 'Vazirmatn on DejaVu',
    local: ['DejaVu Sans'],
    ours: VAZIRMATN,
    theirs: DEJAVU_SANS,
    ranges: ARABIC,
  },
];

/**
 * The `@font-face` rule that makes a typeface of the system take the room of ours, so that nothing moves when ours
 * arrives. `size-adjust` scales its letters to our mean width; the overrides are relative to the scaled size.
 */
export function fallbackFace({ family, local, ours, theirs, ranges }: Fallback): string {
  const scale = ours.letterWidth / ours.unitsPerEm / (theirs.letterWidth / theirs.unitsPerEm);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ours.ascent / ours.unitsPerEm / scale)};
  descent-override: ${percent(ours.descent / ours.unitsPerEm / scale)};
  line-gap-override: 0%;
  unicode-range:
    ${ranges
      .split(' ')
      .map((range) => `U+${range}`)
      .join(', ')};
}
`;
}
