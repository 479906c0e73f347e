import { Trans, useLingui } from '@lingui/react/macro';
import { type AnalyticsRows, LEAST_CASES } from '#domain/analytics/contract.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { KeyFigure } from '../key-figure.tsx';
import { NoWrap, RowName } from '../table-text.tsx';
import { useFigureWords } from '../use-figure-words.ts';

type Row = AnalyticsRows['learning'];

/** How often each item of the placement was asked, and its difficulty: the author's, and the one in use. */
export function PlacementFigure({ rows }: { rows: readonly Row[] }) {
  const { t, i18n } = useLingui();
  const { count, share } = useFigureWords();
  const decimal = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const difficulty = (value: number | null) => (value === null ? '–' : withTrueMinus(decimal.format(value)));
  const title = t`Items of the placement`;
  const asked = rows.toSorted((one, other) => other.cases - one.cases);
  return (
    <KeyFigure
      title={title}
      definition={
        <p>
          <Trans>
            Answers to the item as it is worded now. After 300 of them its difficulty is fitted again each
            week, drawn towards the author’s. Of all time, counted once a night.
          </Trans>
        </p>
      }
      csv={{
        name: 'placement-items',
        columns: [
          { head: t`Item`, text: ({ name }) => name },
          { head: t`Answers`, text: ({ cases }) => cases },
          { head: t`Right at first try`, text: ({ happened }) => happened },
          { head: t`Difficulty by its author`, text: ({ other }) => other },
          { head: t`Difficulty in use`, text: ({ value }) => value },
        ],
        rows: asked,
      }}
    >
      {asked.length === 0 ? (
        <EmptyState title={<Trans>Nobody has taken the placement yet</Trans>} />
      ) : (
        <Table
          caption={t`${title}, row by row`}
          captionHidden
          className="max-h-128"
          rows={asked}
          rowId={({ name }) => name}
          columns={[
            {
              id: 'item',
              head: t`Item`,
              cell: ({ name }) => (
                <RowName>
                  <bdi>{name}</bdi>
                </RowName>
              ),
            },
            { id: 'answers', head: t`Answers`, numeric: true, cell: ({ cases }) => count(cases) },
            {
              id: 'right',
              head: t`Right at first try`,
              numeric: true,
              cell: ({ cases, happened }) => (
                <NoWrap>{cases < LEAST_CASES ? t`Too few` : share(happened, cases)}</NoWrap>
              ),
            },
            {
              id: 'author',
              head: t`Difficulty by its author`,
              numeric: true,
              cell: ({ other }) => difficulty(other),
            },
            { id: 'used', head: t`Difficulty in use`, numeric: true, cell: ({ value }) => difficulty(value) },
          ]}
        />
      )}
    </KeyFigure>
  );
}
