import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { JournalEntry, ReadJournalResponse } from '#domain/simulator/journal-contract.ts';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useExportJournal } from '../calls/export-journal.ts';
import { EVERY_TRADE, type JournalFilter, useReadJournal } from '../calls/read-journal.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { JournalFilters } from './journal-filters.tsx';
import { JournalTrade } from './journal-trade.tsx';

interface TradeJournalProps {
  id: string;
  fills: number;
  words: SessionWords;
  onReplay: (trade: JournalEntry) => void;
}

/** The closed trades of a session: the plan before each, and the review after it. They are filtered, taken along, and played again on the chart. */
export function TradeJournal({ id, fills, words, onReplay }: TradeJournalProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [filter, setFilter] = useState<JournalFilter>(EVERY_TRADE);
  const journal = useReadJournal(id, fills, filter);
  return (
    <QueryState
      query={journal}
      failed={t`The journal could not be loaded`}
      describe={describe}
      skeleton={['h-12 w-full', 'h-12 w-full']}
    >
      {(found) => (
        <Journal
          id={id}
          found={found}
          filter={filter}
          onFilter={setFilter}
          words={words}
          onReplay={onReplay}
        />
      )}
    </QueryState>
  );
}

interface JournalProps extends Omit<TradeJournalProps, 'fills'> {
  found: ReadJournalResponse;
  filter: JournalFilter;
  onFilter: (filter: JournalFilter) => void;
}

function Journal({ id, found, filter, onFilter, words, onReplay }: JournalProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const exporting = useExportJournal(id, filter);
  const { entries, count } = found;
  const isFiltered = Object.values(filter).some((value) => value !== null);
  if (count === 0 && !isFiltered) {
    return (
      <EmptyState title={<Trans>No trade has been closed yet.</Trans>}>
        <Trans>Each closed trade stands here with the plan it began with, and asks what it taught.</Trans>
      </EmptyState>
    );
  }
  const all = numberFormat(i18n.locale, {}).format(count);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <JournalFilters filter={filter} onFilter={onFilter} tags={found.tags} setups={found.setups} />
        <p className="flex flex-wrap items-center gap-x-4 text-15">
          <span role="status" className="text-muted">
            {count === 1 ? t`1 trade` : t`${all} trades`}
          </span>
          {(['csv', 'json'] as const).map((format) => (
            <Button
              key={format}
              look="link"
              className="text-15!"
              pending={exporting.isPending}
              onClick={() => exporting.mutate(format)}
            >
              {format === 'csv' ? <Trans>Export CSV</Trans> : <Trans>Export JSON</Trans>}
            </Button>
          ))}
        </p>
      </div>
      {exporting.isError && (
        <p role="alert" className="text-15 text-danger">
          {describe(exporting.error)}
        </p>
      )}
      {count === 0 && (
        <EmptyState
          title={<Trans>No trade is like that.</Trans>}
          action={
            <Button look="link" onClick={() => onFilter(EVERY_TRADE)}>
              <Trans>Show all trades</Trans>
            </Button>
          }
        />
      )}
      <ol className="grid">
        {entries.map((entry) => (
          <li key={entry.trade} className="border-b border-line first:border-t">
            <JournalTrade id={id} entry={entry} words={words} tags={found.tags} onReplay={onReplay} />
          </li>
        ))}
      </ol>
    </div>
  );
}
