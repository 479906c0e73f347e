/**
 * A calendar day in the words of a language: "November 20, 2026".
 * @param day YYYY-MM-DD; a day has no time zone
 */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A moment, to the second, in the reader's own time zone. */
export function formatMoment(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(timestamp),
  );
}
