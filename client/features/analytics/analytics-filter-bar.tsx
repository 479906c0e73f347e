import { useLingui } from '@lingui/react/macro';
import { isDay } from '#domain/kernel/time/is-day.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCourseTitles } from './fetch-course-titles.ts';
import { PERIODS, type useAnalyticsFilter } from './use-analytics-filter.ts';

/** Older than any academy. */
const FIRST_DAY = '2000-01-01';

/** Chooses the period and the course that the figures are of. */
export function AnalyticsFilterBar({
  period,
  own,
  question,
  filter,
}: Pick<ReturnType<typeof useAnalyticsFilter>, 'period' | 'own' | 'question' | 'filter'>) {
  const { t, i18n } = useLingui();
  const { data: courses = [] } = useCourseTitles();
  const names = {
    '7d': t`Last 7 days`,
    '28d': t`Last 28 days`,
    '90d': t`Last 90 days`,
    all: t`All time`,
    own: t`Own dates`,
  };
  const setDay = (name: 'from' | 'to', value: string) => {
    // A year that is still being typed is a day of antiquity.
    if (isDay(value) && value >= FIRST_DAY) filter({ [name]: value }, { typing: true });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t`Period`}
        value={period}
        options={PERIODS.map((value) => ({ value, label: names[value] }))}
        onChange={({ target }) => filter({ period: PERIODS.find((name) => name === target.value) })}
      />
      <Select
        label={t`Course`}
        value={question.courseId ?? ''}
        options={[
          { value: '', label: t`All courses` },
          ...courses.map((course) => ({
            value: course.id,
            label: localizedText(course, 'title', i18n.locale),
          })),
        ]}
        onChange={({ target }) => filter({ course: target.value || undefined })}
      />
      {period === 'own' && (
        <>
          <TextField
            type="date"
            min={FIRST_DAY}
            label={t`From (UTC)`}
            defaultValue={own.from}
            onChange={({ target }) => setDay('from', target.value)}
          />
          <TextField
            type="date"
            min={FIRST_DAY}
            label={t`To (UTC)`}
            defaultValue={own.to}
            error={own.from > own.to ? t`The last day lies before the first one.` : undefined}
            onChange={({ target }) => setDay('to', target.value)}
          />
        </>
      )}
    </div>
  );
}
