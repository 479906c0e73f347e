import { Trans } from '@lingui/react/macro';
import type { SheetAxis } from '#domain/activities/sheet.ts';
import { tickUnit } from '#domain/kernel/money/tick-unit.ts';
import { ticksOf } from './ticks.ts';
import { useSheetFormat } from './use-sheet-format.ts';

interface NumberLineProps {
  axis: SheetAxis;
  /** What the learner says; null until they do. */
  value: number | null;
  /** Undefined until it is told. */
  truth: number | undefined;
}

/**
 * An answer on a line as if pencilled in: theirs above it in plum, a ring until it is settled, and the truth below in ink.
 * It says nothing that does not stand in words beside it.
 */
export function NumberLine({ axis, value, truth }: NumberLineProps) {
  const format = useSheetFormat(axis);
  // A unit of words stands once: at the last number.
  const isWord = axis.unit !== tickUnit(axis.unit);
  const formatTick = useSheetFormat(isWord ? { decimals: axis.decimals } : axis);
  const ticks = ticksOf(axis, 5);
  const at = (number: number) => `${place(axis, number) * 100}%`;
  // On a phone the word takes the room of the number before it.
  const isCrowded = (index: number) => isWord && ticks.length > 4 && index === ticks.length - 2;
  return (
    <div dir="ltr" aria-hidden="true" className="px-2 pt-9 pb-12 text-13">
      <div className="relative h-4 border-b border-control">
        {ticks.map((tick, index) => (
          <span
            key={tick}
            className="absolute bottom-0 h-2 w-px bg-control"
            style={{ insetInlineStart: at(tick) }}
          >
            <span
              className={`absolute top-full pt-1 whitespace-nowrap text-muted tabular-nums ${isCrowded(index) ? 'max-sm:hidden' : ''}`}
              style={{ transform: `translateX(${-labelShare(place(axis, tick)) * 100}%)` }}
            >
              {index === ticks.length - 1 ? format(tick) : formatTick(tick)}
            </span>
          </span>
        ))}
        {value !== null && truth !== undefined && value !== truth && (
          <span
            className="absolute -bottom-px h-0.5 bg-plum"
            style={{
              insetInlineStart: at(Math.min(value, truth)),
              inlineSize: `${Math.abs(place(axis, value) - place(axis, truth)) * 100}%`,
            }}
          />
        )}
        {value !== null && (
          <Mark
            at={at(value)}
            share={place(axis, value)}
            tone="text-plum"
            isHollow={truth === undefined}
            isAbove
          >
            <Trans>You: {format(value)}</Trans>
          </Mark>
        )}
        {truth !== undefined && (
          <Mark at={at(truth)} share={place(axis, truth)} tone="text-ink" isHollow={false} isAbove={false}>
            <Trans>Truth: {format(truth)}</Trans>
          </Mark>
        )}
      </div>
    </div>
  );
}

interface MarkProps {
  at: string;
  /** How far along the line it stands: near an end its words lean inwards. */
  share: number;
  tone: string;
  isHollow: boolean;
  isAbove: boolean;
  children: React.ReactNode;
}

function Mark({ at, share, tone, isHollow, isAbove, children }: MarkProps) {
  return (
    <span className={`absolute bottom-0 ${tone}`} style={{ insetInlineStart: at }}>
      <span
        className={`absolute size-3.5 -translate-x-1/2 translate-y-[-0.4rem] rounded-full border-2 border-current ${isHollow ? 'bg-paper' : 'bg-current'}`}
      />
      <span
        className={`absolute text-15 font-semibold whitespace-nowrap tabular-nums ${isAbove ? 'bottom-4' : 'top-6'}`}
        style={{ transform: `translateX(${-share * 100}%)` }}
      >
        {/* The line runs from left to right, and the words as their language does. */}
        <bdi>{children}</bdi>
      </span>
    </span>
  );
}

function place({ from, to }: SheetAxis, value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** How much of a tick's label stands to its left: half of it, but at the ends of the line none or all. */
function labelShare(share: number): number {
  if (share < 0.02) return 0;
  return share > 0.98 ? 1 : 0.5;
}
