/** Units that are no plural, or stand with one as they do with two. */
const UNCHANGED = /^(?:(?:million|billion|trillion) .+|times|.*(?:ss|us|is|series))$/;
const PLURAL = /^(?:[a-z]+ )?[a-z]+s$/;

/** The unit of a number in English: "1 day", "2 days", "−1 point", "1.5 points". */
export function countedUnit(value: number, unit: string): string {
  if (Math.abs(value) !== 1) return unit;
  if (unit === 'people') return 'person';
  if (!PLURAL.test(unit) || UNCHANGED.test(unit)) return unit;
  return unit.replace(/([^aeiou])ies$|(ss|x|ch|sh)es$|s$/, (_, before?: string, hiss?: string) =>
    before === undefined ? (hiss ?? '') : `${before}y`,
  );
}
