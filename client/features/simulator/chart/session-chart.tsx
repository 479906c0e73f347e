import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { TIMEFRAMES, type Timeframe } from '#domain/market/bars/timeframe.ts';
import type { NumberedEvent, SeenBars, SeenOrder } from '#domain/simulator/contract.ts';
import { tradedInstrument } from '#domain/simulator/session/rules.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { TicketIdea } from '#domain/simulator/ticket/ticket-idea.ts';
import { DRAWING_KINDS } from '../../../ui/chart/price/drawing.ts';
import { MarketChart } from '../../../ui/chart/price/market-chart.tsx';
import type { HandleProps } from '../../../ui/chart/price/price-handle.tsx';
import type { FillMark, Level, Scene, Zone } from '../../../ui/chart/price/scene.ts';
import type { ChartView } from '../session/use-replay.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { movablePrice } from '../account/movable-price.ts';
import { formatMarketTime, minuteOfTime, timeOfMinute, timeOfTick } from '../words/market-time.ts';
import { formatTicks } from '../words/session-format.ts';
import { averagePrice } from '../words/use-event-words.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { endFirstBars } from './first-bars.ts';
import { saveChartPlace } from './save-chart-place.ts';
import { INDICATORS, type IndicatorId, indicatorLines, indicatorNames } from './indicator-lines.ts';
import type { ChosenPanes } from './pane-choice.tsx';
import { SymbolChoice } from './symbol-choice.tsx';
import { useDrawingNames } from './use-drawing-names.ts';
import { useDrawings } from './use-drawings.ts';

const DrawingTools = lazy(() =>
  import('./drawing-tools.tsx').then(({ DrawingTools: Tools }) => ({ default: Tools })),
);

const PaneChoice = lazy(() =>
  import('./pane-choice.tsx').then(({ PaneChoice: Choice }) => ({ default: Choice })),
);

/** What a ticket would do, to be drawn before it is sent. */
export interface ShownPlan {
  readonly idea: TicketIdea;
  readonly entry: number;
  readonly entryLabel: string;
  readonly stopLabel: string;
  readonly targetLabel: string;
  readonly onStop: (price: number) => void;
  readonly onTarget: (price: number) => void;
}

interface SessionChartProps {
  id: string;
  state: SessionState;
  chart: SeenBars;
  events: readonly NumberedEvent[];
  words: SessionWords;
  /** The past that is looked at; null is now. */
  view: ChartView | null;
  plan: ShownPlan | null;
  alerts: readonly { symbol: string; price: number }[];
  indicators: readonly IndicatorId[];
  onIndicators: (indicators: readonly IndicatorId[]) => void;
  /** What is drawn below the prices. */
  panes: ChosenPanes | null;
  onPanes: (panes: ChosenPanes) => void;
  onChart: (chart: { symbol: string; timeframe: Timeframe }) => void;
  /** Asks for bars before the ones that are shown. */
  onOlder: (before: number) => void;
  /** A working order was dragged to a price; it is moved once that is confirmed. */
  onDragOrder: ((order: SeenOrder, price: number) => void) | undefined;
  dragged: { id: number; price: number } | null;
  isPhone: boolean;
}

const MINIMUM_MOVE = 1;

