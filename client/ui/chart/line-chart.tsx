import type { Annotations } from './marks/annotations.ts';
import type { ChartProps, Series } from './chart-props.ts';
import { SeriesChart } from './series-chart.tsx';

interface LineChartProps extends ChartProps, Annotations {
  /** The names of the places from left to right, evenly spaced. */
  places: readonly string[];
  /** Up to six lines, named at their ends. */
  series: readonly Series[];
}

/** How values change from place to place. The axis shows the range of the values; it need not reach zero. */
export function LineChart(props: LineChartProps) {
  return <SeriesChart {...props} filled={false} />;
}
