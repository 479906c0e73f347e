import { useLingui } from '@lingui/react/macro';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Select } from '../../ui/form/select.tsx';

interface CourseOfPathProps {
  path: Pick<ReadPathResponse, 'courses' | 'chosen'>;
  pending: boolean;
  onChoose: (course: string | null) => void;
}

/** Which course the path leads through: one of those with modules ready, or what goals and placement say. */
export function CourseOfPath({ path: { courses, chosen }, pending, onChoose }: CourseOfPathProps) {
  const { t, i18n } = useLingui();
  return (
    <Select
      label={t`Leads through`}
      value={chosen ?? ''}
      disabled={pending}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
      options={[
        { value: '', label: t`What my goals and my placement say` },
        ...courses.map((course) => ({
          value: course.slug,
          label: localizedText(course, 'title', i18n.locale),
        })),
      ]}
    />
  );
}
