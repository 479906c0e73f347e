import type { Annotations } from './marks/annotations.ts';
import type { ChartProps, Series } from './chart-props.ts';
import { SeriesChart } from './series-chart.tsx';

interface AreaChartProps extends ChartProps, Annotations {
  places: readonly string[];
  series: Series;
}

/** How much there is of something at each place, measured from zero: a drawdown, an exposure. */
export function AreaChart({ series, ...chart }: AreaChartProps) {
  return <SeriesChart {...chart} series={[series]} filled />;
}
