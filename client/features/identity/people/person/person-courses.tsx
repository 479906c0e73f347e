import { Trans, useLingui } from '@lingui/react/macro';
import type { PersonDetails } from '#domain/identity/people-contract.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';
import { localizedText } from '../../../../lib/i18n/localized-text.ts';
import { Moment } from '../../../../ui/value/date-display.tsx';
import { Table } from '../../../../ui/table/table.tsx';

/** The courses that somebody is enrolled in, and how far they have come. */
export function PersonCourses({ courses }: Pick<PersonDetails, 'courses'>) {
  const { t, i18n } = useLingui();
  if (courses.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Not enrolled in any course.</Trans>
      </p>
    );
  }
  return (
    <Table
      caption={t`Courses`}
      captionHidden
      rows={courses}
      rowId={({ course_id: id }) => id}
      columns={[
        { id: 'title', head: t`Course`, cell: (course) => localizedText(course, 'title', i18n.locale) },
        {
          id: 'progress',
          head: t`Progress`,
          numeric: true,
          cell: ({ progress }) => formatQuantity(progress, '%', i18n.locale),
        },
        {
          id: 'completed',
          head: t`Completed`,
          cell: ({ completed_at: at }) => (at === null ? '–' : <Moment value={at} />),
        },
      ]}
    />
  );
}