/** The chart of a session: bars up to the cursor, what has been filled and what is planned. Prices are ticks. */
export function SessionChart(props: SessionChartProps) {
  const { id, state, chart, events, words, view, plan, alerts, indicators, dragged, isPhone } = props;
  const { t, i18n } = useLingui();
  const { config } = useBackend();
  const { symbol, timeframe } = chart;
  const { locale } = i18n;
  const { instrument } = tradedInstrument(state.rules, symbol);
  const names = useDrawingNames();
  const [text, setText] = useState('');
  const drawings = useDrawings(`simulator.${id}.${symbol}`, (drawing) => {
    if (drawing.kind === 'level')
      return `${names.level} ${formatTicks(drawing.from.price, instrument, locale)}`;
    if (drawing.kind === 'ruler')
      return formatTicks(drawing.to.price - drawing.from.price, instrument, locale);
    return drawing.kind === 'text' ? text : undefined;
  });
  const replayed = view?.isReplay === true ? view.minute : null;
  const past = useMemo(
    () => (replayed === null ? chart.bars : chart.bars.filter(({ minute }) => minute <= replayed)),
    [chart.bars, replayed],
  );
  const bars = useMemo(
    () => past.map(({ minute, ...bar }) => ({ ...bar, time: timeOfMinute(minute) })),
    [past],
  );
  const lines = useMemo(
    () =>
      indicators.flatMap((indicator) =>
        indicatorLines(indicator, past).map((line) => ({
          ...line,
          name: i18n._(indicatorNames[indicator]),
        })),
      ),
    [indicators, past, i18n],
  );
  const { panes: chosen } = props;
  const { tickSize } = instrument;
  const panes = useMemo(
    () => chosen?.panesOf(chosen.ids, past, { i18n, instrument: { tickSize } }),
    [chosen, past, i18n, tickSize],
  );
  const [choosing, setChoosing] = useState(false);
  const fills = useMemo(() => {
    const marks = fillMarks(events, symbol, timeframe);
    return replayed === null ? marks : marks.filter(({ time }) => time <= timeOfMinute(replayed));
  }, [events, symbol, timeframe, replayed]);
  // What is planned and works now belongs to now.
  const orders =
    replayed === null ? Object.values(state.orders).filter((order) => order.symbol === symbol) : [];
  // Its price stands beside it, on the axis.
  const shortName = (order: SeenOrder) => {
    if (order.role === 'target') return t`Target`;
    if (order.kind === 'stop' && order.reduceOnly) return t`Stop`;
    const size = words.size(symbol, order.quantity - order.filled);
    return order.side === 'buy' ? t`Buy ${size}` : t`Sell ${size}`;
  };
  const { levels, handles, zones } = drawnPrices(
    orders,
    replayed === null ? plan : null,
    dragged,
    words,
    shortName,
    props.onDragOrder,
  );
  for (const alert of alerts) {
    if (alert.symbol === symbol) levels.push({ price: alert.price, tone: 'muted', dashed: true });
  }
  const scene: Scene = { levels, zones, fills, drawings: drawings.drawings, selected: drawings.selected };
  // By the size of a tick, not by its instrument, which every answer brings anew: the chart would be drawn anew as often.
  const formatPrice = useCallback(
    (ticks: number) => formatTicks(ticks, { tickSize }, locale),
    [tickSize, locale],
  );
  const formatTime = useCallback((time: number) => formatMarketTime(time, locale), [locale]);
  const formatTick = useCallback(
    (time: number, isDay: boolean) => formatMarketTime(time, locale, isDay ? 'day' : 'clock'),
    [locale],
  );
  const last = past.at(-1);
  const price = last === undefined ? '' : formatPrice(last.close);
  return (
    <div className="grid h-full min-h-0 min-w-0 grid-cols-1 gap-x-2 md:grid-cols-[auto_1fr]">
      <div className="max-md:order-2">
        <Suspense fallback={<DrawingToolsRoom />}>
          <DrawingTools drawings={drawings} words={{ formatPrice, formatTime }} />
        </Suspense>
      </div>
      <div className={`h-full min-h-0 min-w-0 ${panes?.length ? 'max-md:h-[34rem]' : 'max-md:h-80'}`}>
        <MarketChart
          title={t`${symbol}, generated prices: ${price}`}
          placeName={t`Time`}
          bars={bars}
          lines={lines}
          panes={panes}
          scene={scene}
          handles={handles}
          formatTime={formatTime}
          formatTick={formatTick}
          formatPrice={formatPrice}
          lookAt={view === null ? undefined : timeOfMinute(view.minute)}
          minMove={MINIMUM_MOVE}
          room={isPhone ? 130 : 220}
          onPress={drawings.tool === null ? undefined : drawings.press}
          startsAtCursor={drawings.tool !== 'text'}
          // Panes that were chosen are not there the next time.
          onDrawn={(drawn) => {
            endFirstBars();
            if (drawn !== null && !panes?.length) saveChartPlace(drawn, past, config);
          }}
          onStart={() => props.onOlder(minuteOfTime(bars[0]?.time ?? 0))}
          head={
            <>
              <SymbolChoice
                symbols={state.rules.instruments.map((traded) => traded.instrument.symbol)}
                symbol={symbol}
                timeframe={timeframe}
                onChange={props.onChart}
              />
              <details
                className="relative z-20 text-13"
                onToggle={({ currentTarget }) => setChoosing(currentTarget.open)}
              >
                <summary className="inline-flex min-h-8 cursor-pointer items-center text-plum underline underline-offset-4 pointer-coarse:min-h-11">
                  <Trans>Indicators</Trans>
                </summary>
                <div className="absolute start-0 grid w-64 gap-1 rounded-card border border-line bg-surface p-3 shadow-overlay">
                  {INDICATORS.map((indicator) => (
                    <label
                      key={indicator}
                      className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11"
                    >
                      <input
                        type="checkbox"
                        className="size-4 accent-plum"
                        checked={indicators.includes(indicator)}
                        onChange={({ target }) =>
                          props.onIndicators(
                            target.checked
                              ? [...indicators, indicator]
                              : indicators.filter((one) => one !== indicator),
                          )
                        }
                      />
                      {i18n._(indicatorNames[indicator])}
                    </label>
                  ))}
                  {choosing && (
                    <Suspense>
                      <PaneChoice chosen={chosen?.ids ?? []} onChoose={props.onPanes} />
                    </Suspense>
                  )}
                </div>
              </details>
              {indicators.map((indicator) => (
                <LineName key={indicator} indicator={indicator} name={i18n._(indicatorNames[indicator])} />
              ))}
              {drawings.tool === 'text' && (
                <input
                  aria-label={t`What is to stand there`}
                  placeholder={t`What is to stand there`}
                  maxLength={80}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                  ref={focusNow}
                  onKeyDown={({ key, currentTarget }) => {
                    if (key === 'Enter') cursorOf(currentTarget)?.focus();
                  }}
                  className="min-h-8 w-40 rounded-control border border-control bg-surface px-2 text-13"
                />
              )}
              {drawings.tool !== null && (
                <span role="status" className="text-13 text-plum">
                  {drawings.isBegun
                    ? t`Press where it ends, or Enter at the cursor.`
                    : t`Press on the chart where it begins, or move the cursor by arrow keys and press Enter.`}
                </span>
              )}
            </>
          }
        />
      </div>
    </div>
  );
}

