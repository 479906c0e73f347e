import { useLingui } from '@lingui/react/macro';

/** How rows of a table are picked, one by one or all that are shown. */
export interface TableSelection<Row> {
  isPicked: (row: Row) => boolean;
  /** What the checkbox of a row is called. */
  labelOf: (row: Row) => string;
  onPick: (row: Row, isPicked: boolean) => void;
  onPickAll: (areAll: boolean) => void;
}

interface PickBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is picked, not all. */
  isMixed?: boolean;
  /** Shows what was picked and takes no other. */
  isReadOnly?: boolean;
  onPick: (isPicked: boolean) => void;
}

/** The checkbox of a row: its label is for screen readers, who sees it sees the row. */
export function PickBox({ label, checked, isMixed = false, isReadOnly = false, onPick }: PickBoxProps) {
  return (
    <label className="flex min-h-6 items-center pointer-coarse:min-h-11">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        disabled={isReadOnly}
        ref={(box) => {
          if (box !== null) box.indeterminate = isMixed;
        }}
        onChange={({ target }) => onPick(target.checked)}
        className="size-6 accent-plum"
      />
    </label>
  );
}

/** The head of the column of checkboxes: picks every row that is shown, or none. */
export function PickAll<Row>({ selection, rows }: { selection: TableSelection<Row>; rows: readonly Row[] }) {
  const { t } = useLingui();
  const count = rows.filter(selection.isPicked).length;
  return (
    <th scope="col" className="py-2 pe-3 align-bottom">
      <PickBox
        label={t`Select all rows on this page`}
        checked={rows.length > 0 && count === rows.length}
        isMixed={count > 0 && count < rows.length}
        onPick={selection.onPickAll}
      />
    </th>
  );
}
