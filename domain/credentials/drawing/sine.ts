import { polynomial } from '../../kernel/portable-math.ts';

const TURN = 6.283185307179586;
/** Taylor's series of the sine in the square of its angle, good to 1 in 10^13 for a quarter turn. */
const TERMS = [
  2.8114572543455206e-15, -7.647163731819816e-13, 1.6059043836821613e-10, -2.505210838544172e-8,
  2.7557319223985893e-6, -0.0001984126984126984, 0.008333333333333333, -0.16666666666666666, 1,
];

/** The sine of an angle in turns, from + - * alone: every engine gives the same bits, so that a drawing is the same. */
export function sineOfTurns(turns: number): number {
  let part = turns - Math.floor(turns);
  if (part > 0.75) part -= 1;
  else if (part > 0.25) part = 0.5 - part;
  const angle = part * TURN;
  return angle * polynomial(TERMS, angle * angle);
}

/** The cosine of an angle in turns. */
export function cosineOfTurns(turns: number): number {
  return sineOfTurns(turns + 0.25);
}