/** What is to be written comes before where it stands. */
function focusNow(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The cursor of the chart that a field stands at. */
function cursorOf(field: HTMLInputElement): HTMLInputElement | null | undefined {
  return field.closest('figure')?.querySelector<HTMLInputElement>('input[type=range]');
}

/** As large as the tools, so that the chart stays where it is when they come. */
function DrawingToolsRoom() {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-1 md:flex-col">
      {['look', ...DRAWING_KINDS, 'undo', 'redo', 'list'].map((tool) => (
        <span key={tool} className="size-8 pointer-coarse:size-11" />
      ))}
    </div>
  );
}

/** What a line of the chart is called, in its colour. */
function LineName({ indicator, name }: { indicator: IndicatorId; name: string }) {
  const [line] = indicatorLines(indicator, []);
  return (
    <span aria-hidden="true" className="text-13 text-muted max-sm:hidden">
      <span style={{ color: `var(--color-series-${line?.colour ?? 1})` }}>{line?.dashed ? '┅' : '—'}</span>{' '}
      {name}
    </span>
  );
}

/** Prices of working orders and of the plan, as lines, labels and areas. */
function drawnPrices(
  orders: readonly SeenOrder[],
  plan: ShownPlan | null,
  dragged: { id: number; price: number } | null,
  words: SessionWords,
  shortName: (order: SeenOrder) => string,
  onDrag: ((order: SeenOrder, price: number) => void) | undefined,
) {
  const levels: Level[] = [];
  const handles: HandleProps[] = [];
  const zones: Zone[] = [];
  for (const order of orders) {
    const at = dragged?.id === order.id ? dragged.price : (movablePrice(order) ?? order.stop ?? order.limit);
    if (at === null) continue;
    levels.push({ price: at, tone: 'ink', dashed: dragged?.id === order.id });
    const canMove = onDrag !== undefined && movablePrice(order) !== null && order.role !== 'forced-exit';
    const name = words.order(order);
    handles.push({
      id: `order-${order.id}`,
      price: at,
      name,
      valueText: words.price(order.symbol, at),
      label: shortName(order),
      tone: 'ink',
      onMove: canMove ? (price) => onDrag(order, Math.max(1, Math.round(price))) : undefined,
    });
  }
  if (plan !== null) {
    const { idea, entry, onStop, onTarget } = plan;
    levels.push({ price: entry, tone: 'muted', dashed: true }, { price: idea.stop, tone: 'plum' });
    zones.push({ from: entry, to: idea.stop, tone: 'down' });
    const shown = (ticks: number) => words.price(idea.symbol, ticks);
    handles.push(
      { id: 'entry', price: entry, name: '', valueText: '', label: plan.entryLabel, tone: 'ink' },
      {
        id: 'stop',
        price: idea.stop,
        name: plan.stopLabel,
        valueText: shown(idea.stop),
        label: plan.stopLabel,
        tone: 'plum',
        onMove: (price) => onStop(Math.max(1, Math.round(price))),
      },
    );
    if (idea.target !== undefined) {
      levels.push({ price: idea.target, tone: 'plum' });
      zones.push({ from: entry, to: idea.target, tone: 'up' });
      handles.push({
        id: 'target',
        price: idea.target,
        name: plan.targetLabel,
        valueText: shown(idea.target),
        label: plan.targetLabel,
        tone: 'plum',
        onMove: (price) => onTarget(Math.max(1, Math.round(price))),
      });
    }
  }
  return { levels, handles, zones };
}

function fillMarks(events: readonly NumberedEvent[], symbol: string, timeframe: Timeframe): FillMark[] {
  const seconds = TIMEFRAMES[timeframe] * 60;
  const stops = new Set<number>();
  const marks: FillMark[] = [];
  for (const { event } of events) {
    if (event.kind === 'placed')
      for (const order of event.orders) if (order.role === 'stop') stops.add(order.id);
    if (event.kind !== 'filled' || event.symbol !== symbol) continue;
    // A fill belongs to the bar of the tick before the cursor at which it came.
    const time = timeOfTick(event.at - 1);
    const start = timeOfMinute(0);
    const closes = BigInt(event.realised) !== 0n;
    marks.push({
      time: start + Math.floor((time - start) / seconds) * seconds,
      price: averagePrice(event.legs),
      kind: stops.has(event.orderId) ? 'stopped' : closes ? 'closes' : 'opens',
    });
  }
  return marks;
}
