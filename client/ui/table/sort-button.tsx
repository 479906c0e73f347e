import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

/** By which column rows are sorted and which way; the words are those of `aria-sort`. */
export interface SortState {
  column: string;
  direction: 'ascending' | 'descending';
}

interface SortButtonProps {
  column: string;
  head: string;
  sort: SortState | undefined;
  onSort: (sort: SortState) => void;
}

/** The head of a column that sorts by it, and the other way when pressed again. */
export function SortButton({ column, head, sort, onSort }: SortButtonProps) {
  const direction = sort?.column === column ? sort.direction : undefined;
  const icons = { ascending: ArrowUp, descending: ArrowDown };
  const Icon = direction === undefined ? ArrowUpDown : icons[direction];
  return (
    <button
      type="button"
      onClick={() => onSort({ column, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      className="inline-flex min-h-8 items-center gap-1 rounded-tag font-semibold pointer-coarse:min-h-11"
    >
      {head}
      <Icon
        aria-hidden="true"
        className={`size-4 shrink-0 print:hidden ${direction === undefined ? 'text-muted' : 'text-plum'}`}
      />
    </button>
  );
}
