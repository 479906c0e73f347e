/* What the client draws a plot in a text by, in pixels: see MarkArrows, ScatterChart and Plot there. */

export const PLOT_HEIGHT = 224;
/** The size of labels, and the height of their lines. */
export const [TEXT_SIZE, LINE_HEIGHT] = [13, 16.25];
/** The columns beside a plot, and the labels in them, are no wider. */
export const WIDEST_GUTTER = 112;
/** How wide a plot is at least on a phone, between its two columns. */
export const NARROWEST_PLOT = 230;
