/** The day of the puzzle that strangers get, YYYY-MM-DD: that of UTC, whatever their clock says. */
export function guestDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
