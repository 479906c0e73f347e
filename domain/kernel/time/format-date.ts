/**
 * A calendar day in the words of a language: "November 20, 2026".
 * @param day YYYY-MM-DD; a day has no time zone
 */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/**
 * A moment, to the second.
 * @param timeZone an IANA name; the zone of the device when left out
 */
export function formatMoment(timestamp: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(
    new Date(timestamp),
  );
}

/**
 * A moment, to the minute: "Nov 20, 2026, 2:03 PM".
 * @param timeZone an IANA name; the zone of the device when left out
 */
export function formatMinute(timestamp: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(timestamp),
  );
}
