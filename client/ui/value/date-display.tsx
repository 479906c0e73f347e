import { useLingui } from '@lingui/react';
import { useContext } from 'react';
import { formatDay, formatMinute, formatMoment } from '#domain/kernel/time/format-date.ts';
import { TimeZoneContext } from './time-zone.ts';

/** A calendar day in the active language. @param props.value YYYY-MM-DD */
export function Day({ value }: { value: string }) {
  const { i18n } = useLingui();
  return <time dateTime={value}>{formatDay(value, i18n.locale)}</time>;
}

/** A moment in the active language and the reader's time zone. @param props.value an ISO 8601 timestamp */
export function Moment({ value }: { value: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatMoment(value, i18n.locale, useContext(TimeZoneContext))}
    </time>
  );
}

/** A moment as a conversation shows it, without its seconds. @param props.value an ISO 8601 timestamp */
export function Minute({ value }: { value: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatMinute(value, i18n.locale, useContext(TimeZoneContext))}
    </time>
  );
}
