import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { ReadTodayResponse } from '#domain/knowledge/today-contract.ts';
import { TodayPart } from './today-part.tsx';
import { useTodayTitle } from './use-today-title.ts';
import { WeekdayDate } from './weekday-date.tsx';

interface TodaySectionProps {
  today: ReadTodayResponse;
  /** Whether something else on the screen is to be done first. */
  isSecond: boolean;
}

/**
 * Today as a ruler of minutes: a stretch for each thing to do, as long as it takes, with why it is there. On a phone the ruler
 * stands upright. Nothing where there is nothing to do.
 */
export function TodaySection({ today, isSecond }: TodaySectionProps) {
  const title = useTodayTitle(today);
  const { stretches, pace } = today;
  if (stretches.length === 0) return null;
  const taken = stretches.reduce((sum, { minutes }) => sum + minutes, 0);
  const spare = Math.max(pace.minutes_a_day - taken, 0);
  const next = stretches.findIndex(({ is_done }) => !is_done);
  // Each stretch as wide as it is long, and wide enough for its words; the next one for its button.
  const parts = stretches.map(
    ({ minutes }, place) => `minmax(${place === next ? 13.5 : 10.5}rem, ${minutes}fr)`,
  );
  const columns = [...parts, ...(spare > 0 ? [`minmax(0, ${spare}fr)`] : [])].join(' ');
  return (
    <section aria-labelledby="today" className="grid gap-6 border-t-2 border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="today" className="text-24 sm:text-32">
          {title}
        </h2>
        <p className="text-15 text-muted">
          <WeekdayDate value={today.day} />
        </p>
      </div>
      <ol
        className="grid lg:grid-cols-(--parts) lg:grid-rows-[auto_auto_auto_auto_1fr_auto]"
        style={{ '--parts': columns } as CSSProperties}
      >
        {stretches.map((stretch, place) => (
          <TodayPart
            key={stretch.kind}
            stretch={stretch}
            day={today.day}
            isNext={place === next}
            isPrimary={place === next && !isSecond}
            isLast={place === stretches.length - 1 && spare === 0}
          />
        ))}
        {spare > 0 && (
          <li className="max-lg:ps-6 lg:row-span-6 lg:grid lg:grid-rows-subgrid">
            <div aria-hidden="true" className="relative h-4 max-lg:hidden lg:row-start-2">
              <div className="absolute inset-x-0 top-1/2 border-t-2 border-dashed border-line" />
            </div>
            <p className="text-13 whitespace-nowrap text-muted lg:row-start-3 lg:mt-1 lg:text-end">
              <Trans>{spare} min to spare</Trans>
            </p>
          </li>
        )}
      </ol>
    </section>
  );
}
