import type { Trend } from './drawing-data.ts';
import { DrawingError } from './drawing-values.ts';

/**
 * The line of least squares through points: slope = Sxy / Sxx, and r² = Sxy² / (Sxx Syy).
 * @throws DrawingError when all points stand above each other or there are fewer than three
 */
export function trendLine(points: readonly { readonly x: number; readonly y: number }[]): Trend {
  const mean = (key: 'x' | 'y') => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [meanX, meanY] = [mean('x'), mean('y')];
  const sum = (of: (dx: number, dy: number) => number) =>
    points.reduce((total, { x, y }) => total + of(x - meanX, y - meanY), 0);
  const sxx = sum((dx) => dx * dx);
  if (points.length < 3 || sxx === 0) {
    throw new DrawingError(['trend'], 'A trend line needs at least three points with different `x`.');
  }
  const sxy = sum((dx, dy) => dx * dy);
  const syy = sum((_, dy) => dy * dy);
  const slope = sxy / sxx;
  return { slope, intercept: meanY - slope * meanX, r2: syy === 0 ? 1 : (sxy * sxy) / (sxx * syy) };
}
