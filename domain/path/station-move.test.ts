import { expect, test } from 'vitest';
import { MOST_MOVES, type StationMove, withMove } from './station-move.ts';

const move = (station: string, side: StationMove['side'], other: string): StationMove => ({
  station,
  side,
  other,
});

test('a move is remembered after those before it', () => {
  expect(withMove([move('a', 'before', 'b')], move('c', 'after', 'd'))).toEqual([
    move('a', 'before', 'b'),
    move('c', 'after', 'd'),
  ]);
});

test('a move forgets the one that it takes back or says again', () => {
  expect(withMove([move('a', 'before', 'b')], move('b', 'before', 'a'))).toEqual([move('b', 'before', 'a')]);
  expect(withMove([move('a', 'before', 'b')], move('a', 'after', 'b'))).toEqual([move('a', 'after', 'b')]);
  expect(withMove([move('a', 'before', 'b')], move('b', 'after', 'a'))).toEqual([move('b', 'after', 'a')]);
});

test('no more moves are remembered than there is room for, and the oldest go', () => {
  let moves: StationMove[] = [];
  for (let index = 0; index <= MOST_MOVES; index++)
    moves = withMove(moves, move(`s${index}`, 'before', 'end'));
  expect(moves).toHaveLength(MOST_MOVES);
  expect(moves[0]?.station).toBe('s1');
});
