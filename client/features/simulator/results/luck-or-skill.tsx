import { Trans, useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import type { SimulatorResults } from '#domain/simulator/journal-contract.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { CurvePlot } from './curve-plot.tsx';

/** So many sessions are drawn by lot. */
const SESSIONS = 1000;
/** Beyond this share of them on one side chance alone is a poor explanation. */
const FAR = 0.95;
const UNIT = 100_000_000;

interface LuckOrSkillProps {
  luck: NonNullable<SimulatorResults['luck']>;
  trades: number;
  words: SessionWords;
}

/** The learner's curve before 1,000 sessions with the same trades at times and on sides drawn by lot. */
export function LuckOrSkill({ luck, trades, words }: LuckOrSkillProps) {
  const { t, i18n } = useLingui();
  const { below, bands, curve, symbol, result } = luck;
  const count = numberFormat(i18n.locale, { maximumFractionDigits: 0 });
  const [ahead, behind] = [below, 1 - below].map((share) => count.format(Math.round(share * SESSIONS)));
  const all = count.format(SESSIONS);
  const money = (value: number) => words.money(BigInt(Math.round(value * UNIT)), true);
  const [lowest = [], low = [], middle = [], high = [], highest = []] = bands.map((band) => [0, ...band]);
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-serif text-17">
        {below >= FAR ? (
          <Trans>
            Ahead of {ahead} of {all} random runs: luck alone seldom comes so far
          </Trans>
        ) : below <= 1 - FAR ? (
          <Trans>
            Behind {behind} of {all} random runs: bad luck alone seldom goes so far
          </Trans>
        ) : (
          <Trans>
            Ahead of {ahead} of {all} random runs: this may be luck
          </Trans>
        )}
      </h3>
      <CurvePlot
        zero={0}
        areas={[
          { id: 'wide', lower: lowest, upper: highest, look: 'fill-ink/10' },
          { id: 'narrow', lower: low, upper: high, look: 'fill-ink/15' },
        ]}
        lines={[
          {
            id: 'random',
            values: middle,
            look: 'text-muted',
            dashed: true,
            label: (
              <span className="text-muted">
                {t`${all} at random`}
                <br />
                <bdi className="tabular-nums">{money(middle.at(-1) ?? 0)}</bdi>
              </span>
            ),
          },
          {
            id: 'own',
            values: [0, ...curve],
            look: 'text-ink',
            label: (
              <span className="font-semibold">
                {t`you`}
                <br />
                <bdi className="tabular-nums">{money(result)}</bdi>
              </span>
            ),
          },
        ]}
        from={t`Start`}
        to={trades === 1 ? t`1 trade` : t`${trades} trades`}
      />
      <p className="text-13 text-muted">
        <Trans>
          Your trades in {symbol}, as long, as large and at the same cost, with times and sides drawn by lot.
          Nine of ten runs end within the light area, half of them within the dark one.
        </Trans>
      </p>
    </section>
  );
}
