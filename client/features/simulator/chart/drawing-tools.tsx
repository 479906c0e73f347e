import { useLingui } from '@lingui/react/macro';
import {
  type LucideIcon,
  Minus,
  MousePointer2,
  Redo2,
  Ruler,
  Slash,
  Square,
  TrendingUp,
  Type,
  Undo2,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { DRAWING_KINDS, type DrawingKind } from '../../../ui/chart/price/drawing.ts';
import { DrawingList, type PlaceWords } from './drawing-list.tsx';
import { useDrawingKeys } from './use-drawing-keys.ts';
import { useDrawingNames } from './use-drawing-names.ts';
import type { useDrawings } from './use-drawings.ts';

const icons: Readonly<Record<DrawingKind, LucideIcon>> = {
  line: Slash,
  ray: TrendingUp,
  level: Minus,
  rectangle: Square,
  ruler: Ruler,
  text: Type,
};

const LOOK =
  'inline-flex size-8 items-center justify-center rounded-control text-muted hover:bg-sunken aria-pressed:bg-plum-soft aria-pressed:text-plum disabled:opacity-40 pointer-coarse:size-11';

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
  const { tool, pick, canUndo, undo, canRedo, redo } = drawings;
  useDrawingKeys(drawings);
  return (
    <div className="flex flex-wrap gap-1 md:flex-col">
      <div role="toolbar" aria-label={t`Drawing tools`} className="flex flex-wrap gap-1 md:flex-col">
        <ToolButton
          icon={MousePointer2}
          aria-label={t`Look, do not draw`}
          aria-pressed={tool === null}
          onClick={() => pick(null)}
        />
        {DRAWING_KINDS.map((kind) => (
          <ToolButton
            key={kind}
            icon={icons[kind]}
            aria-label={names[kind]}
            title={names[kind]}
            aria-pressed={tool === kind}
            onClick={() => pick(kind)}
          />
        ))}
        <ToolButton icon={Undo2} isTurned aria-label={t`Undo`} disabled={!canUndo} onClick={undo} />
        <ToolButton icon={Redo2} isTurned aria-label={t`Redo`} disabled={!canRedo} onClick={redo} />
      </div>
      <DrawingList drawings={drawings} words={words} look={LOOK} />
    </div>
  );
}

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  icon: LucideIcon;
  /** Whether its picture follows the direction of the text. */
  isTurned?: boolean;
}

function ToolButton({ icon: Icon, isTurned = false, ...button }: ToolButtonProps) {
  return (
    <button {...button} type="button" className={LOOK}>
      <Icon aria-hidden="true" className={isTurned ? 'size-4 rtl:-scale-x-100' : 'size-4'} />
    </button>
  );
}
