import { Trans, useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import type { SimulatorResults } from '#domain/simulator/journal-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { EquityCurves } from './equity-curves.tsx';
import { useReadSimulatorResults } from '../calls/read-simulator-results.ts';
import type { SeenSession } from '../calls/seen-session.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { ExpectancyRange } from './expectancy-range.tsx';
import { LuckOrSkill } from './luck-or-skill.tsx';

interface SessionResultsProps {
  seen: SeenSession;
  fills: number;
  words: SessionWords;
}

/** What a session has come to, with error bars: the average trade, both curves, luck or skill, and what it was paid with. */
export function SessionResults({ seen, fills, words }: SessionResultsProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { session, state, curve } = seen;
  const results = useReadSimulatorResults(session.id, fills);
  return (
    <QueryState
      query={results}
      failed={t`The results could not be loaded`}
      describe={describe}
      skeleton={['h-24 w-full', 'h-40 w-full']}
    >
      {(found) =>
        found.trades === 0 ? (
          <EmptyState title={<Trans>No trade has been closed yet.</Trans>}>
            <Trans>
              From the first one on stand here what trading cost and how 1,000 random sessions would have
              done; from the twentieth on, how sure the average is.
            </Trans>
          </EmptyState>
        ) : (
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
            <ExpectancyRange expectancy={found.expectancy} />
            <ResultFacts found={found} words={words} />
            <EquityCurves
              curve={curve.length > 0 ? curve : found.curve}
              account={session.account}
              deposit={state.rules.deposit}
              words={words}
            />
            {found.luck !== null && <LuckOrSkill luck={found.luck} trades={found.trades} words={words} />}
          </div>
        )
      }
    </QueryState>
  );
}

function ResultFacts({ found, words }: { found: SimulatorResults; words: SessionWords }) {
  const { i18n } = useLingui();
  const percent = (share: number) =>
    numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
  const { drawdown, exposure, trades } = found;
  return (
    <dl className="grid grid-cols-[1fr_auto] content-start gap-x-6 gap-y-1 text-15 *:odd:text-muted *:even:text-end *:even:font-semibold *:even:tabular-nums">
      <dt>
        <Trans>Closed trades</Trans>
      </dt>
      <dd>{numberFormat(i18n.locale, {}).format(trades)}</dd>
      <dt>
        <Trans>Deepest fall from a high</Trans>
      </dt>
      <dd>
        {words.money(drawdown.amount)}{' '}
        <bdi className="ms-1 font-normal text-muted">{percent(drawdown.percent / 100)}</bdi>
      </dd>
      {exposure !== null && (
        <>
          <dt>
            <Trans>Time with a position</Trans>
          </dt>
          <dd>{percent(exposure.time)}</dd>
          <dt>
            <Trans>Of the gain without friction, costs took</Trans>
          </dt>
          <dd>
            {exposure.cost_share === null ? <Trans>there was none</Trans> : percent(exposure.cost_share)}
          </dd>
        </>
      )}
    </dl>
  );
}
