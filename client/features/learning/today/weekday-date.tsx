import { useLingui } from '@lingui/react';

/** A day of a year that goes without saying: "Saturday, 22 November". @param props.value YYYY-MM-DD */
export function WeekdayDate({ value }: { value: string }) {
  const { i18n } = useLingui();
  const words = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${value}T00:00:00Z`));
  return <time dateTime={value}>{words}</time>;
}
