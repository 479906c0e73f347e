import { LEVEL_CUTS } from '#domain/placement/levels.ts';

/** The abilities at both ends of the drawing. */
const [LOWEST, HIGHEST] = [-2.4, 2.4];

/** Where an ability lies in a drawing of the three levels, in percent of its width: each level is a third of it. */
export function placeOfAbility(ability: number): number {
  const [first, second] = LEVEL_CUTS;
  const clamped = Math.min(HIGHEST, Math.max(LOWEST, ability));
  const third = 100 / 3;
  if (clamped < first) return (third * (clamped - LOWEST)) / (first - LOWEST);
  if (clamped <= second) return third + (third * (clamped - first)) / (second - first);
  return 2 * third + (third * (clamped - second)) / (HIGHEST - second);
}
