import type { Series } from './chart-props.ts';
import { SeriesChart, type SeriesChartProps } from './series-chart.tsx';

interface AreaChartProps extends Omit<SeriesChartProps, 'series' | 'filled'> {
  series: Series;
}

/** How much there is of something at each place, measured from zero: a drawdown, an exposure. */
export function AreaChart({ series, ...chart }: AreaChartProps) {
  return <SeriesChart {...chart} series={[series]} filled />;
}
