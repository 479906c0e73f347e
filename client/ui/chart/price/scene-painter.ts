import type {
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesPrimitive,
  ISeriesPrimitiveAxisView,
  SeriesAttachedParameter,
} from 'lightweight-charts';
import { paintDrawing } from './paint-drawing.ts';
import type { FillMark, Level, Scene, Zone } from './scene.ts';
import type { SceneColours, ScenePlaces } from './scene-places.ts';

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0];

/** Draws a scene over the candles, and tells after each painting where prices stand now. */
export class ScenePainter implements ISeriesPrimitive {
  scene: Scene = { levels: [], zones: [], fills: [], drawings: [], selected: null };
  colours: SceneColours;
  private readonly placesOf: (width: number, height: number) => ScenePlaces;
  private readonly onPainted: (places: ScenePlaces) => void;
  private readonly views: readonly IPrimitivePaneView[];
  private axis: readonly ISeriesPrimitiveAxisView[] = [];
  private redraw: (() => void) | undefined;

  private readonly formatPrice: (price: number) => string;

  constructor(
    colours: SceneColours,
    formatPrice: (price: number) => string,
    placesOf: (width: number, height: number) => ScenePlaces,
    onPainted: (places: ScenePlaces) => void,
  ) {
    this.colours = colours;
    this.formatPrice = formatPrice;
    this.placesOf = placesOf;
    this.onPainted = onPainted;
    this.views = [
      view(
        'bottom',
        (context, places) => {
          for (const zone of this.scene.zones) paintZone(context, places, zone, this.colours);
        },
        this.placesOf,
      ),
      view(
        'top',
        (context, places) => {
          paintCursor(context, places, this.colours);
          for (const drawing of this.scene.drawings) {
            paintDrawing(context, places, drawing, this.colours, drawing.id === this.scene.selected);
          }
          for (const level of this.scene.levels) paintLevel(context, places, level, this.colours);
          for (const fill of this.scene.fills) paintFill(context, places, fill, this.colours);
          this.onPainted(places);
        },
        this.placesOf,
      ),
    ];
  }

  attached({ requestUpdate }: SeriesAttachedParameter): void {
    this.redraw = requestUpdate;
  }

  detached(): void {
    this.redraw = undefined;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.views;
  }

  priceAxisViews(): readonly ISeriesPrimitiveAxisView[] {
    return this.axis;
  }

  show(scene: Scene): void {
    this.scene = scene;
    this.axis = scene.levels.map(({ price, tone }) => ({
      coordinate: () => this.placesOf(0, 0).yOf(price) ?? -100,
      text: () => this.formatPrice(price),
      textColor: () => this.colours.paper,
      backColor: () => this.colours[tone],
    }));
    this.redraw?.();
  }
}

type Paint = (context: CanvasRenderingContext2D, places: ScenePlaces) => void;

function view(
  zOrder: 'bottom' | 'top',
  paint: Paint,
  placesOf: (width: number, height: number) => ScenePlaces,
): IPrimitivePaneView {
  const renderer: IPrimitivePaneRenderer = {
    draw: (target: Target) =>
      target.useMediaCoordinateSpace(({ context, mediaSize }) => {
        context.save();
        paint(context, placesOf(mediaSize.width, mediaSize.height));
        context.restore();
      }),
  };
  return { zOrder: () => zOrder, renderer: () => renderer };
}

/** Nothing is drawn after the cursor but the plan. */
function paintCursor(
  context: CanvasRenderingContext2D,
  { last, height }: ScenePlaces,
  { muted }: SceneColours,
) {
  context.strokeStyle = muted;
  context.lineWidth = 1;
  context.setLineDash([2, 4]);
  line(context, last + 6.5, 0, last + 6.5, height);
  context.setLineDash([]);
}

function paintZone(
  context: CanvasRenderingContext2D,
  { last, width, yOf }: ScenePlaces,
  { from, to, tone }: Zone,
  colours: SceneColours,
) {
  const [top, bottom] = [yOf(Math.max(from, to)), yOf(Math.min(from, to))];
  if (top === null || bottom === null) return;
  context.globalAlpha = 0.12;
  context.fillStyle = colours[tone];
  context.fillRect(last + 6, top, Math.max(0, width - last - 6), bottom - top);
  context.globalAlpha = 1;
}

function paintLevel(
  context: CanvasRenderingContext2D,
  { last, width, yOf }: ScenePlaces,
  { price, tone, dashed = false }: Level,
  colours: SceneColours,
) {
  const y = yOf(price);
  if (y === null) return;
  context.strokeStyle = colours[tone];
  context.lineWidth = tone === 'muted' ? 1 : 1.5;
  context.setLineDash(dashed ? [2, 4] : []);
  line(context, Math.max(0, last - 60), y, width, y);
  context.setLineDash([]);
}

/** An entry is a ring with a point, an exit an empty ring, a stop a ring with a cross. */
function paintFill(
  context: CanvasRenderingContext2D,
  { xOf, yOf }: ScenePlaces,
  { time, price, kind }: FillMark,
  colours: SceneColours,
) {
  const [x, y] = [xOf(time), yOf(price)];
  if (x === null || y === null) return;
  context.strokeStyle = colours.ink;
  context.fillStyle = colours.paper;
  context.lineWidth = 1.5;
  ring(context, x, y, 5.5);
  context.fill();
  context.stroke();
  if (kind === 'opens') {
    context.fillStyle = colours.ink;
    ring(context, x, y, 2.5);
    context.fill();
  }
  if (kind === 'stopped') {
    line(context, x - 2.5, y - 2.5, x + 2.5, y + 2.5);
    line(context, x + 2.5, y - 2.5, x - 2.5, y + 2.5);
  }
}

function ring(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function line(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number) {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}
