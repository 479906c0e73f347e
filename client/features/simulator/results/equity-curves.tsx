import { Trans } from '@lingui/react/macro';
import type { CurvePoint } from '#domain/simulator/session/session-event.ts';
import type { SeenAccount } from '#domain/simulator/contract.ts';
import { CurvePlot } from './curve-plot.tsx';
import type { SessionWords } from '../words/use-session-words.ts';

interface EquityCurvesProps {
  curve: readonly CurvePoint[];
  account: SeenAccount;
  deposit: string;
  words: SessionWords;
}

/** What the account is worth beside what it would be without costs: the room between the two is what trading cost. */
export function EquityCurves({ curve, account, deposit, words }: EquityCurvesProps) {
  const costs = BigInt(account.frictionless) - BigInt(account.equity);
  const result = BigInt(account.frictionless) - BigInt(deposit);
  const [costWords, resultWords] = [words.money(costs), words.money(result < 0 ? -result : result)];
  const points = [
    { real: deposit, frictionless: deposit },
    ...curve,
    { real: account.equity, frictionless: account.frictionless },
  ];
  const real = points.map((point) => Number(point.real));
  const free = points.map((point) => Number(point.frictionless));
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-serif text-17">
        {Number(costs) === 0 ? (
          <Trans>Nothing has been paid for trading yet</Trans>
        ) : result < 0 ? (
          <Trans>
            Without costs of {costWords} you would be {resultWords} down
          </Trans>
        ) : (
          <Trans>
            Without costs of {costWords} you would be {resultWords} up
          </Trans>
        )}
      </h3>
      <CurvePlot
        zero={Number(deposit)}
        areas={[{ id: 'costs', lower: real, upper: free, look: 'fill-down/15' }]}
        lines={[
          {
            id: 'frictionless',
            values: free,
            look: 'text-muted',
            dashed: true,
            label: (
              <span className="text-muted">
                <Trans>frictionless</Trans>
                <br />
                <bdi className="tabular-nums">{words.money(account.frictionless)}</bdi>
              </span>
            ),
          },
          {
            id: 'real',
            values: real,
            look: 'text-ink',
            label: (
              <span className="font-semibold">
                <Trans>real</Trans>
                <br />
                <bdi className="tabular-nums">{words.money(account.equity)}</bdi>
              </span>
            ),
          },
        ]}
        from={<Trans>Start {words.money(deposit)}</Trans>}
        to={<Trans>now</Trans>}
      />
    </section>
  );
}
