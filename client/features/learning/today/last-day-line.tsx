import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import type { LastDay, ReadTodayResponse } from '#domain/knowledge/today-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';

/** Days of the last week go by their names. */
const NAMED_DAYS = 6;

/** What came of the last day on which something was learned. Nothing where there was none. */
export function LastDayLine({ today: { day, last } }: { today: ReadTodayResponse }) {
  const { i18n } = useLingui();
  const words = useLastDayWords();
  if (last === null) return null;
  const [first, second] = words(last);
  const ago = daysBetween(last.day, day);
  const date = new Intl.DateTimeFormat(i18n.locale, {
    timeZone: 'UTC',
    ...(ago <= NAMED_DAYS ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  }).format(new Date(`${last.day}T00:00:00Z`));
  return (
    <section aria-labelledby="last-day" className="grid max-w-measure gap-1">
      <h2 id="last-day" className="font-sans text-13 font-normal text-muted first-letter:uppercase">
        {ago === 1 ? <Trans>Yesterday</Trans> : date}
      </h2>
      <p className="font-serif text-20">{first}</p>
      {second !== undefined && <p className="text-15 text-muted">{second}</p>}
    </section>
  );
}

/** Answers first; a day that had none is told by its lessons. */
function useLastDayWords() {
  const { t, i18n } = useLingui();
  return ({ answered, right: rightOnes, lessons }: LastDay): string[] => {
    const [right, count] = [rightOnes, answered].map((number) => formatNumber(number, i18n.locale));
    const answers = t`${right} of ${count} right at the first try`;
    const completed = t`${plural(lessons, { one: '# lesson completed', other: '# lessons completed' })}`;
    return [...(answered > 0 ? [answers] : []), ...(lessons > 0 ? [completed] : [])];
  };
}
