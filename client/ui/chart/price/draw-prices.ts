import {
  CandlestickSeries,
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  ColorType,
  createChart,
  type DeepPartial,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { PriceBar } from './price-bar.ts';
import { onThemeChange, tokenColour } from './token-colour.ts';

interface DrawingOptions {
  bars: readonly PriceBar[];
  locale: string;
  formatValue: (value: number) => string;
  /** Called with the place of the bar that is pointed at. */
  onPoint: (place: number) => void;
}

/** What can be done with a drawn chart. */
export interface PriceDrawing {
  /** Shows the crosshair at a bar and brings the bar into view. */
  pointAt: (place: number) => void;
  remove: () => void;
}

/** Draws bars with lightweight-charts into a box and keeps to its size and theme. The library's attribution stays on. */
export function drawPrices(
  box: HTMLElement,
  { bars, locale, formatValue, onPoint }: DrawingOptions,
): PriceDrawing {
  const chart = createChart(box, {
    ...chartColours(box),
    autoSize: true,
    localization: { locale, priceFormatter: formatValue },
    handleScroll: { vertTouchDrag: false, mouseWheel: false },
  });
  const series = chart.addSeries(CandlestickSeries, candleColours(box));
  series.setData(bars.map((bar) => ({ ...bar, time: bar.time as UTCTimestamp })));
  chart.subscribeCrosshairMove(({ logical, point }) => {
    if (point !== undefined && logical !== undefined && bars[logical] !== undefined) onPoint(logical);
  });
  const stopFollowing = onThemeChange(() => {
    chart.applyOptions(chartColours(box));
    series.applyOptions(candleColours(box));
  });
  return {
    pointAt(place) {
      const bar = bars[place];
      if (bar === undefined) return;
      const time = chart.timeScale();
      const view = time.getVisibleLogicalRange();
      const hidden = view === null ? 0 : Math.max(0, place - view.to) + Math.min(0, place - view.from);
      if (view !== null && hidden !== 0) {
        time.setVisibleLogicalRange({ from: view.from + hidden, to: view.to + hidden });
      }
      chart.setCrosshairPosition(bar.close, bar.time as UTCTimestamp, series);
    },
    remove() {
      stopFollowing();
      chart.remove();
    },
  };
}

function chartColours(box: HTMLElement): DeepPartial<ChartOptions> {
  const line = { color: tokenColour(box, '--color-line') };
  const edge = { borderColor: tokenColour(box, '--color-control') };
  return {
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: tokenColour(box, '--color-muted'),
      fontFamily: getComputedStyle(box).fontFamily,
      fontSize: 13,
      attributionLogo: true,
    },
    grid: { vertLines: { visible: false }, horzLines: line },
    rightPriceScale: edge,
    timeScale: edge,
  };
}

/** Rising candles are hollow: filled with what lies behind them. */
function candleColours(box: HTMLElement): CandlestickSeriesPartialOptions {
  const up = tokenColour(box, '--color-up');
  const down = tokenColour(box, '--color-down');
  return {
    upColor: tokenColour(box, '--color-surface'),
    borderUpColor: up,
    wickUpColor: up,
    downColor: down,
    borderDownColor: down,
    wickDownColor: down,
  };
}
