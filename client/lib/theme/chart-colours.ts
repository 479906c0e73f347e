/** The pairs of colours for rising and falling prices, the first of them for everyone who has not chosen. */
export const CHART_COLOURS = ['blue-orange', 'green-red', 'red-green'] as const;

export type ChartColours = (typeof CHART_COLOURS)[number];

const KEY = 'ledgerline.chart-colours';

/** Whether a text of unknown origin names a pair of colours. */
export function isChartColours(value: unknown): value is ChartColours {
  return CHART_COLOURS.some((colours) => colours === value);
}

/** The pair chosen on this device. The boot script reads the same key. */
export function chosenChartColours(): ChartColours {
  const { chartColours } = document.documentElement.dataset;
  return isChartColours(chartColours) ? chartColours : 'blue-orange';
}

/** Draws all charts in a pair of colours from now on, and remembers it on this device. */
export function chooseChartColours(colours: ChartColours): void {
  document.documentElement.dataset.chartColours = colours;
  try {
    localStorage.setItem(KEY, colours);
  } catch {
    // Storage is blocked: the choice lasts for this page only.
  }
}
