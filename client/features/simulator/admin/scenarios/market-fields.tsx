import { useLingui } from '@lingui/react/macro';
import { REGIMES, type ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { SIMULATOR_MARKETS } from '#domain/simulator/limits.ts';
import { withEntry } from '../../../../lib/with-entry.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { useTradedWords } from '../use-traded-words.ts';
import { NumberEntry } from './number-entry.tsx';
import { useMarketWords } from './use-market-words.ts';

type Market = ScenarioFile['market'];

interface MarketFieldsProps {
  market: Market;
  onChange: (market: Market) => void;
}

/** How the market of a scenario differs from the usual one of its kind. */
export function MarketFields({ market, onChange }: MarketFieldsProps) {
  const { t } = useLingui();
  const { marketName } = useTradedWords();
  const { regimeNames } = useMarketWords();
  // A parameter that is left empty is that of the preset, and no parameter.
  const change = (name: 'volatility' | 'volume' | 'spread' | 'drift_percent', value: number | undefined) =>
    onChange(withEntry(market, name, value));
  const factors = [
    ['volatility', t`Volatility, times the usual`],
    ['volume', t`Volume, times the usual`],
    ['spread', t`Spread, times the usual`],
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t`Market`}
        value={market.preset}
        options={SIMULATOR_MARKETS.map((value) => ({ value, label: marketName(value) }))}
        onChange={({ target }) => {
          const preset = SIMULATOR_MARKETS.find((one) => one === target.value);
          if (preset !== undefined) onChange({ ...market, preset });
        }}
      />
      <Select
        label={t`How it begins`}
        value={market.regime}
        options={REGIMES.map((value) => ({ value, label: regimeNames[value] }))}
        onChange={({ target }) => {
          const regime = REGIMES.find((one) => one === target.value);
          if (regime !== undefined) onChange({ ...market, regime });
        }}
      />
      {factors.map(([name, label]) => (
        <NumberEntry
          key={name}
          label={label}
          value={market[name]}
          least={0.01}
          most={20}
          isOptional
          onChange={(value) => change(name, value)}
        />
      ))}
      <NumberEntry
        label={t`Drift, percent a year`}
        value={market.drift_percent}
        least={-2000}
        most={2000}
        isOptional
        onChange={(value) => change('drift_percent', value)}
      />
      <Checkbox
        label={t`It stays as it begins, but for what is planted`}
        checked={market.holds === true}
        onChange={({ target }) => {
          const { holds: _before, ...others } = market;
          onChange(target.checked ? { ...others, holds: true } : others);
        }}
      />
    </div>
  );
}
