import { SeriesChart, type SeriesChartProps } from './series-chart.tsx';

/** How values change from place to place. The axis shows the range of the values; it need not reach zero. */
export function LineChart(props: Omit<SeriesChartProps, 'filled'>) {
  return <SeriesChart {...props} filled={false} />;
}
