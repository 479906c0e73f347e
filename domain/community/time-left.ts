const MINUTE_MS = 60_000;

/** How long until, or since, a time that was promised: whole hours, or whole minutes where it is less than one hour. */
export type TimeLeft = {
  readonly isOverdue: boolean;
  readonly count: number;
  readonly unit: 'hour' | 'minute';
};

/** The time between a promise and now, rounded down: nobody is told that there is more left than there is. */
export function timeLeft(dueAt: Date, now: Date): TimeLeft {
  const between = dueAt.getTime() - now.getTime();
  const minutes = Math.floor(Math.abs(between) / MINUTE_MS);
  return {
    isOverdue: between < 0,
    ...(minutes < 60
      ? { count: minutes, unit: 'minute' }
      : { count: Math.floor(minutes / 60), unit: 'hour' }),
  };
}
