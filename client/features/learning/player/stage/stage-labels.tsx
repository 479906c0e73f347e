import type { Stroke } from '#domain/catalogue/lecture/lecture-data.ts';
import type { VisibleStroke } from '#domain/catalogue/lecture/lecture-frame.ts';
import type { ChartWord } from '#domain/catalogue/lecture/stage/chart-words.ts';
import { seriesStyle } from '../../../../ui/chart/series-style.ts';
import { HaloText } from './halo-text.tsx';
import type { PlacedLabel } from '#domain/catalogue/lecture/stage/label-box.ts';
import { toneOf } from './stroke-mark.tsx';

interface StageLabelsProps {
  words: readonly ChartWord[];
  strokes: readonly VisibleStroke[];
  places: ReadonlyMap<Stroke, PlacedLabel>;
}

/** Everything that is to be read on a chart. It is drawn last: nothing lies over a word. */
export function StageLabels({ words, strokes, places }: StageLabelsProps) {
  const labels = strokes.flatMap(({ stroke, progress, opacity }) => {
    const place = places.get(stroke);
    // A label follows its line, and can be read before a slow hand is done.
    const drawn = Math.max(0, Math.min(1, progress * 3 - 1));
    return place === undefined ? [] : { ...place, colour: toneOf(stroke), opacity: drawn * opacity };
  });
  const named = words.map(({ series, ...word }) => ({
    ...word,
    colour: series === undefined ? 'text-ink' : seriesStyle(series).colour,
    opacity: 1,
  }));
  return [...named, ...labels].map(({ text, colour, ...place }, index) => (
    <HaloText key={index} {...place} className={colour}>
      {text}
    </HaloText>
  ));
}
