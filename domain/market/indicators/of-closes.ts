import type { Bar } from '../bar.ts';
import type { Indicator } from './indicator.ts';

/** An indicator of numbers, taken of the closes of bars. */
export function ofCloses<State, Value>({
  start,
  next,
}: Indicator<number, State, Value>): Indicator<Bar, State, Value> {
  return { start, next: (state, { close }) => next(state, close) };
}
