import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import type { SimulatorMarket } from '#domain/simulator/contract.ts';
import { SIMULATOR_DEPOSITS, SIMULATOR_MARKETS } from '#domain/simulator/limits.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useStartSimulatorSession } from '../calls/start-simulator-session.ts';
import { marketDetails, marketNames } from '../words/market-names.ts';
import { formatDeposit } from '../words/session-format.ts';

const RISKS = ['0.5', '1', '2'] as const;

/** Starts a session: a market, what is to be practised, and how much of the account a trade may risk. */
export function StartForm({ onStarted }: { onStarted: (id: string) => void }) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const starting = useStartSimulatorSession();
  const [market, setMarket] = useState<SimulatorMarket>('share');
  const [request] = useState(() => crypto.randomUUID());
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (starting.isPending) return;
    const form = new FormData(event.currentTarget);
    const deposit = SIMULATOR_DEPOSITS.find((one) => String(one) === form.get('deposit')) ?? 25_000;
    const risk = RISKS.find((one) => one === form.get('risk')) ?? '1';
    const goal = form.get('goal');
    starting.mutate(
      {
        market,
        deposit,
        goal: typeof goal === 'string' ? goal : '',
        plan: { risk_percent: Number(risk), day_loss_percent: 3, trades_a_day: null },
        request_id: request,
      },
      { onSuccess: ({ id }) => onStarted(id) },
    );
  };
  const percent = numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <form onSubmit={start} className="grid max-w-measure gap-6">
      {starting.isError && <FormFailure key={starting.submittedAt} reason={describe(starting.error)} />}
      <RadioCards
        legend={<Trans>Market</Trans>}
        options={SIMULATOR_MARKETS.map((value) => ({
          value,
          label: i18n._(marketNames[value]),
          detail: i18n._(marketDetails[value]),
        }))}
        value={market}
        onChange={(value) => setMarket(SIMULATOR_MARKETS.find((one) => one === value) ?? market)}
      />
      <TextField
        name="goal"
        label={t`What do you want to practise?`}
        hint={t`One sentence, such as: twenty pullbacks, each with a stop before the entry.`}
        maxLength={500}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          name="deposit"
          label={t`Deposit`}
          defaultValue="25000"
          options={SIMULATOR_DEPOSITS.map((deposit) => ({
            value: String(deposit),
            label: formatDeposit(deposit, i18n.locale),
          }))}
        />
        <Select
          name="risk"
          label={t`Risk of a trade`}
          defaultValue="1"
          options={RISKS.map((risk) => ({ value: risk, label: percent.format(Number(risk) / 100) }))}
        />
      </div>
      <Button type="submit" pending={starting.isPending} className="justify-self-start">
        <Trans>Start the session</Trans>
      </Button>
    </form>
  );
}
