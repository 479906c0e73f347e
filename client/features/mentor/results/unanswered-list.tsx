import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useListUnanswered } from './list-unanswered.ts';

/** What learners asked the mentor and nothing was written for, the most asked first. */
export function UnansweredList() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const number = (value: number) => formatNumber(value, i18n.locale);
  return (
    <QueryState
      query={useListUnanswered()}
      failed={t`The questions could not be gathered`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
    >
      {({ groups, hidden }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="max-w-measure text-15 text-muted">
            <Trans>
              Of the last 90 days, by what they are about. Only words that two learners used at least are
              shown.
            </Trans>{' '}
            {hidden > 0 && (
              <Plural
                value={hidden}
                one="# more question was asked by one learner alone."
                other="# more questions were asked by one learner alone."
              />
            )}
          </p>
          {groups.length === 0 ? (
            <EmptyState
              title={<Trans>No question that several learners asked went without an answer</Trans>}
            />
          ) : (
            <Table
              caption={t`Questions without an answer`}
              columns={[
                { id: 'words', head: t`About`, cell: ({ words }) => <bdi>{words.join(' ')}</bdi> },
                { id: 'askers', head: t`Learners`, numeric: true, cell: ({ askers }) => number(askers) },
                { id: 'asked', head: t`Times asked`, numeric: true, cell: ({ asked }) => number(asked) },
              ]}
              rows={groups}
              rowId={({ words }) => words.join(' ')}
            />
          )}
        </div>
      )}
    </QueryState>
  );
}
