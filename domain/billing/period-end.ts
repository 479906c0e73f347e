/**
 * The moment some months later, in UTC. A day that the month does not have is its last one, as payment providers count:
 * a month after 31 January ends on 28 or 29 February.
 *
 * @param months a whole number above zero
 */
export function periodEnd(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}
