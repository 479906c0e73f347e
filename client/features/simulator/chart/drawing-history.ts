import { DRAWING_KINDS, type Drawing } from '../../../ui/chart/price/drawing.ts';

/** Drawings of a chart, with what can be undone and done again. */
export interface DrawingHistory {
  readonly now: readonly Drawing[];
  readonly before: readonly (readonly Drawing[])[];
  readonly after: readonly (readonly Drawing[])[];
}

/** So many changes can be undone. */
const MOST_STEPS = 50;

export const NO_DRAWINGS: DrawingHistory = { now: [], before: [], after: [] };

/** A change that can be undone. */
export function changeDrawings({ now, before }: DrawingHistory, next: readonly Drawing[]): DrawingHistory {
  return { now: next, before: [...before, now].slice(-MOST_STEPS), after: [] };
}

/** The drawings before the last change; the same where there is none. */
export function undoDrawings(history: DrawingHistory): DrawingHistory {
  const last = history.before.at(-1);
  if (last === undefined) return history;
  return { now: last, before: history.before.slice(0, -1), after: [history.now, ...history.after] };
}

/** The drawings after the change that was undone last; the same where there is none. */
export function redoDrawings(history: DrawingHistory): DrawingHistory {
  const [next, ...after] = history.after;
  if (next === undefined) return history;
  return { now: next, before: [...history.before, history.now], after };
}

/** Drawings kept on this device: what is none of ours is left out. */
export function readDrawings(kept: unknown): readonly Drawing[] {
  return Array.isArray(kept) ? kept.filter(isDrawing) : [];
}

function isDrawing(value: unknown): value is Drawing {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, from, to } = value as Partial<Drawing>;
  const isPoint = (point: Drawing['from'] | undefined) =>
    Number.isFinite(point?.time) && Number.isFinite(point?.price);
  return typeof id === 'string' && DRAWING_KINDS.some((one) => one === kind) && isPoint(from) && isPoint(to);
}
