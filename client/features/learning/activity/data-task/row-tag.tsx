import { useLingui } from '@lingui/react/macro';
import type { Tag } from '#domain/activities/data-task/learner-data-task.ts';

interface RowTagProps {
  /** For screen readers: who sees it sees the row. */
  label: string;
  tags: readonly Tag[];
  /** Empty until one is chosen. */
  value: string;
  onChange: (tag: string) => void;
  /** Whether a tag was asked for. */
  isMissing: boolean;
  isReadOnly: boolean;
}

/** The tag of a row. */
export function RowTag({ label, tags, value, onChange, isMissing, isReadOnly }: RowTagProps) {
  const { t } = useLingui();
  if (isReadOnly) return <bdi lang="en">{tags.find(({ id }) => id === value)?.text}</bdi>;
  return (
    <select
      required
      aria-label={label}
      aria-invalid={(isMissing && value === '') || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={
        'min-h-11 max-w-full rounded-control border bg-paper px-2 text-15 text-plum sm:max-w-40 ' +
        `${value === '' ? 'border-dashed border-plum' : 'border-control font-semibold'} aria-invalid:border-danger`
      }
    >
      <option value="" disabled>
        {t`Choose`}
      </option>
      {tags.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
