import { Trans } from '@lingui/react/macro';
import type { SeenAccount } from '#domain/simulator/contract.ts';
import type { SessionWords } from '../words/use-session-words.ts';

interface AccountFactsProps {
  account: SeenAccount;
  deposit: string;
  words: SessionWords;
}

/** The account at the cursor, at prices at which everything could be closed. */
export function AccountFacts({ account, deposit, words }: AccountFactsProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] content-start gap-x-6 gap-y-1 text-15 *:odd:text-muted *:even:text-end *:even:tabular-nums">
      <dt>
        <Trans>Equity</Trans>
      </dt>
      <dd className="font-semibold">{words.money(account.equity)}</dd>
      <dt>
        <Trans>Deposit at the start</Trans>
      </dt>
      <dd>{words.money(deposit)}</dd>
      <dt>
        <Trans>Cash</Trans>
      </dt>
      <dd>{words.money(account.cash)}</dd>
      <dt>
        <Trans>Charges not yet taken</Trans>
      </dt>
      <dd>{words.money(account.accrued, true)}</dd>
      <dt>
        <Trans>Margin in use</Trans>
      </dt>
      <dd>{words.money(account.margin)}</dd>
      <dt>
        <Trans>Forced exit below an equity of</Trans>
      </dt>
      <dd>{words.money(account.forced_exit_below)}</dd>
    </dl>
  );
}
