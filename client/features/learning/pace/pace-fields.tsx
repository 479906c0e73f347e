import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DAYS_A_WEEK, DEFAULT_PACE, MINUTES_A_DAY } from '#domain/knowledge/pace.ts';
import { Select } from '../../../ui/form/select.tsx';
import { usePace } from './fetch-pace.ts';
import { useSavePace } from './save-pace.ts';

/** Minutes a day, and days a week as a goal. A choice holds at once, on all devices. */
export function PaceFields() {
  const { t } = useLingui();
  const pace = usePace().data ?? DEFAULT_PACE;
  const save = useSavePace();
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <Select
        label={t`Minutes a day`}
        value={String(pace.minutes_a_day)}
        options={MINUTES_A_DAY.map((minutes) => ({
          value: String(minutes),
          label: t`${plural(minutes, { one: '# minute', other: '# minutes' })}`,
        }))}
        onChange={(event) => {
          const chosen = MINUTES_A_DAY.find((minutes) => String(minutes) === event.target.value);
          if (chosen !== undefined) save({ minutes_a_day: chosen });
        }}
      />
      <Select
        label={t`Days a week`}
        value={String(pace.days_a_week)}
        options={DAYS_A_WEEK.map((days) => ({
          value: String(days),
          label: t`${plural(days, { one: '# day', other: '# days' })}`,
        }))}
        onChange={(event) => {
          const chosen = DAYS_A_WEEK.find((days) => String(days) === event.target.value);
          if (chosen !== undefined) save({ days_a_week: chosen });
        }}
      />
    </div>
  );
}
