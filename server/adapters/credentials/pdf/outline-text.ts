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
const MARK = /[\p{M}\u200c\u200d]/u;

/** Words of one typeface that are read in one direction. */
type Run = { words: string; readonly font: Font; readonly isFromRight: boolean };

/**
 * Draws a line of words in any of the scripts that a name may be in: joined, stacked and reordered as its script asks.
 * A line whose first letter is read from the right is laid out from there.
 */
export async function outlineText(text: string, style: Style): Promise<Outline> {
  // Composed: typefaces have letters with their marks, and cannot put every two together.
  const letters = [...text.normalize('NFC')];
  const isFromRight = RIGHT_TO_LEFT.test(letters.find((letter) => /\p{L}/u.test(letter)) ?? '');
  const runs = await splitIntoRuns(letters, directionsOf(letters, isFromRight), style);
  let x = 0;
  const glyphs = inView(runs, isFromRight).flatMap((run) => {
    const drawn = outlineRun(run, x);
    x = drawn.end;
    return drawn.glyphs;
  });
  return { width: x, glyphs };
}

/**
 * Whether each letter is read from the right. What has no direction of its own goes with the letters around it where they agree, else
 * with the line (Unicode Bidirectional Algorithm, N1 and N2; a name nests nothing deeper).
 */
function directionsOf(letters: readonly string[], isFromRight: boolean): boolean[] {
  const own = letters.map((letter) =>
    RIGHT_TO_LEFT.test(letter) ? true : /[\p{L}\p{N}]/u.test(letter) ? false : undefined,
  );
  return letters.map((letter, place) => {
    const before =
      own.findLast((direction, other) => other <= place && direction !== undefined) ?? isFromRight;
    if (own[place] !== undefined || MARK.test(letter)) return before;
    const after = own.find((direction, other) => other > place && direction !== undefined) ?? isFromRight;
    return before === after ? before : isFromRight;
  });
}

/** Runs as they stand from the left: those of one direction beside one another keep together. */
function inView(runs: readonly Run[], isFromRight: boolean): Run[] {
  const together: Run[][] = [];
  for (const run of runs) {
    const last = together.at(-1);
    if (last?.[0]?.isFromRight === run.isFromRight) last.push(run);
    else together.push([run]);
  }
  const placed = isFromRight ? together.toReversed() : together;
  return placed.flatMap((group) => (group[0]?.isFromRight ? group.toReversed() : group));
}

function outlineRun({ words, font, isFromRight }: Run, start: number) {
  const shaped = new ShapedText();
  shaped.addText(words);
  shaped.guessSegmentProperties();
  shaped.setDirection(isFromRight ? Direction.RTL : Direction.LTR);
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

async function splitIntoRuns(
  letters: readonly string[],
  directions: readonly boolean[],
  style: Style,
): Promise<Run[]> {
  const runs: Run[] = [];
  for (const [place, letter] of letters.entries()) {
    const isFromRight = directions[place] ?? false;
    const last = runs.at(-1)?.isFromRight === isFromRight ? runs.at(-1) : undefined;
    // Marks go with the letters before them, and so do spaces and signs that their typeface has.
    const goesAlong = MARK.test(letter) || (/[\p{Z}\p{P}]/u.test(letter) && last && has(last.font, letter));
    const font = last && goesAlong ? last.font : await typefaceFor(letter, style);
    if (last?.font === font) last.words += letter;
    else runs.push({ words: letter, font, isFromRight });
  }
  return runs;
}

function has(font: Font, letter: string): boolean {
  return font.glyph(letter.codePointAt(0) ?? 0) !== undefined;
}
