const DAY = 86_400_000;

/** The day of the puzzle that strangers get, YYYY-MM-DD: that of UTC, whatever their clock says. */
export function guestDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The days whose puzzle a stranger may answer: whoever looked at it before midnight may answer after. */
export function guestDays(now: Date): string[] {
  return [guestDay(now), guestDay(new Date(now.getTime() - DAY))];
}
