/** How the controls of a figure stand. */
export interface FigureState {
  /** What the figure says as it stands. */
  readonly title: string;
  readonly values: Readonly<Record<string, number>>;
  /** Moves the controls; what they do not know, or cannot show, is left as it is. */
  readonly show: (values: Readonly<Record<string, number>>) => void;
}
