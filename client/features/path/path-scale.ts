import { daysBetween } from '#domain/knowledge/learner-day.ts';
import type { ReadPathResponse } from '#domain/path/contract.ts';

/** A station on the drawing, in percent of its width and height from its start and top. */
export interface PathPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Where everything stands on the drawing of a path. */
export interface PathScale {
  readonly points: readonly PathPoint[];
  /** Today. */
  readonly today: number;
  /** Between which places the path arrives; null once everything is done. */
  readonly arrival: { readonly from: number; readonly to: number } | null;
  readonly ticks: readonly { readonly day: string; readonly x: number }[];
}

/** What the first and last points keep from the edges. */
const [LEFT, RIGHT, TOP, BOTTOM] = [1, 1, 12, 8];

/** Labels of the axis stand no nearer to each other. */
const TICK_GAP = 9;

/** The stations of a path against dates: what is done on its day, here today, what is ahead on the first day it may be done. */
export function pathScale({
  stations,
  day,
  arrival,
}: Pick<ReadPathResponse, 'stations' | 'day' | 'arrival'>): PathScale {
  const first = stations[0]?.done_on ?? day;
  const last = arrival?.to ?? day;
  const span = Math.max(daysBetween(first, last), 1);
  const x = (date: string) => LEFT + (daysBetween(first, date) / span) * (100 - LEFT - RIGHT);
  const y = (place: number) =>
    100 - BOTTOM - (place / Math.max(stations.length - 1, 1)) * (100 - TOP - BOTTOM);
  const today = x(day);
  const points = stations.map(({ id, state, done_on, reached }, place) => ({
    id,
    x: state === 'here' ? today : x(done_on ?? reached?.from ?? day),
    y: y(place),
  }));
  const isFree = (ticks: readonly { x: number }[], at: number) =>
    ticks.every((tick) => Math.abs(tick.x - at) >= TICK_GAP);
  const ticks = [{ day, x: today }];
  for (const date of [first, ...monthsBetween(first, last, span)]) {
    if (isFree(ticks, x(date)) && x(date) < 97) ticks.push({ day: date, x: x(date) });
  }
  return {
    points,
    today,
    arrival: arrival && { from: x(arrival.from), to: x(arrival.to) },
    ticks: ticks.toSorted((one, other) => one.x - other.x),
  };
}

/** The first days of months between two days; of a short time the days of weeks. */
function monthsBetween(first: string, last: string, span: number): string[] {
  const days: string[] = [];
  const date = new Date(`${first}T00:00:00Z`);
  for (let step = 0; step < 400; step++) {
    if (span < 45) date.setUTCDate(date.getUTCDate() + 7);
    else date.setUTCMonth(date.getUTCMonth() + 1, 1);
    const day = date.toISOString().slice(0, 10);
    if (day > last) break;
    days.push(day);
  }
  return days;
}
