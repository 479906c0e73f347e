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

/** The tag of a row. A list that opens cannot be read on paper: there each tag stands beside a box to tick. */
export function RowTag({ label, tags, value, onChange, isMissing, isReadOnly }: RowTagProps) {
  const { t } = useLingui();
  if (isReadOnly) return <bdi lang="en">{tags.find(({ id }) => id === value)?.text}</bdi>;
  const onPaper = (
    <span aria-hidden="true" lang="en" dir="ltr" className="hidden text-15 print:block">
      {tags.map(({ id, text }) => (
        <span key={id} className="me-3 inline-block">
          {id === value ? '☒' : '☐'} {text}
        </span>
      ))}
    </span>
  );
  return (
    <>
      {onPaper}
      <select
        required
        aria-label={label}
        aria-invalid={(isMissing && value === '') || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={
          'min-h-11 max-w-full rounded-control border bg-paper px-2 text-15 text-plum sm:max-w-40 print:hidden ' +
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
    </>
  );
}
