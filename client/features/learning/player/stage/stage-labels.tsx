import type { Stroke } from '#domain/catalogue/lecture/lecture-data.ts';
import type { VisibleStroke } from '#domain/catalogue/lecture/lecture-frame.ts';
import type { ChartWord } from './chart-words.ts';
import { HaloText } from './halo-text.tsx';
import type { PlacedLabel } from './label-box.ts';
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
    // A label follows its line.
    const drawn = Math.max(0, progress * 2 - 1);
    return place === undefined ? [] : { ...place, colour: toneOf(stroke), opacity: drawn * opacity };
  });
  return [...words, ...labels].map(({ text, colour, ...place }, index) => (
    <HaloText key={index} {...place} className={colour}>
      {text}
    </HaloText>
  ));
}
