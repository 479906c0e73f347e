/** Colours of the page as a canvas understands them. */
export interface SceneColours {
  ink: string;
  muted: string;
  plum: string;
  paper: string;
  up: string;
  down: string;
  font: string;
}

/** Where things stand on the canvas. */
export interface ScenePlaces {
  xOf: (time: number) => number | null;
  yOf: (price: number) => number | null;
  /** The middle of the last bar. */
  last: number;
  width: number;
  height: number;
}
