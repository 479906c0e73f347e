import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Cell, DataTable, TableColumn } from '#domain/activities/data-task/data-table.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { ColumnFilter, TableView } from './view-rows.ts';

/** A select with more texts than these is a second table. */
const MOST_TEXTS = 30;

interface TableFilterProps {
  table: DataTable;
  view: TableView;
  onView: (view: TableView) => void;
  /** Whether rows can be marked. */
  hasMarks: boolean;
}

/** Which rows of a table are shown, column by column. */
export function TableFilter({ table, view, onView, hasMarks }: TableFilterProps) {
  const filter = (name: string, change: ColumnFilter) =>
    onView({ ...view, filters: { ...view.filters, [name]: { ...view.filters[name], ...change } } });
  return (
    <details className="group print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-15 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:-scale-y-100" />
        <Trans>Filter the rows</Trans>
      </summary>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] items-end gap-x-6 gap-y-3 pb-3">
        {table.columns.map((column, place) => {
          const texts = [...new Set(table.rows.map((row) => String(row[place])))];
          // A column that names each row sifts nothing.
          if (column.kind === 'text' && (texts.length > MOST_TEXTS || texts.length === table.rows.length))
            return null;
          return column.kind === 'text' ? (
            <TextFilter
              key={column.name}
              column={column}
              texts={texts}
              value={view.filters[column.name]}
              onChange={(change) => filter(column.name, change)}
            />
          ) : (
            <RangeFilter
              key={column.name}
              column={column}
              value={view.filters[column.name]}
              onChange={(change) => filter(column.name, change)}
            />
          );
        })}
        {hasMarks && (
          <Checkbox
            label={<Trans>Marked rows only</Trans>}
            checked={view.markedOnly}
            onChange={({ target }) => onView({ ...view, markedOnly: target.checked })}
          />
        )}
      </div>
    </details>
  );
}

interface ColumnFilterProps {
  column: TableColumn;
  value: ColumnFilter | undefined;
  onChange: (change: ColumnFilter) => void;
}

function TextFilter({ column, texts, value, onChange }: ColumnFilterProps & { texts: readonly string[] }) {
  const { t } = useLingui();
  const options = texts.toSorted().map((text) => ({ value: text, label: text }));
  return (
    <Select
      label={<bdi lang="en">{column.label}</bdi>}
      value={value?.text ?? ''}
      options={[{ value: '', label: t`All` }, ...options]}
      onChange={({ target }) => onChange({ text: target.value === '' ? undefined : target.value })}
    />
  );
}

function RangeFilter({ column, value, onChange }: ColumnFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const { label } = column;
  return (
    <fieldset
      // Two days do not stand beside each other.
      className={`grid min-w-0 gap-3 ${column.kind === 'date' ? '' : 'grid-cols-2'}`}
      aria-labelledby={id}
    >
      <legend id={id} lang="en" className="pb-1 text-15 font-semibold">
        <bdi>{label}</bdi>
      </legend>
      <Bound
        label={t`at least`}
        column={column}
        value={value?.from}
        onChange={(from) => onChange({ from })}
      />
      <Bound label={t`at most`} column={column} value={value?.to} onChange={(to) => onChange({ to })} />
    </fieldset>
  );
}

interface BoundProps {
  label: string;
  column: TableColumn;
  value: Cell | undefined;
  onChange: (value: Cell | undefined) => void;
}

/** One end of a range; what cannot be read bounds nothing. */
function Bound({ label, column: { kind, unit }, value, onChange }: BoundProps) {
  const { i18n } = useLingui();
  return (
    <TextField
      // Typed anew when the view is reset.
      key={value === undefined ? 'open' : 'bound'}
      label={label}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'date' ? undefined : 'decimal'}
      autoComplete="off"
      dir="ltr"
      defaultValue={value}
      onBlur={({ target }) => {
        const typed = kind === 'date' ? target.value : parseNumber(target.value, i18n.locale, unit);
        onChange(typed === null || typed === '' ? undefined : typed);
      }}
    />
  );
}
