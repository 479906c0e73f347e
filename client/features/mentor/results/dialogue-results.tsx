import { Trans, useLingui } from '@lingui/react/macro';
import type { DialogueResult } from '#domain/mentor/dialogues/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Table, type TableColumn } from '../../../ui/table/table.tsx';
import { useReadDialogueResults } from './read-dialogue-results.ts';

/** The mentor's dialogues: how many were held about each belief, and how often what came afterwards was right. */
export function DialogueResults() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const results = useReadDialogueResults();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const share = (right: number, of: number) =>
    of === 0
      ? '–'
      : new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 }).format(right / of);
  const columns: readonly TableColumn<DialogueResult>[] = [
    {
      id: 'belief',
      head: t`Belief`,
      cell: ({ belief, misconception }) => <span lang="en">{belief ?? misconception}</span>,
    },
    { id: 'begun', head: t`Begun`, numeric: true, cell: ({ begun }) => number(begun) },
    { id: 'finished', head: t`Finished`, numeric: true, cell: ({ finished }) => number(finished) },
    {
      id: 'item_right',
      head: t`Last question right`,
      numeric: true,
      cell: ({ item_right: right, finished }) => share(right, finished),
    },
    {
      id: 'right_after',
      head: t`Right afterwards`,
      numeric: true,
      cell: ({ right_after: right, asked_after: asked }) => share(right, asked),
    },
    {
      id: 'asked_after',
      head: t`Answers afterwards`,
      numeric: true,
      cell: ({ asked_after: asked }) => number(asked),
    },
  ];
  return (
    <QueryState
      query={results}
      failed={t`The dialogues could not be counted`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={<Trans>Nobody has held a dialogue with the mentor yet</Trans>} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <p className="max-w-measure text-15 text-muted">
              <Trans>
                Afterwards: first answers to questions of the same skill in the two weeks after a dialogue,
                those of placements and tests left out.
              </Trans>
            </p>
            <Table
              caption={t`Dialogues of the mentor`}
              columns={columns}
              rows={rows}
              rowId={({ misconception }) => misconception}
            />
          </div>
        )
      }
    </QueryState>
  );
}
