import {
  type AutoscaleInfo,
  CandlestickSeries,
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  ColorType,
  createChart,
  CrosshairMode,
  type DeepPartial,
  HistogramSeries,
  type ISeriesApi,
  type Logical,
  LineSeries,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts';
import { barChanges } from './bar-changes.ts';
import { drawPanes } from './draw-panes.ts';
import type { ChartPoint } from './drawing.ts';
import { grownFrom } from './grown-from.ts';
import { longestTick } from './longest-tick.ts';
import type { PriceBar } from './price-bar.ts';
import type { PricePane } from './price-pane.ts';
import type { PriceLine, Scene } from './scene.ts';
import { ScenePainter } from './scene-painter.ts';
import type { SceneColours, ScenePlaces } from './scene-places.ts';
import { spreadApart } from './spread-apart.ts';
import { onThemeChange, tokenColour } from './token-colour.ts';

interface DrawingOptions {
  locale: string;
  formatPrice: (price: number) => string;
  /** Words the time of a bar at the crosshair. */
  formatTime: (time: number) => string;
  /** Words it below the axis: the day, or the time of the day. */
  formatTick: (time: number, isDay: boolean) => string;
  /** The smallest step of a price. */
  minMove: number;
  /** Room after the last bar, in pixels. */
  room: number;
  /** Called with the place of the bar that is pointed at. */
  onPoint: (place: number) => void;
  /** Called with where the chart was pressed. */
  onPress: (point: ChartPoint) => void;
  /** Called when somebody has scrolled to the first bars. */
  onStart: () => void;
}

/** How bars lie in the box of a chart, in pixels; `offset` is from the last bar to the edge, in bars. */
export interface MarketView {
  readonly width: number;
  readonly height: number;
  readonly spacing: number;
  readonly offset: number;
  readonly top: number | null;
  readonly bottom: number | null;
}

/** What can be done with a drawn chart. */
export interface MarketDrawing {
  setBars: (bars: readonly PriceBar[]) => void;
  setLines: (lines: readonly PriceLine[]) => void;
  /** What stands below the prices, for the bars that are set. */
  setPanes: (panes: readonly PricePane[]) => void;
  setScene: (scene: Scene) => void;
  /** Shows the crosshair at a bar, at its close or another price, and brings the bar into view. */
  pointAt: (place: number, price?: number) => void;
  /** Brings the bar that holds a time into view. @param seconds since 1970 (UTC) */
  lookAt: (time: number) => void;
  /** Shows the last bars again. */
  toEnd: () => void;
  /** The price at a height of the box, in pixels. */
  priceAt: (y: number) => number | null;
  /** How the bars lie in the box now. Prices are read at the edges of the plot. */
  view: () => MarketView;
  remove: () => void;
}

/** Width of the price axis, about. */
const AXIS = 72;

/** Height of a label at the edge, with the room it keeps. */
const LABEL_GAP = 34;

/**
 * Draws a market with lightweight-charts into a box and keeps to its size and theme. The library's attribution stays on.
 * @param overlay whose elements with `data-price` are kept at the height of their price
 */
export function drawMarket(box: HTMLElement, overlay: HTMLElement, options: DrawingOptions): MarketDrawing {
  const { locale, formatPrice, formatTime, formatTick, minMove } = options;
  const priceFormat = { type: 'custom', formatter: formatPrice, minMove } as const;
  const chart = createChart(box, {
    ...chartColours(box),
    autoSize: true,
    localization: {
      locale,
      timeFormatter: (time: unknown) => formatTime(Number(time)),
    },
    handleScroll: { vertTouchDrag: false, mouseWheel: true },
    crosshair: { mode: CrosshairMode.Normal },
    timeScale: {
      borderColor: tokenColour(box, '--color-line'),
      timeVisible: true,
      // 3 and 4 are times of the day.
      tickMarkFormatter: (time: unknown, kind: number) => formatTick(Number(time), kind < 3),
      // Unless it is told it keeps room for eight, and longer ones run into each other.
      tickMarkMaxCharacterLength: longestTick(formatTick),
    },
  });
  let shown: readonly PriceBar[] = [];
  let places = new Map<number, number>();
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: '',
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: 0.88, bottom: 0 } });
  const lines = new Map<string, ISeriesApi<'Line'>>();
  const series = chart.addSeries(CandlestickSeries, {
    ...candleColours(box),
    priceFormat,
    priceLineVisible: false,
    autoscaleInfoProvider: (original: () => AutoscaleInfo | null) => {
      const info = original();
      if (info?.priceRange == null) return info;
      const { minValue, maxValue } = info.priceRange;
      // What is planned has to be seen, unless it is so far away that the bars would become a line.
      const reach = (maxValue - minValue) * 1.5;
      const near = painter.scene.levels
        .map(({ price }) => price)
        .filter((price) => price > minValue - reach && price < maxValue + reach);
      return {
        ...info,
        priceRange: { minValue: Math.min(minValue, ...near), maxValue: Math.max(maxValue, ...near) },
      };
    },
  });
  series.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.16 } });
  const panes = drawPanes(chart, box);
  const placeOf = (time: number) => places.get(time) ?? nearestPlace(shown, time);
  const placesOf = (width: number, height: number): ScenePlaces => ({
    xOf: (time) => chart.timeScale().logicalToCoordinate(placeOf(time) as Logical),
    yOf: (price) => series.priceToCoordinate(price),
    last: chart.timeScale().logicalToCoordinate((shown.length - 1) as Logical) ?? -1000,
    width,
    height,
  });
  const painter = new ScenePainter(sceneColours(box), formatPrice, placesOf, (painted) =>
    placeLabels(overlay, painted),
  );
  series.attachPrimitive(painter);
  const volumeOf = (bar: PriceBar) => ({
    time: bar.time as UTCTimestamp,
    value: bar.volume ?? 0,
    color: withAlpha(bar.close >= bar.open ? painter.colours.up : painter.colours.down),
  });
  chart.subscribeCrosshairMove(({ logical, point }) => {
    if (point !== undefined && logical !== undefined && shown[logical] !== undefined)
      options.onPoint(logical);
  });
  chart.subscribeClick(({ point, logical, paneIndex = 0 }) => {
    if (point === undefined || logical === undefined || paneIndex > 0) return;
    const price = series.coordinateToPrice(point.y);
    const bar = shown[Math.max(0, Math.min(shown.length - 1, logical))];
    if (price !== null && bar !== undefined) options.onPress({ time: bar.time, price });
  });
  let asked = -1;
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range === null || range.from > 20 || asked === shown.length || shown.length === 0) return;
    asked = shown.length;
    options.onStart();
  });
  const stopFollowing = onThemeChange(() => {
    painter.colours = sceneColours(box);
    chart.applyOptions(chartColours(box));
    series.applyOptions(candleColours(box));
    volume.setData(shown.map(volumeOf));
    panes.recolour();
    for (const [id, line] of lines) line.applyOptions({ color: tokenColour(box, colourOf.get(id) ?? '') });
  });
  const pointAt: MarketDrawing['pointAt'] = (place, price) => {
    const bar = shown[place];
    if (bar === undefined) return;
    const time = chart.timeScale();
    const view = time.getVisibleLogicalRange();
    const hidden = view === null ? 0 : Math.max(0, place - view.to) + Math.min(0, place - view.from);
    if (view !== null && hidden !== 0) {
      time.setVisibleLogicalRange({ from: view.from + hidden, to: view.to + hidden });
    }
    chart.setCrosshairPosition(price ?? bar.close, bar.time as UTCTimestamp, series);
  };
  const colourOf = new Map<string, string>();
  let drawnLines: readonly PriceLine[] = [];
  return {
    setBars(bars) {
      const changes = barChanges(shown, bars);
      const isFirst = shown.length === 0;
      const added = bars.length - shown.length;
      const view = chart.timeScale().getVisibleLogicalRange();
      const older = changes === null && !isFirst && bars.at(-1)?.time === shown.at(-1)?.time ? added : 0;
      shown = bars;
      if (changes === null) {
        places = new Map(bars.map(({ time }, place) => [time, place]));
        series.setData(bars.map(toCandle));
        volume.setData(bars.map(volumeOf));
        if (isFirst) showLast(chart, bars.length, box.clientWidth - AXIS, options.room);
        else if (older > 0 && view !== null) {
          chart.timeScale().setVisibleLogicalRange({ from: view.from + older, to: view.to + older });
        }
        return;
      }
      for (const bar of changes) {
        if (!places.has(bar.time)) places.set(bar.time, places.size);
        series.update(toCandle(bar));
        volume.update(volumeOf(bar));
      }
    },
    setLines(wanted) {
      for (const [id, line] of lines) {
        if (wanted.some((one) => one.id === id)) continue;
        chart.removeSeries(line);
        lines.delete(id);
      }
      for (const { id, colour, dashed = false, values } of wanted) {
        const known = lines.get(id);
        colourOf.set(id, `--color-series-${colour}`);
        const line =
          known ??
          chart.addSeries(LineSeries, {
            color: tokenColour(box, `--color-series-${colour}`),
            lineWidth: 2,
            lineStyle: dashed ? LineStyle.Dashed : LineStyle.Solid,
            priceFormat,
            lastValueVisible: false,
            priceLineVisible: false,
            crosshairMarkerVisible: false,
            autoscaleInfoProvider: () => null,
          });
        lines.set(id, line);
        const before = drawnLines.find((one) => one.id === id)?.values;
        const grown = known === undefined || before === undefined ? null : grownFrom(before, values);
        if (grown === null) line.setData(shown.flatMap((bar, place) => linePoint(bar, values[place])));
        else {
          for (let place = grown; place < values.length; place += 1) {
            const bar = shown[place];
            if (bar !== undefined) for (const point of linePoint(bar, values[place])) line.update(point);
          }
        }
      }
      drawnLines = wanted;
    },
    setPanes: (wanted) => panes.set(wanted, shown),
    setScene(scene) {
      painter.show(scene);
    },
    lookAt: (time) => pointAt(nearestPlace(shown, time)),
    pointAt,
    toEnd: () => chart.timeScale().scrollToRealTime(),
    priceAt: (y) => series.coordinateToPrice(y),
    view() {
      const time = chart.timeScale();
      const { height } = chart.paneSize(0);
      return {
        width: time.width(),
        height,
        spacing: time.options().barSpacing,
        offset: time.scrollPosition(),
        top: series.coordinateToPrice(0),
        bottom: series.coordinateToPrice(height),
      };
    },
    remove() {
      stopFollowing();
      // A size that is still on its way would reach a chart that is gone.
      chart.applyOptions({ autoSize: false });
      chart.remove();
    },
  };
}

