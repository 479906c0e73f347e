import type { PlaceKind } from './drawing-data.ts';
import { DrawingError } from './drawing-values.ts';

/** The places of a horizontal axis: where each lies, and what it is called. */
export type HorizontalValues = {
  readonly x_kind: PlaceKind;
  readonly x: readonly number[];
  readonly places: readonly string[];
};

const DAY = 86_400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Places that are numbers, called as they are written. */
export function numberPlaces(x: readonly number[]): HorizontalValues {
  return { x_kind: 'number', x, places: x.map(String) };
}

/**
 * The places that an author lists: numbers, days such as `2026-11-20`, or names.
 * @throws DrawingError when they are mixed or not in order: a line that runs back cannot be read
 */
export function horizontalValues(given: readonly (number | string)[]): HorizontalValues {
  if (given.every((value) => typeof value === 'number')) return ascending(numberPlaces(given));
  const names = given.map(String);
  if (given.some((value) => typeof value === 'number')) {
    throw new DrawingError(['x'], '`x` mixes numbers and words. Write numbers, days or names.');
  }
  if (!names.every((name) => ISO_DAY.test(name))) {
    return { x_kind: 'category', x: names.map((_, place) => place), places: names };
  }
  const days = names.map((name) => new Date(`${name}T00:00:00Z`).getTime() / DAY);
  return ascending({ x_kind: 'date', x: days, places: names });
}

function ascending(values: HorizontalValues): HorizontalValues {
  const place = values.x.findIndex((x, index) => !((values.x[index - 1] ?? Number.NEGATIVE_INFINITY) < x));
  if (place === -1) return values;
  throw new DrawingError(['x', place], `"${values.places[place]}" does not lie after the place before it.`);
}
