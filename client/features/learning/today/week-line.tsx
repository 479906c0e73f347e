import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { studyWeek } from '#domain/knowledge/study-week.ts';
import type { ReadTodayResponse } from '#domain/knowledge/today-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { useWeekWords } from './use-week-words.ts';

/** How high the line of the minutes chosen stands, in pixels. */
const CHOSEN = 28;
const HIGHEST = 44;

/** The week as a line: a stem of the minutes kept on each day, a ring for a day without, and how its goal stands. */
export function WeekLine({ today: { day, week, pace } }: { today: ReadTodayResponse }) {
  const { t, i18n } = useLingui();
  const state = studyWeek(week, day, pace.days_a_week);
  const words = useWeekWords(state);
  const { minutes_a_day: chosen } = pace;
  const weekday = (one: string, weekday: 'narrow' | 'short' | 'long') =>
    new Intl.DateTimeFormat(i18n.locale, { weekday, timeZone: 'UTC' }).format(new Date(`${one}T00:00:00Z`));
  // Arabic has no short names of days: the whole ones would touch.
  const short = i18n.locale === 'ar' ? 'narrow' : 'short';
  const kept = formatNumber(state.kept, i18n.locale);
  return (
    <section aria-label={t`This week`} className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <div className="relative w-full max-w-80 pt-3">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 border-t border-dotted border-control"
          style={{ insetBlockEnd: `calc(1.625rem + ${CHOSEN}px)` }}
        />
        <span
          aria-hidden="true"
          className="absolute end-0 bg-paper ps-1 text-13 leading-none text-muted"
          style={{ insetBlockEnd: `calc(1.625rem + ${CHOSEN - 6}px)` }}
        >
          <Trans>{chosen} min</Trans>
        </span>
        <ol className="grid grid-cols-[repeat(7,1fr)_2.5rem]">
          {week.map(({ day: one, minutes, is_kept }) => (
            <li
              key={one}
              className="flex flex-col items-center"
              aria-current={one === day ? 'date' : undefined}
            >
              <span className="sr-only">
                {weekday(one, 'long')}:{' '}
                {is_kept ? (
                  t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
                ) : one <= day ? (
                  <Trans>nothing yet</Trans>
                ) : (
                  <Trans>to come</Trans>
                )}
              </span>
              <span
                aria-hidden="true"
                className="w-0.5 bg-ink forced-colors:bg-[CanvasText]"
                style={{
                  blockSize: is_kept ? Math.min(Math.max((minutes / chosen) * CHOSEN, 4), HIGHEST) : 0,
                  marginBlockStart: 'auto',
                }}
              />
              <span aria-hidden="true" className="relative grid h-4 w-full place-items-center">
                <span
                  className={`absolute inset-x-0 top-1/2 border-t ${one <= day ? 'border-ink' : 'border-dashed border-control'}`}
                />
                <span className={`relative rounded-full ${dotOf(one, day, is_kept)}`} />
              </span>
              <span
                aria-hidden="true"
                className={`text-13 leading-tight ${one === day ? 'font-semibold text-ink' : 'text-muted'}`}
              >
                {weekday(one, short)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="max-w-60 text-15">
        <p className="font-semibold">
          <Trans>
            {kept} of {state.goal} days
          </Trans>
        </p>
        <p className="text-muted">{words}</p>
        <Link
          to="/account"
          hash="pace"
          className="inline-flex min-h-6 items-center text-plum underline underline-offset-4 pointer-coarse:min-h-11"
        >
          <Trans>Change minutes and days</Trans>
        </Link>
      </div>
    </section>
  );
}

/** Full when something was learned, ringed in plum today, a ring when not, small ahead. */
function dotOf(one: string, today: string, isKept: boolean): string {
  if (one === today)
    return `size-4 border-2 border-plum forced-colors:border-[Highlight] ${isKept ? 'bg-plum forced-colors:bg-[Highlight]' : 'bg-paper'}`;
  if (isKept) return 'size-2.5 bg-ink forced-colors:bg-[CanvasText]';
  return one < today ? 'size-2.5 border-2 border-ink bg-paper' : 'size-2 border border-control bg-paper';
}
