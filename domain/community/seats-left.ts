/**
 * Seats of a program that can still be awarded. Never below zero, also where an operator has made the program smaller
 * than what was awarded.
 *
 * The database refuses an award where none is left (`private.decide_application`); both run
 * tests/cases/scholarship-seats.json.
 *
 * @param spots seats of the program
 * @param awarded awards so far, claimed or not
 */
export function seatsLeft(spots: number, awarded: number): number {
  return Math.max(0, spots - awarded);
}
