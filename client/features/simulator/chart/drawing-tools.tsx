import { useLingui } from '@lingui/react/macro';
import { Minus, MousePointer2, Redo2, Ruler, Slash, Square, TrendingUp, Type, Undo2 } from 'lucide-react';
import { DRAWING_KINDS, type DrawingKind } from '../../../ui/chart/price/drawing.ts';
import { DrawingList, type PlaceWords } from './drawing-list.tsx';
import { useDrawingKeys } from './use-drawing-keys.ts';
import { useDrawingNames } from './use-drawing-names.ts';
import type { useDrawings } from './use-drawings.ts';

const icons: Readonly<Record<DrawingKind, typeof Slash>> = {
  line: Slash,
  ray: TrendingUp,
  level: Minus,
  rectangle: Square,
  ruler: Ruler,
  text: Type,
};

/** What draws on the chart, what takes it back, and what is drawn. */
export function DrawingTools({
  drawings,
  words,
}: {
  drawings: ReturnType<typeof useDrawings>;
  words: PlaceWords;
}) {
  const { t } = useLingui();
  const names = useDrawingNames();
  useDrawingKeys(drawings);
  const look =
    'inline-flex size-8 items-center justify-center rounded-control text-muted hover:bg-sunken aria-pressed:bg-plum-soft aria-pressed:text-plum disabled:opacity-40 pointer-coarse:size-11';
  return (
    <div className="flex flex-wrap gap-1 md:flex-col">
      <div role="toolbar" aria-label={t`Drawing tools`} className="flex flex-wrap gap-1 md:flex-col">
        <button
          type="button"
          className={look}
          aria-label={t`Look, do not draw`}
          aria-pressed={drawings.tool === null}
          onClick={() => drawings.pick(null)}
        >
          <MousePointer2 aria-hidden="true" className="size-4" />
        </button>
        {DRAWING_KINDS.map((kind) => {
          const Icon = icons[kind];
          return (
            <button
              key={kind}
              type="button"
              className={look}
              aria-label={names[kind]}
              title={names[kind]}
              aria-pressed={drawings.tool === kind}
              onClick={() => drawings.pick(kind)}
            >
              <Icon aria-hidden="true" className="size-4" />
            </button>
          );
        })}
        <button
          type="button"
          className={look}
          aria-label={t`Undo`}
          disabled={!drawings.canUndo}
          onClick={drawings.undo}
        >
          <Undo2 aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          className={look}
          aria-label={t`Redo`}
          disabled={!drawings.canRedo}
          onClick={drawings.redo}
        >
          <Redo2 aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </button>
      </div>
      <DrawingList drawings={drawings} words={words} look={look} />
    </div>
  );
}
