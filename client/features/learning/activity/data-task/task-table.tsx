import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { DataTable } from '#domain/activities/data-task/data-table.ts';
import { Button } from '../../../../ui/button.tsx';
import { SortButton } from '../../../../ui/table/sort-button.tsx';
import { ScrollBox } from './scroll-box.tsx';
import { TableFilter } from './table-filter.tsx';
import { useCellFormat } from './use-cell-format.ts';
import { initialView, type TableView } from './view-rows.ts';

interface TableAnswerCells {
  head: string;
  cell: (place: number, name: string) => ReactNode;
  /** Whether each stands on a line of its own below its row, where a column of it would squeeze the text. */
  isBelow: boolean;
}

interface TaskTableProps {
  table: DataTable;
  /** The title of the task: several tasks of a lesson may share a table. */
  task: string;
  view: TableView;
  onView: (view: TableView) => void;
  /** The places of the rows that are shown, in their order. */
  shown: readonly number[];
  /** What each row begins with, and what heads that column; left out where rows are only read. */
  answer?: TableAnswerCells | undefined;
  isMarked: (place: number) => boolean;
  hasMarks: boolean;
  /** What is said below a row. */
  noteOf: (place: number) => ReactNode;
}

/** The first column stays in sight while the others are scrolled past it. */
const FIRST = 'sticky start-0 bg-inherit print:static';
const HEAD_OF_FIRST = 'start-0 z-20';

/** A table to work in: sorted by its heads, filtered, and scrolled inside its box; on paper all of it. */
export function TaskTable({
  table,
  task,
  view,
  onView,
  shown,
  answer,
  isMarked,
  hasMarks,
  noteOf,
}: TaskTableProps) {
  const { t } = useLingui();
  const format = useCellFormat(table);
  const { columns, rows, title, generated } = table;
  // Numbers run from left to right in every language, so that the room between columns is on both sides of each.
  const head = 'sticky top-0 z-10 bg-paper p-2 align-bottom font-semibold print:static';
  const count = shown.length;
  const [beside, below] = answer?.isBelow ? [undefined, answer] : [answer, undefined];
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <p className="font-semibold">
        <bdi lang="en">{title}</bdi>
        {generated && (
          <span className="ps-3 text-15 font-normal text-muted">
            <Trans>Generated data</Trans>
          </span>
        )}
      </p>
      <TableFilter table={table} view={view} onView={onView} hasMarks={hasMarks} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <p role="status" className="text-15 text-muted">
          <Plural
            value={rows.length}
            one={`${count} of # row is shown.`}
            other={`${count} of # rows are shown.`}
          />
        </p>
        {view !== initialView && (
          <Button look="quiet" onClick={() => onView(initialView)}>
            <Trans>Show as it was</Trans>
          </Button>
        )}
      </div>
      <ScrollBox label={`${title} · ${task}`}>
        <table className="m-0 w-full text-15">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {beside !== undefined && (
                <th scope="col" className={`${head} ${HEAD_OF_FIRST} text-start`}>
                  {/* As high as the buttons of the others. */}
                  <span className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                    {beside.head}
                  </span>
                </th>
              )}
              {columns.map(({ name, label, kind }, index) => (
                <th
                  key={name}
                  scope="col"
                  lang="en"
                  dir={kind === 'number' ? 'ltr' : undefined}
                  aria-sort={view.sort?.column === name ? view.sort.direction : undefined}
                  className={`${head} ${index === 0 && beside === undefined ? HEAD_OF_FIRST : ''} ${kind === 'number' ? 'text-end' : 'text-start'}`}
                >
                  <SortButton
                    column={name}
                    head={label}
                    sort={view.sort}
                    onSort={(sort) => onView({ ...view, sort })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((place) => {
              const cells = columns.map((column, index) => format(column, rows[place]?.[index] ?? ''));
              const name = t`row ${place + 1}, ${cells[0]}`;
              const note = noteOf(place);
              const hasMore = Boolean(note) || below !== undefined;
              const line = hasMore ? '*:border-b-0' : 'border-b border-line';
              const tone = isMarked(place) ? 'bg-plum-soft' : 'bg-paper';
              return (
                <Fragment key={place}>
                  <tr className={`${line} ${tone}`}>
                    {beside !== undefined && (
                      <td className={`py-1 ps-1 pe-3 align-middle ${FIRST}`}>{beside.cell(place, name)}</td>
                    )}
                    {cells.map((words, index) => {
                      const Cell = index === 0 ? 'th' : 'td';
                      const kind = columns[index]?.kind;
                      const isNumber = kind === 'number';
                      return (
                        <Cell
                          key={columns[index]?.name}
                          scope={index === 0 ? 'row' : undefined}
                          // Digits of a column stand below each other in every language.
                          dir={isNumber ? 'ltr' : undefined}
                          className={`p-2 align-middle font-normal ${isNumber ? 'text-end tabular-nums' : 'text-start'} ${kind === 'text' ? '' : 'whitespace-nowrap'} ${index === 0 && beside === undefined ? FIRST : ''}`}
                        >
                          {isNumber ? <bdi dir="ltr">{words}</bdi> : <bdi>{words}</bdi>}
                        </Cell>
                      );
                    })}
                  </tr>
                  {hasMore && (
                    <tr className={`border-b border-line ${tone}`}>
                      <td colSpan={columns.length + (beside === undefined ? 0 : 1)} className="px-1 pb-3">
                        <div className="grid justify-items-start gap-2">
                          {below?.cell(place, name)}
                          {note}
                        </div>
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
