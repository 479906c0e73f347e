import type { Drawing } from './drawing.ts';
import type { SceneColours, ScenePlaces } from './scene-places.ts';

/** Draws what somebody drew; what is selected in plum, with its points. */
export function paintDrawing(
  context: CanvasRenderingContext2D,
  places: ScenePlaces,
  drawing: Drawing,
  colours: SceneColours,
  isSelected: boolean,
): void {
  const from = at(places, drawing.from);
  const to = at(places, drawing.to);
  if (from === null || to === null) return;
  const [[x1, y1], [x2, y2]] = [from, to];
  context.strokeStyle = isSelected ? colours.plum : colours.ink;
  context.fillStyle = context.strokeStyle;
  context.lineWidth = 1.25;
  context.font = `13px ${colours.font}`;
  switch (drawing.kind) {
    case 'level':
      stroke(context, 0, y1, places.width, y1);
      break;
    case 'ray': {
      // On to the edge, in the direction from the first point to the second.
      const reach = x2 === x1 ? 0 : ((x2 > x1 ? places.width : 0) - x1) / (x2 - x1);
      stroke(context, x1, y1, x1 + reach * (x2 - x1), y1 + reach * (y2 - y1));
      break;
    }
    case 'rectangle':
      context.globalAlpha = 0.08;
      context.fillRect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
      context.globalAlpha = 1;
      context.strokeRect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
      break;
    case 'ruler':
      context.setLineDash([4, 3]);
      stroke(context, x1, y1, x2, y1);
      stroke(context, x2, y1, x2, y2);
      context.setLineDash([]);
      break;
    case 'text':
      break;
    default:
      stroke(context, x1, y1, x2, y2);
  }
  if (drawing.text !== undefined) {
    // The text of a level stands at the edge, since its line goes on for ever.
    const x = drawing.kind === 'level' ? 12 : drawing.kind === 'ruler' ? x2 + 8 : x1 + 6;
    const y = drawing.kind === 'ruler' ? (y1 + y2) / 2 : y1 - 6;
    context.fillText(drawing.text, x, y);
  }
  if (isSelected) for (const [x, y] of [from, to]) context.fillRect(x - 3, y - 3, 6, 6);
}

function at({ xOf, yOf }: ScenePlaces, point: Drawing['from']): [number, number] | null {
  const [x, y] = [xOf(point.time), yOf(point.price)];
  return x === null || y === null ? null : [x, y];
}

function stroke(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}
