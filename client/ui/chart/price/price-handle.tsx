import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';

/** A label at a price of a chart. With `onMove` it can be dragged, and moved by arrow keys. */
export interface HandleProps {
  id: string;
  price: number;
  /** What it is, for screen readers. */
  name: string;
  valueText: string;
  label: ReactNode;
  /** What can still be changed is plum. */
  tone: 'plum' | 'ink';
  /** How far an arrow key moves it. */
  step?: number;
  onMove?: ((price: number) => void) | undefined;
}

const looks = {
  plum: 'border-plum bg-paper text-plum',
  ink: 'border-control bg-paper text-ink',
} as const;

/** The element of a handle; the drawing keeps it at the height of its price. */
export function PriceHandle({
  price,
  name,
  valueText,
  label,
  tone,
  step = 1,
  onMove,
  priceAt,
}: Omit<HandleProps, 'id'> & { priceAt: (y: number) => number | null }) {
  const grab = useRef(0);
  const look = `absolute end-[4.75rem] top-0 invisible flex min-h-7 items-center gap-2 rounded-control border px-2 text-13 font-semibold whitespace-nowrap ${looks[tone]}`;
  if (onMove === undefined) {
    return (
      <div data-price={price} className={look}>
        {label}
      </div>
    );
  }
  const heightOf = (event: PointerEvent<HTMLElement>) => {
    const plot = event.currentTarget.offsetParent?.getBoundingClientRect();
    return event.clientY - (plot?.top ?? 0);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowUp: 1,
      ArrowRight: 1,
      ArrowDown: -1,
      ArrowLeft: -1,
      PageUp: 10,
      PageDown: -10,
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(price + by * step);
  };
  return (
    <div
      data-price={price}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={name}
      aria-valuenow={price}
      aria-valuetext={valueText}
      onKeyDown={moveByKey}
      onPointerDown={(event) => {
        const { top, height } = event.currentTarget.getBoundingClientRect();
        grab.current = event.clientY - top - height / 2;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const at = priceAt(heightOf(event) - grab.current);
        if (at !== null) onMove(at);
      }}
      className={`pointer-events-auto cursor-ns-resize touch-none pointer-coarse:min-h-8 ${look}`}
    >
      <GripVertical aria-hidden="true" className="size-3.5" />
      {label}
    </div>
  );
}
