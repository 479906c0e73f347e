import { type ChartWord, chartWords } from './chart-words.ts';
import type { StageLayout } from './stage-layout.ts';
import { lastPlace } from './stage-obstacles.ts';
import type { ChartScene } from './stage-values.ts';

/** A word of the chart while it stands: names of lines stand where these end so far, and move on when more is drawn. */
export type ShownWord = ChartWord & { readonly from: number; readonly until: number };

/** The words of a chart at each part of it that is shown for a while, with the seconds. */
export function shownWords(scene: ChartScene, layout: StageLayout): ShownWord[] {
  const { stage, reveals } = scene;
  const parts =
    reveals.length === 0
      ? [{ count: lastPlace(scene), from: 0, until: Number.POSITIVE_INFINITY }]
      : reveals.map(({ count, to }, index) => ({
          count,
          from: to,
          until: reveals[index + 1]?.from ?? Number.POSITIVE_INFINITY,
        }));
  return parts.flatMap(({ count, from, until }) =>
    chartWords(stage, count, layout).map((word) => ({ ...word, from, until })),
  );
}
