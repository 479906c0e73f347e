/** How a series is told from the others: a colour, and a dash pattern for those who cannot use the colour. */
export interface SeriesStyle {
  colour: string;
  dashes: string | undefined;
}

const styles: readonly SeriesStyle[] = [
  { colour: 'text-series-1', dashes: undefined },
  { colour: 'text-series-2', dashes: '7 4' },
  { colour: 'text-series-3', dashes: '2 4' },
  { colour: 'text-series-4', dashes: '10 3 2 3' },
  { colour: 'text-series-5', dashes: '14 4' },
  { colour: 'text-series-6', dashes: '4 2' },
];

/** The look of the series with this place; after six they repeat, and a chart should have been two. */
export function seriesStyle(place: number): SeriesStyle {
  return styles[place % styles.length] ?? { colour: 'text-ink', dashes: undefined };
}
