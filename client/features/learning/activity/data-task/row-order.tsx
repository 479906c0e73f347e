import { type DataTable, rowId } from '#domain/activities/data-task/data-table.ts';
import { useId } from 'react';
import { StepOrder } from '../../quiz/step-order.tsx';
import { useCellFormat } from './use-cell-format.ts';

interface RowOrderProps {
  table: DataTable;
  order: readonly string[];
  onOrder: (order: readonly string[]) => void;
  /** The right order, once it is told. */
  truth: readonly string[] | undefined;
}

/** The rows of a table by their names, to be put in order. */
export function RowOrder({ table, order, onOrder, truth }: RowOrderProps) {
  const format = useCellFormat(table);
  const promptId = useId();
  const names = Math.max(
    0,
    table.columns.findIndex(({ kind }) => kind === 'text'),
  );
  const column = table.columns[names];
  const choices = table.rows.map((cells, place) => ({
    id: rowId(place),
    html: column ? escaped(format(column, cells[names] ?? '')) : rowId(place),
  }));
  return <StepOrder item={{ choices, prompt_html: '' }} {...{ promptId, order, onOrder }} correct={truth} />;
}

/** Cells are plain text, and steps are HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
