import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import type { Scenario } from '#domain/simulator/scenarios-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { InEnglish } from '../../../ui/value/in-english.tsx';
import { useStartSimulatorSession } from '../calls/start-simulator-session.ts';
import { formatDeposit } from '../words/session-format.ts';
import { marketNames } from '../words/market-names.ts';
import { ScenarioMark } from './scenario-mark.tsx';
import { ScenarioPicture } from './scenario-picture.tsx';
import { useConditionWords } from './use-condition-words.ts';

interface ScenarioBriefingProps {
  scenario: Scenario;
  /** Ways elsewhere; the page knows addresses. */
  lessonLink: ReactNode;
  plansLink: ReactNode;
  openLink: ReactNode;
  onStarted: (id: string) => void;
}

/** What somebody knows before they begin: the market, the briefing, the limits and the goal. */
export function ScenarioBriefing(props: ScenarioBriefingProps) {
  const { scenario, lessonLink, plansLink, openLink, onStarted } = props;
  const { i18n } = useLingui();
  const describe = useErrorWording();
  const starting = useStartSimulatorSession();
  const [request] = useState(() => crypto.randomUUID());
  const { plan, goal } = scenario;
  const sentence = useConditionWords(plan);
  const percent = numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 });
  const limits = [
    { id: 'market', name: <Trans>Market</Trans>, value: i18n._(marketNames[scenario.market]) },
    {
      id: 'deposit',
      name: <Trans>Deposit</Trans>,
      value: formatDeposit(scenario.deposit, i18n.locale),
    },
    { id: 'risk', name: <Trans>Risk of a trade</Trans>, value: percent.format(plan.risk_percent / 100) },
    {
      id: 'day',
      name: <Trans>Loss of a day</Trans>,
      value: plan.day_loss_percent === null ? '–' : percent.format(plan.day_loss_percent / 100),
    },
  ];
  return (
    <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-6">
        <figure className="grid gap-1">
          <ScenarioPicture picture={scenario.picture} large />
          <figcaption className="text-13 text-muted">
            <Trans>
              Two weeks of such a market, generated for this picture. Yours is drawn when you begin, and
              anything planted is left out here.
            </Trans>
          </figcaption>
        </figure>
        <div className="grid gap-2">
          <InEnglish />
          <p lang="en" dir="ltr" className="max-w-measure text-start">
            {scenario.briefing}
          </p>
        </div>
        <section className="grid gap-3">
          <h2 className="text-24">
            <Trans>The goal</Trans>
          </h2>
          <ol className="grid list-decimal gap-1 ps-6">
            {goal.map((condition) => (
              <li key={JSON.stringify(condition)}>{sentence(condition)}</li>
            ))}
          </ol>
          <p className="text-15 text-muted">
            <Trans>What you gain or lose is not part of it.</Trans>
          </p>
        </section>
      </div>
      <aside className="grid content-start gap-4">
        <ScenarioMark scenario={scenario} />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
          {limits.map(({ id, name, value }) => (
            <div key={id}>
              <dt className="text-13 text-muted">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {starting.isError && <FormFailure key={starting.submittedAt} reason={describe(starting.error)} />}
        {scenario.is_open ? (
          <Button
            className="justify-self-start"
            pending={starting.isPending}
            onClick={() =>
              starting.mutate(
                { scenario: scenario.id, request_id: request },
                { onSuccess: ({ id }) => onStarted(id) },
              )
            }
          >
            <Trans>Begin the scenario</Trans>
          </Button>
        ) : (
          <p>
            <Trans>Your plan does not include this scenario.</Trans> {plansLink}
          </p>
        )}
        {openLink}
        {lessonLink}
      </aside>
    </div>
  );
}
