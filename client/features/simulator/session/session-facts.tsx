import { Trans } from '@lingui/react/macro';
import type { SimulatorSession } from '#domain/simulator/contract.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { riskInUse } from '#domain/simulator/ticket/risk-in-use.ts';
import type { SessionWords } from '../words/use-session-words.ts';

interface SessionFactsProps {
  session: SimulatorSession;
  state: SessionState;
  words: SessionWords;
}

/** Where the clock stands, what the account is worth, and what the stops would cost. */
export function SessionFacts({ session, state, words }: SessionFactsProps) {
  const { amount, unprotected } = riskInUse(state);
  const facts = [
    { id: 'cursor', name: <Trans>Clock</Trans>, value: words.moment(session.cursor) },
    { id: 'equity', name: <Trans>Equity</Trans>, value: words.money(session.account.equity) },
    {
      id: 'risk',
      name: <Trans>Risk in use</Trans>,
      value: unprotected > 0 ? <Trans>A position has no stop</Trans> : words.money(amount),
    },
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(({ id, name, value }) => (
        <div key={id} className="text-15">
          <dt className="text-13 text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
