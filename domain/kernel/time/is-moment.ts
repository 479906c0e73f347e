import { isDay } from './is-day.ts';

const MOMENT = /^(.{10})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$/;

/** Whether a text is a moment by ISO 8601 with its zone, on a day of the calendar: PostgreSQL takes each of them. */
export function isMoment(text: string): boolean {
  return isDay(MOMENT.exec(text)?.[1] ?? '');
}
