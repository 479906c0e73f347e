import { Plural, Trans } from '@lingui/react/macro';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import type { ReviewedSkill } from '#domain/quiz/review-contract.ts';
import { Day } from '../../../ui/value/date-display.tsx';

/** Where the last day stands, in percent of the width: its ring needs room. */
const LAST = 98;
/** So far from today the first ring stands that it hides nothing. */
const LEAST = '1.375rem';

/** What was asked and when each comes back, on one scale of days; what was kept begins filled, what was not hollow and dashed. */
export function ReturnsPicture({ reviewed, day }: { reviewed: readonly ReviewedSkill[]; day: string }) {
  const rows = reviewed
    .map((one) => ({ ...one, days: Math.max(daysBetween(day, one.returns_on), 0) }))
    .toSorted((one, other) => one.days - other.days);
  const longest = Math.max(...rows.map(({ days }) => days), 1);
  return (
    <div className="grid gap-1">
      <ul className="m-0 list-none border-y border-line p-0">
        {rows.map(({ skill, skill_name, is_right, returns_on, days }) => (
          <li
            key={skill}
            className="m-0 grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-3 last:border-b-0"
          >
            <span lang="en">{skill_name}</span>
            <span className="text-15 font-medium text-plum">
              <Day value={returns_on} />
            </span>
            <span dir="ltr" aria-hidden="true" className="relative col-span-2 mt-1 block h-4">
              <span
                className={`absolute top-1/2 start-1.5 border-t-2 ${is_right ? 'border-ink' : 'border-dashed border-control'}`}
                style={{ width: `calc(max(${(days / longest) * LAST}%, ${LEAST}) - 0.375rem)` }}
              />
              <span
                className={`absolute top-1/2 start-0 size-3 translate-y-[calc(-50%+1px)] rounded-full border-2 border-ink ${is_right ? 'bg-ink forced-colors:bg-[CanvasText]' : 'bg-paper'}`}
              />
              <span
                className="absolute top-1/2 size-3 -translate-x-1/2 translate-y-[calc(-50%+1px)] rounded-full border-2 border-plum bg-paper"
                style={{ left: `max(${(days / longest) * LAST}%, ${LEAST})` }}
              />
            </span>
            <span className="text-13 text-muted">
              {is_right ? <Trans>Kept</Trans> : <Trans>Forgotten: it begins anew</Trans>}
            </span>
          </li>
        ))}
      </ul>
      <p dir="ltr" aria-hidden="true" className="flex justify-between text-13 text-muted">
        <span className="font-semibold text-ink">
          <Trans>today</Trans>
        </span>
        <Plural value={longest} one="in # day" other="in # days" />
      </p>
    </div>
  );
}
