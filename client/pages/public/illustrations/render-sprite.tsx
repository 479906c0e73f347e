import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CourseMarket } from './course-sketch.tsx';
import { GapMarks } from './gap-chart.tsx';
import { JourneyMarks } from './journey-line.tsx';
import { ScoreMarks } from './scores-figure.tsx';
import { SizingMarks } from './sizing-figure.tsx';
import type { SpriteName } from './sprite-part.tsx';
import { StopMarks } from './stop-chart.tsx';

const PARTS: Readonly<Record<SpriteName, () => ReactNode>> = {
  'course-market': CourseMarket,
  gap: GapMarks,
  journey: JourneyMarks,
  scores: ScoreMarks,
  sizing: SizingMarks,
  stop: StopMarks,
};

/**
 * The drawings as one SVG file. No class of a page reaches into it, but what is inherited does: marks are coloured by the
 * tokens, as `stroke="var(--color-up)"`.
 */
export function renderSprite(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      {Object.entries(PARTS).map(([name, Marks]) => (
        <g key={name} id={name}>
          <Marks />
        </g>
      ))}
    </svg>,
  );
}
