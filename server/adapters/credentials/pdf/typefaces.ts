import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** How words are set: names and headings in `serif`, the rest in `sans`. */
export type Style = { readonly face: 'serif' | 'sans'; readonly weight: number };

const HAN = '@fontsource-variable/noto-sans-sc';
const fonts = new Map<string, Promise<Font>>();
let hanRanges: Promise<readonly (readonly [file: string, ranges: readonly Range[]])[]> | undefined;

type Range = readonly [first: number, last: number];

/**
 * The typefaces that come with the installation, for a letter the first of them that has it; for one that none has that of Western letters,
 * which draws a box for it, where others leave a gap.
 */
export async function typefaceFor(letter: string, style: Style): Promise<Font> {
  const code = letter.codePointAt(0) ?? 0;
  for (const file of await filesFor(code, style)) {
    const font = await openFont(file, style.weight);
    if (font.glyph(code) !== undefined) return font;
  }
  const [western = ''] = await filesFor(0, style);
  return openFont(western, style.weight);
}

async function filesFor(code: number, { face }: Style): Promise<string[]> {
  const latin = face === 'serif' ? 'newsreader' : 'hanken-grotesk';
  const own = ['latin', 'latin-ext', 'vietnamese'].map(
    (part) => `@fontsource-variable/${latin}/files/${latin}-${part}-wght-normal.woff2`,
  );
  if (code < 0x590) return own;
  if (code < 0x900)
    return ['@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2', ...own];
  if (code < 0x980)
    return ['@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf', ...own];
  const han = await hanFile(code);
  return han === undefined ? own : [...own, `${HAN}/files/${han}`];
}

/** Chinese comes in a hundred files; a name needs a few of them. */
async function hanFile(code: number): Promise<string | undefined> {
  hanRanges ??= readFile(
    fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json')),
    'utf8',
  ).then((text) =>
    Object.entries(JSON.parse(text) as Record<string, string>).map(([part, ranges]) => [
      `noto-sans-sc-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
      ranges.split(',').map(readRange),
    ]),
  );
  return (await hanRanges).find(([, ranges]) =>
    ranges.some(([first, last]) => code >= first && code <= last),
  )?.[0];
}

function readRange(text: string): Range {
  const [first = '', last = first] = text.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function openFont(file: string, weight: number): Promise<Font> {
  const key = `${file} ${weight}`;
  const open = async () => {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
    const font = new Font(new Face(new Blob(file.endsWith('.woff2') ? await decompress(bytes) : bytes)));
    font.setVariations([new Variation('wght', weight)]);
    return font;
  };
  const found = fonts.get(key) ?? open();
  fonts.set(key, found);
  return found;
}
