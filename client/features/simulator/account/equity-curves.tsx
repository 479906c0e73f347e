import { Trans } from '@lingui/react/macro';
import type { CurvePoint } from '#domain/simulator/session/session-event.ts';
import type { SeenAccount } from '#domain/simulator/contract.ts';
import type { SessionWords } from '../words/use-session-words.ts';

interface EquityCurvesProps {
  curve: readonly CurvePoint[];
  account: SeenAccount;
  deposit: string;
  words: SessionWords;
}

const [WIDTH, HEIGHT] = [300, 90];

/** What the account is worth beside what it would be without costs: the room between the two is what trading cost. */
export function EquityCurves({ curve, account, deposit, words }: EquityCurvesProps) {
  const costs = BigInt(account.frictionless) - BigInt(account.equity);
  const result = BigInt(account.frictionless) - BigInt(deposit);
  const [costWords, resultWords] = [words.money(costs), words.money(result < 0n ? -result : result)];
  const points = [
    { at: 0, real: deposit, frictionless: deposit },
    ...curve,
    { at: 0, real: account.equity, frictionless: account.frictionless },
  ].map(({ real, frictionless }) => [Number(real), Number(frictionless)] as const);
  const all = points.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => (high === low ? HEIGHT / 2 : HEIGHT - ((value - low) / (high - low)) * HEIGHT);
  const path = (row: 0 | 1) =>
    points
      .map(
        (point, place) => `${(place / Math.max(1, points.length - 1)) * WIDTH},${y(point[row]).toFixed(1)}`,
      )
      .join(' ');
  const [equity, frictionless] = [words.money(account.equity), words.money(account.frictionless)];
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-serif text-17">
        {costs === 0n ? (
          <Trans>Nothing has been paid for trading yet</Trans>
        ) : result < 0n ? (
          <Trans>
            Without costs of {costWords} you would be {resultWords} down
          </Trans>
        ) : (
          <Trans>
            Without costs of {costWords} you would be {resultWords} up
          </Trans>
        )}
      </h3>
      <svg
        direction="ltr"
        viewBox={`-2 -4 ${WIDTH + 4} ${HEIGHT + 8}`}
        aria-hidden="true"
        className="w-full overflow-visible"
        preserveAspectRatio="none"
      >
        <line x1={0} x2={WIDTH} y1={y(Number(deposit))} y2={y(Number(deposit))} className="stroke-line" />
        <polyline
          points={path(1)}
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-muted"
        />
        <polyline
          points={path(0)}
          strokeWidth={1.75}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-ink"
        />
      </svg>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 text-15 *:odd:text-muted *:even:text-end *:even:tabular-nums">
        <dt>
          <Trans>Without friction (dashed)</Trans>
        </dt>
        <dd>{frictionless}</dd>
        <dt className="font-semibold">
          <Trans>Your equity (full line)</Trans>
        </dt>
        <dd className="font-semibold">{equity}</dd>
        <dt>
          <Trans>Deposit at the start</Trans>
        </dt>
        <dd>{words.money(deposit)}</dd>
        <dt>
          <Trans>Cash</Trans>
        </dt>
        <dd>{words.money(account.cash)}</dd>
        <dt>
          <Trans>Margin in use</Trans>
        </dt>
        <dd>{words.money(account.margin)}</dd>
        <dt>
          <Trans>Forced exit below an equity of</Trans>
        </dt>
        <dd>{words.money(account.forced_exit_below)}</dd>
      </dl>
    </section>
  );
}