function toCandle(bar: PriceBar) {
  return { time: bar.time as UTCTimestamp, open: bar.open, high: bar.high, low: bar.low, close: bar.close };
}

function linePoint(bar: PriceBar, value: number | undefined) {
  return value === undefined ? [] : [{ time: bar.time as UTCTimestamp, value }];
}

/** The place of the bar that holds a time: the last one that begins no later. */
function nearestPlace(bars: readonly PriceBar[], time: number): number {
  let [low, high] = [0, bars.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((bars[middle]?.time ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** So many bars at first that a candle is wide enough to be read. */
function showLast(chart: ReturnType<typeof createChart>, count: number, width: number, room: number): void {
  const bars = Math.max(24, Math.min(count, Math.floor((width - room) / 8)));
  const barSpacing = Math.max(3, (width - room) / bars);
  const rightOffset = room / barSpacing;
  chart.timeScale().applyOptions({ barSpacing, rightOffset });
  // At once: what moves there draws the whole chart in each frame, while the page is still being put together.
  chart.timeScale().scrollToPosition(rightOffset, false);
}

/** Keeps labels at the height of their price, and apart. */
function placeLabels(overlay: HTMLElement, { yOf, height }: ScenePlaces): void {
  const labels = [...overlay.querySelectorAll<HTMLElement>('[data-price]')];
  const heights = labels.map((label) => yOf(Number(label.dataset.price)) ?? -LABEL_GAP);
  const placed = spreadApart(heights, LABEL_GAP, LABEL_GAP / 2, height - LABEL_GAP / 2);
  for (const [index, label] of labels.entries()) {
    label.style.transform = `translateY(${Math.round(placed[index] ?? 0)}px) translateY(-50%)`;
    label.style.visibility = 'visible';
  }
}

function withAlpha(colour: string): string {
  return colour.replace('rgb(', 'rgba(').replace(')', ', 0.45)');
}

function chartColours(box: HTMLElement): DeepPartial<ChartOptions> {
  const line = { color: tokenColour(box, '--color-line') };
  const edge = { borderColor: tokenColour(box, '--color-line') };
  const ink = tokenColour(box, '--color-ink');
  return {
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: tokenColour(box, '--color-muted'),
      fontFamily: getComputedStyle(box).fontFamily,
      fontSize: 13,
      attributionLogo: true,
      panes: { enableResize: false, separatorColor: tokenColour(box, '--color-line') },
    },
    crosshair: { horzLine: { labelBackgroundColor: ink }, vertLine: { labelBackgroundColor: ink } },
    grid: { vertLines: line, horzLines: line },
    rightPriceScale: edge,
    timeScale: edge,
  };
}

function sceneColours(box: HTMLElement): SceneColours {
  return {
    ink: tokenColour(box, '--color-ink'),
    muted: tokenColour(box, '--color-muted'),
    plum: tokenColour(box, '--color-plum'),
    paper: tokenColour(box, '--color-paper'),
    up: tokenColour(box, '--color-up'),
    down: tokenColour(box, '--color-down'),
    font: getComputedStyle(box).fontFamily,
  };
}

/** Rising candles are hollow: filled with what lies behind them. */
function candleColours(box: HTMLElement): CandlestickSeriesPartialOptions {
  const up = tokenColour(box, '--color-up');
  const down = tokenColour(box, '--color-down');
  return {
    upColor: tokenColour(box, '--color-paper'),
    borderUpColor: up,
    wickUpColor: up,
    downColor: down,
    borderDownColor: down,
    wickDownColor: down,
  };
}
