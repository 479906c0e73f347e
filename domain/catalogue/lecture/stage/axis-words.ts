import { textWidth } from '../../../kernel/text/wrap-label.ts';
import type { Box } from './label-box.ts';
import { AXIS_TEXT, PLACE_LINE, type StageLayout } from './stage-layout.ts';

/** How far letters of an axis reach above and below the line that they stand on, in pixels. */
const [ASCENT, DESCENT] = [10, 3];

/** What stands at the axes of a stage, and the room that it takes: no label may lie over it. */
export function axisWords({ left, right, bottom, height, valueLabels, placeLabels, names }: StageLayout): {
  readonly text: string;
  readonly box: Box;
}[] {
  const wordAt = (text: string, x: number, share: number, y: number) => {
    const start = x - share * textWidth(text, AXIS_TEXT);
    const box = {
      left: start,
      right: start + textWidth(text, AXIS_TEXT),
      top: y - ASCENT,
      bottom: y + DESCENT,
    };
    return { text, box };
  };
  return [
    ...valueLabels.map(({ y, text }) => wordAt(text, left - 8, 1, y + 4)),
    ...placeLabels.flatMap(({ x, lines }) =>
      lines.map((line, index) =>
        wordAt(line, x, 1 / 2, bottom + PLACE_LINE.first + index * PLACE_LINE.height),
      ),
    ),
    ...(names.y === undefined ? [] : [wordAt(names.y, 8, 0, 16)]),
    ...(names.x === undefined ? [] : [wordAt(names.x, right, 1, height - 8)]),
  ];
}
