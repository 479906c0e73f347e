import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import { useItemWords } from './lesson/use-item-words.ts';
import { NoWrap, RowName } from './table-text.tsx';
import { useAnalyticsFilter } from './use-analytics-filter.ts';
import { useFigureWords } from './use-figure-words.ts';

type ItemRow = AnalyticsRows['items'];

/** What a row is sorted by, column by column; items without a figure come last, whichever way. */
const SORT_VALUES: Readonly<Record<string, (row: ItemRow, place: number) => number | null>> = {
  item: (_row, place) => place,
  answers: ({ answers }) => answers,
  right: ({ answers, correct }) => (answers === 0 ? null : correct / answers),
  discrimination: ({ discrimination }) => discrimination,
};

/** Every item with its figures; the order is in the address. */
export function ItemTable({ rows }: { rows: readonly ItemRow[] }) {
  const { t, i18n } = useLingui();
  const { count, share } = useFigureWords();
  const { discrimination, judgement } = useItemWords();
  const { sort, sortBy, hidden, hide } = useAnalyticsFilter();
  const valueOf = SORT_VALUES[sort.column];
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const sorted = rows
    .map((row, place) => ({ row, value: valueOf?.(row, place) ?? null }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return turn * (a.value - b.value);
    })
    .map(({ row }) => row);
  return (
    <DataTable
      caption={t`Quiz items`}
      rows={sorted}
      rowId={({ lesson_id, item_id }) => `${lesson_id} ${item_id}`}
      state={{ sort, sortBy, hidden, hide }}
      empty={<EmptyState title={<Trans>This course has no quiz yet.</Trans>} />}
      columns={[
        { id: 'item', head: t`Item`, cell: (row) => <ItemName row={row} /> },
        {
          id: 'lesson',
          head: t`Lesson`,
          sortable: false,
          cell: (row) => (
            <RowName>{`${row.module_number}. ${localizedText(row, 'title', i18n.locale)}`}</RowName>
          ),
        },
        { id: 'answers', head: t`Answers`, numeric: true, cell: ({ answers }) => count(answers) },
        {
          id: 'right',
          head: t`Right at first try`,
          numeric: true,
          cell: ({ answers, correct }) => <NoWrap>{share(correct, answers)}</NoWrap>,
        },
        {
          id: 'discrimination',
          head: t`Discrimination`,
          numeric: true,
          cell: (row) => <NoWrap>{discrimination(row)}</NoWrap>,
        },
        {
          id: 'review',
          head: t`Judgement`,
          sortable: false,
          cell: judgement,
        },
      ]}
    />
  );
}

function ItemName({ row }: { row: ItemRow }) {
  if (row.prompt_html === '') {
    return (
      <RowName>
        <bdi>{row.item_id}</bdi>
      </RowName>
    );
  }
  return (
    <details className="max-w-64 min-w-48">
      <summary className="min-h-6 cursor-pointer">
        <bdi>{row.item_id}</bdi>
      </summary>
      <SanitisedHtml html={row.prompt_html} className="prose py-2 text-15" />
    </details>
  );
}
