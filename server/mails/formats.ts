import type { Language } from '#domain/kernel/languages.ts';

/** "5 December 2026" in a language; the server knows no time zone of the reader. */
export function day(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(regionOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** "23 November 2026 at 14:05 UTC" in a language. */
export function moment(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(regionOf(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date);
}

/** "60 minutes" in a language; never less than one. */
export function minutes(seconds: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Math.max(1, Math.round(seconds / 60)),
  );
}

/** The day stands before the month in our English. */
function regionOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
