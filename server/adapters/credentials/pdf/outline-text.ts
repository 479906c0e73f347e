import { Buffer as ShapedText, Direction, type Font, shape } from 'harfbuzzjs';
import { type Style, typefaceFor } from './typefaces.ts';

/** Words as they are drawn, with their size 1: paths from the start of the line, y downwards from its foot. */
export type Outline = {
  readonly width: number;
  readonly glyphs: readonly {
    readonly path: string;
    readonly scale: number;
    readonly x: number;
    readonly y: number;
  }[];
};

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/**
 * Draws a line of words in any of the scripts that a name may be in: joined, stacked and reordered as its script asks.
 * A line whose first letter is read from the right is laid out from there.
 */
export async function outlineText(text: string, style: Style): Promise<Outline> {
  const runs = await splitByTypeface(text, style);
  const isFromRight = RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');
  let x = 0;
  const glyphs = (isFromRight ? runs.toReversed() : runs).flatMap(({ words, font }) => {
    const drawn = outlineRun(words, font, x);
    x = drawn.end;
    return drawn.glyphs;
  });
  return { width: x, glyphs };
}

function outlineRun(words: string, font: Font, start: number) {
  const shaped = new ShapedText();
  shaped.addText(words);
  shaped.guessSegmentProperties();
  shaped.setDirection(RIGHT_TO_LEFT.test(words) ? Direction.RTL : Direction.LTR);
  shape(font, shaped);
  const scale = 1 / font.face.upem;
  const positions = shaped.getGlyphPositions();
  let end = start;
  const glyphs = shaped.getGlyphInfos().flatMap(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const x = end + xOffset * scale;
    end += xAdvance * scale;
    const path = font.glyphToPath(glyph);
    return path === '' ? [] : [{ path, scale, x, y: -yOffset * scale }];
  });
  return { end, glyphs };
}

async function splitByTypeface(text: string, style: Style): Promise<{ words: string; font: Font }[]> {
  const runs: { words: string; font: Font }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    // Spaces and marks go with the letters before them.
    if (last && /[\p{M}\p{Z}\p{P}\u200c\u200d]/u.test(letter)) {
      last.words += letter;
      continue;
    }
    const font = await typefaceFor(letter, style);
    if (last?.font === font) last.words += letter;
    else runs.push({ words: letter, font });
  }
  return runs;
}
