import { useState } from 'react';
import { loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import {
  type ChartPoint,
  type Drawing,
  type DrawingKind,
  pointsOf,
} from '../../../ui/chart/price/drawing.ts';
import {
  changeDrawings,
  type DrawingHistory,
  NO_DRAWINGS,
  readDrawings,
  redoDrawings,
  undoDrawings,
} from './drawing-history.ts';

/** The drawings of one chart, kept on this device, and the tool in hand. */
export function useDrawings(key: string, describe: (drawing: Drawing) => string | undefined) {
  const [history, setHistory] = useState<DrawingHistory>(() => ({
    ...NO_DRAWINGS,
    now: readDrawings(loadDraft(key)),
  }));
  const [tool, setTool] = useState<DrawingKind | null>(null);
  const [first, setFirst] = useState<ChartPoint | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const keep = (next: DrawingHistory) => {
    setHistory(next);
    saveDraft(key, next.now);
  };
  return {
    drawings: history.now,
    /** The one that is marked on the chart. */
    selected,
    select: setSelected,
    tool,
    /** Whether the second point is waited for. */
    isBegun: first !== null,
    canUndo: history.before.length > 0,
    canRedo: history.after.length > 0,
    pick: (next: DrawingKind | null) => {
      setTool(next);
      setFirst(null);
    },
    press: (point: ChartPoint) => {
      if (tool === null) return;
      if (pointsOf(tool) === 2 && first === null) {
        setFirst(point);
        return;
      }
      const drawn: Drawing = { id: crypto.randomUUID(), kind: tool, from: first ?? point, to: point };
      const text = describe(drawn);
      keep(changeDrawings(history, [...history.now, text === undefined ? drawn : { ...drawn, text }]));
      setTool(null);
      setFirst(null);
    },
    remove: (id: string) =>
      keep(
        changeDrawings(
          history,
          history.now.filter((drawing) => drawing.id !== id),
        ),
      ),
    undo: () => keep(undoDrawings(history)),
    redo: () => keep(redoDrawings(history)),
  };
}
