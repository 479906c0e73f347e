import type { ReactNode } from 'react';
import { AccountDrawing } from './account-drawing.tsx';
import { BookDrawing } from './book-drawing.tsx';
import { DrawingFrame } from './drawing-frame.tsx';
import { PairDrawing } from './pair-drawing.tsx';
import { ResultsDrawing } from './results-drawing.tsx';
import { TrendDrawing } from './trend-drawing.tsx';

const drawings: Readonly<Record<string, ReactNode>> = {
  'crypto-fundamentals': <BookDrawing />,
  'forex-market-mechanics': <PairDrawing />,
  'technical-analysis-and-indicators': <TrendDrawing />,
  'risk-management-with-ai': <AccountDrawing />,
  'trading-psychology': <ResultsDrawing />,
};

interface CourseDrawingProps {
  slug: string;
  /** The room it gets, such as `h-16 w-full`; what is drawn keeps its shape in it. */
  className: string;
}

/**
 * The drawing by which a course is known again: a true chart of generated numbers about what it teaches. It illustrates and
 * says nothing that a reader needs. A course that an operator added shows a market.
 */
export function CourseDrawing({ slug, className }: CourseDrawingProps) {
  return (
    <DrawingFrame className={`print:hidden ${className}`}>{drawings[slug] ?? <TrendDrawing />}</DrawingFrame>
  );
}
