import { useLingui } from '@lingui/react/macro';
import { TIMEFRAMES, type Timeframe } from '#domain/market/bars/timeframe.ts';
import { SegmentedChoice } from '../../../ui/form/segmented-choice.tsx';

interface SymbolChoiceProps {
  symbols: readonly string[];
  symbol: string;
  timeframe: Timeframe;
  onChange: (chart: { symbol: string; timeframe: Timeframe }) => void;
}

/** Which market is shown, and how long a bar is. */
export function SymbolChoice({ symbols, symbol, timeframe, onChange }: SymbolChoiceProps) {
  const { t } = useLingui();
  const names: Readonly<Record<Timeframe, string>> = {
    '1m': t`1 min`,
    '5m': t`5 min`,
    '15m': t`15 min`,
    '1h': t`1 h`,
    '4h': t`4 h`,
    '1d': t`1 d`,
  };
  const frames = Object.keys(TIMEFRAMES) as Timeframe[];
  return (
    <>
      {symbols.length > 1 ? (
        <SegmentedChoice
          legend={t`Market`}
          options={symbols.map((value) => ({ value, label: value }))}
          value={symbol}
          onChange={(next) => onChange({ symbol: next, timeframe })}
        />
      ) : (
        <span className="font-serif text-20">{symbol}</span>
      )}
      <label className="text-13">
        <span className="sr-only">{t`Length of a bar`}</span>
        <select
          value={timeframe}
          onChange={(event) =>
            onChange({ symbol, timeframe: frames.find((frame) => frame === event.target.value) ?? timeframe })
          }
          className="min-h-8 rounded-control border border-control bg-surface px-2 font-semibold pointer-coarse:min-h-11"
        >
          {frames.map((frame) => (
            <option key={frame} value={frame}>
              {names[frame]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
