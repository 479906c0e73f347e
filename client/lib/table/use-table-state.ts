import { useNavigate, useSearch } from '@tanstack/react-router';
import type * as v from 'valibot';
import { readTableState, type TableDefinition, type TableState, writeTableState } from './table-state.ts';

/**
 * The state of a screen's table, kept in the address. A change of the filters or of the sort leads back to page 1.
 * `filter` takes only what changes; undefined takes a filter away. While somebody types, `typing` spares the history.
 */
export function useTableState<Filters extends v.ObjectEntries, Column extends string>(
  table: TableDefinition<Filters, Column>,
) {
  type State = TableState<Filters, Column>;
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const state = readTableState(table, search);
  const show = (change: Partial<State>, replace = false) =>
    void navigate({
      to: '.',
      search: (before) => ({
        ...before,
        ...writeTableState(table, { ...readTableState(table, before), ...change }),
      }),
      replace,
      resetScroll: false,
    });
  return {
    ...state,
    filter: (change: State['filters'], { typing = false } = {}) =>
      show({ filters: { ...state.filters, ...change }, page: 1 }, typing),
    // The head of the table knows columns by name only; one that nothing is sorted by is ignored when it is read again.
    sortBy: (sort: { column: string; direction: State['sort']['direction'] }) => {
      const column = table.sortable.find((name) => name === sort.column);
      if (column !== undefined) show({ sort: { column, direction: sort.direction }, page: 1 });
    },
    hide: (hidden: readonly string[]) => show({ hidden }),
    goTo: (page: number) => show({ page }),
  };
}
