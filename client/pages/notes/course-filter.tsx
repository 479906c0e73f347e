import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/form/select.tsx';

interface CourseFilterProps {
  /** Undefined for all. */
  course: string | undefined;
  courses: readonly { id: string; title: string }[];
  onChoose: (course: string | undefined) => void;
}

const ALL = 'all';

/** Which course the notes are of; nothing where there is no choice. */
export function CourseFilter({ course, courses, onChoose }: CourseFilterProps) {
  const { t } = useLingui();
  if (courses.length < 2 && course === undefined) return null;
  const options = courses.map(({ id, title }) => ({ value: id, label: title }));
  const isKnown = course === undefined || courses.some(({ id }) => id === course);
  return (
    <div className="min-w-0 basis-64">
      <Select
        label={t`Course`}
        value={isKnown ? (course ?? ALL) : ''}
        placeholder={t`Another course`}
        options={[{ value: ALL, label: t`All courses` }, ...options]}
        onChange={({ target }) => onChoose(target.value === ALL ? undefined : target.value)}
      />
    </div>
  );
}
