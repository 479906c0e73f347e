import type { Working } from '#domain/mentor/contract.ts';
import { PositionSizeFigure } from './position-size-figure.tsx';

/** Draws the working of a reply where there is a picture for it; the sum itself stands in the words. */
export function WorkingFigure({ working: { calculator, values, missing, results } }: { working: Working }) {
  if (calculator !== 'position-size' || missing.length > 0) return null;
  if (results.size === undefined || results.size === 0) return null;
  return <PositionSizeFigure values={values} results={results} />;
}
