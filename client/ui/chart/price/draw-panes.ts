import {
  createTextWatermark,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  type ITextWatermarkPluginApi,
  LineSeries,
  LineStyle,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { grownFrom } from './grown-from.ts';
import type { PriceBar } from './price-bar.ts';
import type { PaneLine, PricePane } from './price-pane.ts';
import { tokenColour } from './token-colour.ts';

/** The values stay below the name of their pane. */
const MARGINS = { top: 0.26, bottom: 0.08 } as const;

/** How many times as high as one of the other panes that of the prices is. */
const PRICE_HEIGHT = 2.5;

interface DrawnLine {
  series: ISeriesApi<'Line'> | ISeriesApi<'Histogram'>;
  line: PaneLine;
}

interface DrawnPane {
  title: ITextWatermarkPluginApi<Time>;
  name: string;
  lines: readonly DrawnLine[];
}

/** The panes of a chart below that of its prices. */
export interface DrawnPanes {
  set: (panes: readonly PricePane[], bars: readonly PriceBar[]) => void;
  /** Takes the colours of the page again. */
  recolour: () => void;
}

/** @param box whose theme decides the colours */
export function drawPanes(chart: IChartApi, box: HTMLElement): DrawnPanes {
  let drawn: readonly DrawnPane[] = [];
  let names = '';
  const titleOf = (name: string) => ({
    horzAlign: 'left' as const,
    vertAlign: 'top' as const,
    lines: [
      {
        text: inPageDirection(name, box),
        color: tokenColour(box, '--color-muted'),
        fontSize: 13,
        fontFamily: getComputedStyle(box).fontFamily,
      },
    ],
  });
  const colourOf = ({ colour }: PaneLine) => tokenColour(box, `--color-series-${colour}`);

  const add = ({ name, lines, formatValue, range, levels = [] }: PricePane, place: number): DrawnPane => {
    const common = {
      lastValueVisible: true,
      priceLineVisible: false,
      priceFormat: { type: 'custom', formatter: formatValue, minMove: 0.000_001 } as const,
      ...(range && {
        autoscaleInfoProvider: () => ({ priceRange: { minValue: range[0], maxValue: range[1] } }),
      }),
    };
    const series = lines.map((line) => {
      const look = { ...common, color: colourOf(line), title: line.label };
      if (line.isColumns === true) return chart.addSeries(HistogramSeries, look, place);
      const lineStyle = line.dashed === true ? LineStyle.Dashed : LineStyle.Solid;
      const more = { lineStyle, lineWidth: 2, crosshairMarkerVisible: false } as const;
      return chart.addSeries(LineSeries, { ...look, ...more }, place);
    });
    for (const price of levels) {
      series[0]?.createPriceLine({
        price,
        color: tokenColour(box, '--color-muted'),
        lineWidth: 1,
        lineStyle: LineStyle.Dotted,
        axisLabelVisible: false,
        title: '',
      });
    }
    const pane = chart.panes()[place];
    if (pane === undefined) throw new RangeError(`The chart has no pane ${place}.`);
    pane.setStretchFactor(1);
    series[0]?.priceScale().applyOptions({ scaleMargins: MARGINS });
    return {
      title: createTextWatermark(pane, titleOf(name)),
      name,
      lines: series.flatMap((one, index) => {
        const line = lines[index];
        return line === undefined ? [] : [{ series: one, line: { ...line, values: [] } }];
      }),
    };
  };

  return {
    set(panes, bars) {
      const wanted = panes.map(({ id, name }) => `${id} ${name}`).join('\n');
      if (wanted !== names) {
        for (const { title, lines } of drawn.toReversed()) {
          title.detach();
          // A pane goes with its last series.
          for (const { series } of lines) chart.removeSeries(series);
        }
        names = wanted;
        drawn = panes.map((pane, index) => add(pane, index + 1));
        chart.panes()[0]?.setStretchFactor(PRICE_HEIGHT);
      }
      drawn = drawn.map((pane, index) => ({
        ...pane,
        lines: pane.lines.map(({ series, line }, place) => {
          const now = panes[index]?.lines[place] ?? line;
          showValues(series, line.values, now.values, bars);
          return { series, line: now };
        }),
      }));
    },
    recolour() {
      for (const { title, name, lines } of drawn) {
        title.applyOptions(titleOf(name));
        for (const { series, line } of lines) series.applyOptions({ color: colourOf(line) });
      }
    },
  };
}

/** A name that is drawn from right to left where the page is: the chart around it goes from left to right. */
function inPageDirection(name: string, box: HTMLElement): string {
  return box.ownerDocument.documentElement.dir === 'rtl' ? `\u2067${name}\u2069` : name;
}

/** Tells a series what has changed: a step adds a value or two. */
function showValues(
  series: DrawnLine['series'],
  before: PaneLine['values'],
  after: PaneLine['values'],
  bars: readonly PriceBar[],
): void {
  const pointOf = (place: number) => {
    const [bar, value] = [bars[place], after[place]];
    return bar === undefined || value === undefined ? [] : [{ time: bar.time as UTCTimestamp, value }];
  };
  const grown = grownFrom(before, after);
  if (grown === null) series.setData(after.flatMap((_, place) => pointOf(place)));
  else {
    for (let place = grown; place < after.length; place += 1)
      for (const point of pointOf(place)) series.update(point);
  }
}
