import { Trans, useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import { ABANDONED_AFTER_DAYS } from '#domain/simulator/admin-contract.ts';
import type { SimulatorStatistics } from '#domain/simulator/journal-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useReadSimulatorStatistics } from './read-simulator-statistics.ts';
import { useTradedWords } from './use-traded-words.ts';

/** How the simulator is used: sessions, trades, what was planned and reviewed, which rules were not kept. */
export function SimulatorFigures() {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useReadSimulatorStatistics()}
      failed={t`The figures of the simulator could not be computed`}
      describe={describe}
      skeleton={['h-20 w-full', 'h-32 w-full']}
    >
      {(figures) =>
        figures.sessions === 0 ? (
          <EmptyState title={<Trans>Nobody has traded in the simulator yet.</Trans>} />
        ) : (
          <Figures figures={figures} />
        )
      }
    </QueryState>
  );
}

function Figures({ figures }: { figures: SimulatorStatistics }) {
  const { t, i18n } = useLingui();
  const words = useTradedWords();
  const count = (value: number) => numberFormat(i18n.locale, {}).format(value);
  const percent = (share: number | null) =>
    share === null
      ? '–'
      : withTrueMinus(
          numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
        );
  const { sessions, learners, trades, ended, abandoned, planned, reviewed, in_loss: inLoss } = figures;
  const facts = [
    { id: 'sessions', name: t`Sessions`, value: count(sessions) },
    { id: 'learners', name: t`Learners`, value: count(learners) },
    { id: 'trades', name: t`Trades`, value: count(trades) },
    { id: 'ended', name: t`Ended`, value: percent(ended / sessions) },
    { id: 'abandoned', name: t`Abandoned`, value: percent(abandoned / sessions) },
    { id: 'planned', name: t`Trades with a plan`, value: percent(planned) },
    { id: 'reviewed', name: t`Trades reviewed`, value: percent(reviewed) },
    { id: 'loss', name: t`Ended sessions in loss`, value: percent(inLoss) },
  ];
  const days = count(ABANDONED_AFTER_DAYS);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-2">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          {facts.map(({ id, name, value }) => (
            <div key={id}>
              <dt className="text-15 text-muted">{name}</dt>
              <dd className="text-24 tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-15 text-muted">
          <Trans>
            A session counts as abandoned when it was begun {days} days ago and has not been ended.
          </Trans>
        </p>
      </div>
      <Table
        caption={t`By market`}
        rows={figures.by_market}
        rowId={({ market }) => market}
        columns={[
          { id: 'market', head: t`Market`, cell: ({ market }) => words.marketName(market) },
          { id: 'sessions', head: t`Sessions`, numeric: true, cell: (row) => count(row.sessions) },
          { id: 'trades', head: t`Trades`, numeric: true, cell: (row) => count(row.trades) },
          {
            id: 'median',
            head: t`Median result`,
            numeric: true,
            cell: ({ median_result_percent: median }) => percent(median === null ? null : median / 100),
          },
          {
            id: 'costs',
            head: t`Costs, of gains without friction`,
            numeric: true,
            cell: ({ cost_share: share }) => percent(share),
          },
        ]}
      />
      {figures.by_skill.length > 0 && (
        <Table
          caption={t`Rules not kept, and patterns, in ended sessions`}
          rows={figures.by_skill}
          rowId={({ skill }) => skill}
          columns={[
            { id: 'skill', head: t`Rule or pattern`, cell: ({ skill }) => words.skillName(skill) },
            { id: 'shown', head: t`Judged`, numeric: true, cell: ({ shown }) => count(shown) },
            { id: 'broken', head: t`Not kept, or found`, numeric: true, cell: ({ broken }) => count(broken) },
          ]}
        />
      )}
    </div>
  );
}
