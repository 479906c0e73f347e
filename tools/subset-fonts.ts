/**
 * `node tools/subset-fonts.ts`: cuts the typefaces down to the characters and weights that we use and writes them to
 * client/styles/fonts. To be run again after a typeface's package is updated; client/styles/fonts.css names the files.
 * Also writes client/styles/fallback-fonts.css, the typefaces of systems that stand in until ours have arrived.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fallbackFace, fallbacks } from './fonts/fallbacks.ts';
import { subsets } from './fonts/subsets.ts';

for (const { file, source, ranges, weight, features } of subsets) {
  const original = readFileSync(new URL(source));
  const font = await subsetFont(original, charactersIn(ranges), {
    targetFormat: 'woff2',
    ...(weight && { variationAxes: { wght: weight } }),
    ...(features && { keepFeatures: features }),
  });
  writeFileSync(`client/styles/fonts/${file}`, font);
  console.info(
    `${file}: ${(original.length / 1000).toFixed(1)} kB cut to ${(font.length / 1000).toFixed(1)} kB`,
  );
}

const note = '/* Written by tools/subset-fonts.ts: see tools/fonts/fallbacks.ts. */\n';
writeFileSync('client/styles/fallback-fonts.css', note + fallbacks.map(fallbackFace).join(''));

/** Every character of ranges such as `20-7E 20AC`, in hexadecimal as CSS writes them after `U+`. */
function charactersIn(ranges: string): string {
  return ranges
    .split(' ')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
    })
    .join('');
}
