import { LANGUAGES } from '#domain/kernel/languages.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { PUZZLE_PATH } from '#client/pages/public/public-paths.ts';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import type { PageBundle } from './page-bundle.ts';
import { socialImage } from './social-image.ts';

/** The typefaces of the pictures; the first that knows a character draws it. */
const FONTS = [
  '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
];

/**
 * Languages whose page names stand on the picture. For Chinese we ship no typeface, and the rasteriser misplaces the
 * vowel signs of Devanagari: there the wordmark and the chart speak alone.
 */
const WITH_NAME = new Set(['en', 'es', 'fr', 'ar']);

/** Writes the picture of every public page in every language, 1200 x 630 pixels, to where link previews look for it. */
export async function drawSocialImages(bundle: PageBundle, site: SiteFile, folder: string): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const fontBuffers = await Promise.all(
    FONTS.map((path) => readFile(fileURLToPath(import.meta.resolve(path)))),
  );
  for (const locale of LANGUAGES) {
    const drawnHere = bundle.PUBLIC_PATHS.filter((path) => path !== PUZZLE_PATH);
    for (const [index, path] of drawnHere.entries()) {
      const svg = socialImage({
        siteName: site.name,
        pageName: WITH_NAME.has(locale) ? bundle.pageName({ path, locale, site }) : null,
        isRightToLeft: locale === 'ar',
        seed: index + 1,
      });
      const drawn = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Newsreader' } }).render();
      const file = join(folder, bundle.socialImageAddress(path, locale));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, drawn.asPng());
    }
  }
}
