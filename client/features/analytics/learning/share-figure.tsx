import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type AnalyticsRows, LEAST_CASES } from '#domain/analytics/contract.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { KeyFigure } from '../key-figure.tsx';
import { NoWrap, RowName } from '../table-text.tsx';
import { useFigureWords } from '../use-figure-words.ts';

type Row = AnalyticsRows['learning'];

interface ShareFigureProps {
  title: string;
  definition: ReactNode;
  /** The name of the file without its ending. */
  file: string;
  rows: readonly Row[];
  nameHead: string;
  nameOf: (row: Row) => string;
  /** One more column. */
  detail?: { head: string; of: (row: Row) => string };
  /** What the cases are. */
  casesHead: string;
}

/** Shares of cases with their intervals, row by row; of few cases only how many they are. */
export function ShareFigure(props: ShareFigureProps) {
  const { title, definition, file, rows, nameHead, nameOf, detail, casesHead } = props;
  const { t } = useLingui();
  const { count, share } = useFigureWords();
  const details = detail === undefined ? [] : [detail];
  return (
    <KeyFigure
      title={title}
      definition={
        <>
          <p>{definition}</p>
          <p>
            <Trans>
              Of all time, counted once a night. The range behind a share is its 95% interval (Wilson); of
              fewer than {LEAST_CASES} cases none is given.
            </Trans>
          </p>
        </>
      }
      csv={{
        name: file,
        columns: [
          { head: nameHead, text: nameOf },
          ...details.map(({ head, of }) => ({ head, text: of })),
          { head: casesHead, text: ({ cases }) => cases },
          { head: t`Of them`, text: ({ happened }) => happened },
        ],
        rows,
      }}
    >
      {rows.length === 0 ? (
        <EmptyState title={<Trans>Not enough data yet</Trans>} />
      ) : (
        <Table
          caption={t`${title}, row by row`}
          captionHidden
          className="max-h-128"
          rows={rows}
          rowId={(row) => `${row.figure} ${row.lesson_id} ${row.name} ${row.detail}`}
          columns={[
            { id: 'name', head: nameHead, cell: (row) => <RowName>{nameOf(row)}</RowName> },
            ...details.map(({ head, of }) => ({
              id: 'detail',
              head,
              cell: (row: Row) => <bdi>{of(row)}</bdi>,
            })),
            { id: 'cases', head: casesHead, numeric: true, cell: ({ cases }) => count(cases) },
            {
              id: 'share',
              head: t`Share`,
              numeric: true,
              cell: ({ cases, happened }) => (
                <NoWrap>{cases < LEAST_CASES ? t`Too few` : share(happened, cases)}</NoWrap>
              ),
            },
          ]}
        />
      )}
    </KeyFigure>
  );
}
