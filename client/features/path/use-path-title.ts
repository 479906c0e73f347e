import { useLingui } from '@lingui/react/macro';
import type { ReadPathResponse } from '#domain/path/contract.ts';

const NO_BREAK = '\u00A0';

/** The path in a sentence: "Your path arrives between 22 December and 4 January". */
export function usePathTitle(path: Pick<ReadPathResponse, 'arrival' | 'day' | 'stations'>): string {
  const { t, i18n } = useLingui();
  if (path.stations.length === 0) return t`Your path has no stations yet`;
  if (path.arrival === null) return t`Every station of your path is done`;
  const year = path.day.slice(0, 4);
  const on = (day: string) =>
    new Intl.DateTimeFormat(i18n.locale, {
      day: 'numeric',
      month: 'long',
      ...(day.slice(0, 4) !== year && { year: 'numeric' }),
      timeZone: 'UTC',
    })
      .format(new Date(`${day}T00:00:00Z`))
      // A day and its month stay on one line.
      .replaceAll(' ', NO_BREAK);
  const [from, to] = [on(path.arrival.from), on(path.arrival.to)];
  return from === to ? t`Your path arrives on ${to}` : t`Your path arrives between ${from} and ${to}`;
}
