import { Trans, useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { ErrorState } from '../../error-state.tsx';
import { ChartCursor } from '../chart-cursor.tsx';
import { useCandleReading } from '../use-candle-reading.ts';
import { useChartCursor } from '../use-chart-cursor.ts';
import type { MarketDrawing, MarketView } from './draw-market.ts';
import type { ChartPoint } from './drawing.ts';
import { type HandleProps, PriceHandle } from './price-handle.tsx';
import type { PriceBar } from './price-bar.ts';
import type { PricePane } from './price-pane.ts';
import type { PriceLine, Scene } from './scene.ts';

const loadDrawing = () => import('./draw-market.ts');
// On its way while the bars are; where it cannot be had, the chart says so when it is to be drawn.
if (typeof OffscreenCanvas !== 'undefined') loadDrawing().catch(() => undefined);

// Fetched by whoever opens it.
const CandleTable = lazy(() =>
  import('../table/candle-table.tsx').then(({ CandleTable: Prices }) => ({ default: Prices })),
);

interface MarketChartProps {
  /** What is shown and what happened, as a sentence; names the chart. */
  title: string;
  /** Heads the table: what a place along the axis is. */
  placeName: string;
  /** Ordered by time; the last one may grow. Keep it the same between renders, as the functions. */
  bars: readonly PriceBar[];
  lines?: readonly PriceLine[];
  /** What is drawn below them, each on its own scale. Keep it the same between renders. */
  panes?: readonly PricePane[] | undefined;
  scene: Scene;
  handles?: readonly HandleProps[];
  /** Words the time of a bar (seconds since 1970, UTC). */
  formatTime: (time: number) => string;
  /** Words it below the axis. */
  formatTick: (time: number, isDay: boolean) => string;
  formatPrice: (price: number) => string;
  minMove: number;
  /** A time (seconds since 1970, UTC) to bring into view; without it the chart stays where it is, and comes back to the last bars. */
  lookAt?: number | undefined;
  /** Room for the plan after the last bar, in pixels. */
  room: number;
  /**
   * Called with where the chart is pressed, while something is being drawn: by a pointer, or by Enter where the cursor stands, which
   * up and down then move to another price.
   */
  onPress?: ((point: ChartPoint) => void) | undefined;
  /** Whether the cursor takes the focus as soon as something is being drawn; not where something else is typed first. */
  startsAtCursor?: boolean;
  /** Called when somebody has scrolled to the first bars. */
  onStart?: (() => void) | undefined;
  /** Called once it is drawn, with the box that it stands in and how the bars lie there; with null where it cannot be drawn. */
  onDrawn?: ((drawn: { box: HTMLElement; view: MarketView } | null) => void) | undefined;
  /** What stands above the plot, at its start. */
  head?: ReactNode;
}

const NO_LINES: readonly PriceLine[] = [];
const NO_PANES: readonly PricePane[] = [];

/**
 * A market to scroll and zoom through, with what is planned and drawn on it. It fills the height it is given. The library is
 * fetched when the chart is first shown; the cursor's reading and the table do not wait for it. Left to right in every language.
 */
export function MarketChart(props: MarketChartProps) {
  const { title, placeName, bars, lines = NO_LINES, panes = NO_PANES, scene, handles = [], head } = props;
  const { formatTime, formatTick, formatPrice, minMove, room, onPress, startsAtCursor = true } = props;
  const { t, i18n } = useLingui();
  const describe = useCandleReading(formatPrice);
  const cursor = useChartCursor(bars.length);
  const box = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<MarketDrawing | null>(null);
  const [failed, setFailed] = useState(false);
  const id = useId();
  const point = useEffectEvent(cursor.onMove);
  const press = useEffectEvent((at: ChartPoint) => onPress?.(at));
  const start = useEffectEvent(() => props.onStart?.());
  const tellDrawn = useEffectEvent((drawn: MarketDrawing | null) => {
    if (box.current !== null) props.onDrawn?.(drawn && { box: box.current, view: drawn.view() });
  });

  useEffect(() => {
    if (failed) return undefined;
    let wanted = true;
    let drawn: MarketDrawing | null = null;
    loadDrawing()
      .then(({ drawMarket }) => {
        if (!wanted || box.current === null || overlay.current === null) return;
        drawn = drawMarket(box.current, overlay.current, {
          locale: i18n.locale,
          formatPrice,
          formatTime,
          formatTick,
          minMove,
          room,
          onPoint: (place) => point(place),
          onPress: (at) => press(at),
          onStart: () => start(),
        });
        setDrawing(drawn);
      })
      .catch((error: unknown) => {
        console.error('The chart could not be drawn', error);
        if (!wanted) return;
        setFailed(true);
        tellDrawn(null);
      });
    return () => {
      wanted = false;
      drawn?.remove();
      setDrawing(null);
    };
  }, [i18n.locale, formatPrice, formatTime, formatTick, minMove, room, failed]);
  // Lines after the bars, since they have no places of their own.
  useEffect(() => {
    drawing?.setBars(bars);
    drawing?.setLines(lines);
    drawing?.setPanes(panes);
  }, [drawing, bars, lines, panes]);
  // The scene is another one with every rendering, which is when labels come and go.
  useEffect(() => drawing?.setScene(scene), [drawing, scene]);
  useEffect(() => {
    if (drawing === null) return undefined;
    // It paints in the next frame, and has sizes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => tellDrawn(drawing));
    });
    return () => cancelAnimationFrame(frame);
  }, [drawing]);

  const looks = useRef(false);
  const { lookAt } = props;
  useEffect(() => {
    // Bars that came meanwhile may hold it at last.
    if (drawing === null || bars.length === 0) return;
    if (lookAt !== undefined) drawing.lookAt(lookAt);
    else if (looks.current) drawing.toEnd();
    looks.current = lookAt !== undefined;
  }, [drawing, lookAt, bars]);

  const nameAt = (place: number) => formatTime(bars[place]?.time ?? 0);
  const slider = useRef<HTMLInputElement>(null);
  // The price at which the next point of a drawing is set by Enter; until a key has moved it, the close of the bar.
  const [height, setHeight] = useState<number | null>(null);
  const isDrawing = onPress !== undefined;
  useEffect(() => {
    if (isDrawing && startsAtCursor) slider.current?.focus({ preventScroll: true });
  }, [isDrawing, startsAtCursor]);
  const bar = bars[cursor.place];
  const pressAt = height ?? bar?.close ?? 0;
  const drawByKeys = (event: KeyboardEvent) => {
    if (onPress === undefined || bar === undefined) return;
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (event.key === 'Enter') {
      onPress({ time: bar.time, price: pressAt });
      setHeight(null);
    } else if (sign !== 0) {
      const [high, low] = [drawing?.priceAt(0) ?? null, drawing?.priceAt(100) ?? null];
      // About four pixels; with Shift the smallest step there is.
      const far = high === null || low === null ? minMove : Math.round((high - low) / 25 / minMove) * minMove;
      const next = Math.max(minMove, pressAt + sign * (event.shiftKey ? minMove : Math.max(minMove, far)));
      setHeight(next);
      drawing?.pointAt(cursor.place, next);
    } else return;
    event.preventDefault();
  };
  const columns = panes.flatMap(({ lines: rows, formatValue }) =>
    rows.map((row) => ({ ...row, formatValue })),
  );
  const values = columns.flatMap(({ name, values: row, formatValue }) => {
    const value = row[cursor.place];
    return value === undefined ? [] : [`${name} ${formatValue(value)}`];
  });
  const reading = isDrawing
    ? `${nameAt(cursor.place)}, ${formatPrice(pressAt)}`
    : new Intl.ListFormat(i18n.locale, { type: 'unit' }).format([
        describe(nameAt(cursor.place), bar),
        ...values,
      ]);
  return (
    <figure
      aria-labelledby={`${id}-title`}
      className="grid h-full min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_1fr]"
    >
      <figcaption className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <span id={`${id}-title`} className="sr-only">
          {title}
        </span>
        {head}
        <span aria-hidden="true" className="min-w-0 truncate text-13 text-muted max-sm:hidden">
          {reading}
        </span>
      </figcaption>
      {failed ? (
        <ErrorState
          title={<Trans>The chart could not be drawn</Trans>}
          reason={t`Its figures are in the table below.`}
          onRetry={() => setFailed(false)}
        />
      ) : (
        <div
          dir="ltr"
          className="relative isolate min-h-0 min-w-0 overflow-hidden rounded-tag contain-strict -outline-offset-2 outline-plum has-[input[type=range]:focus-visible]:outline-2"
        >
          <div ref={box} className={`absolute inset-0 ${onPress === undefined ? '' : 'cursor-crosshair'}`} />
          {/* Pointers reach the drawing itself. */}
          <div className="pointer-events-none absolute inset-0">
            <ChartCursor
              ref={slider}
              label={title}
              count={bars.length}
              place={cursor.place}
              onMove={(place) => {
                cursor.onMove(place);
                drawing?.pointAt(place, height ?? undefined);
              }}
              onKeyDown={drawByKeys}
              reading={reading}
              inset={0}
            />
          </div>
          <div ref={overlay} className="pointer-events-none absolute inset-0 z-10">
            {handles.map(({ id: handle, ...rest }) => (
              <PriceHandle key={handle} {...rest} priceAt={(y) => drawing?.priceAt(y) ?? null} />
            ))}
          </div>
        </div>
      )}
      <PricesTable
        table={() => (
          <CandleTable
            caption={title}
            placeName={placeName}
            nameAt={nameAt}
            candles={bars}
            formatValue={formatPrice}
            columns={columns}
            // The chart fills the height it is given: its bars stay in sight.
            className="max-h-40"
          />
        )}
      />
    </figure>
  );
}

/** The prices as a table, drawn when it is first opened. */
function PricesTable({ table }: { table: () => ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="min-w-0" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-tag text-13 text-plum underline underline-offset-4 pointer-coarse:min-h-11">
        <Trans>Data table</Trans>
      </summary>
      {opened && <Suspense>{table()}</Suspense>}
    </details>
  );
}
