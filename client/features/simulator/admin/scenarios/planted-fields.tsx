import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type PlantedInFile,
  REGIMES,
  type ScenarioFile,
} from '#domain/simulator/scenarios/scenario-contract.ts';
import type { InstrumentClass } from '#domain/market/instrument.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { useTradedWords } from '../use-traded-words.ts';
import { NumberEntry } from './number-entry.tsx';
import { useMarketWords } from './use-market-words.ts';

type Market = ScenarioFile['market'];

const INSTRUMENTS: Readonly<Record<Market['preset'], readonly InstrumentClass[]>> = {
  share: ['share'],
  currency_pair: ['currency_pair'],
  coin: ['coin'],
  index: ['index'],
  share_and_index: ['share', 'index'],
};

interface PlantedFieldsProps {
  market: Market;
  onChange: (market: Market) => void;
}

/** What is planted into a market, and two things to plant: a leap, and a change of how it moves. */
export function PlantedFields({ market, onChange }: PlantedFieldsProps) {
  const { t } = useLingui();
  const { marketName } = useTradedWords();
  const { regimeNames, plantedWords } = useMarketWords();
  const { planted, preset } = market;
  const instruments = INSTRUMENTS[preset];
  const [instrument, setInstrument] = useState<InstrumentClass>();
  const [day, setDay] = useState<number | undefined>(2);
  const [percent, setPercent] = useState<number | undefined>(-5);
  const [regime, setRegime] = useState<(typeof REGIMES)[number]>('crisis');
  const chosen = instruments.find((one) => one === instrument) ?? instruments[0] ?? 'share';
  const plant = (one: PlantedInFile) => onChange({ ...market, planted: [...planted, one] });
  const isDay = day !== undefined && !Number.isNaN(day);
  const isLeap = isDay && percent !== undefined && !Number.isNaN(percent);
  return (
    <div className="grid gap-4">
      {planted.length === 0 ? (
        <p className="text-15 text-muted">
          <Trans>Nothing is planted.</Trans>
        </p>
      ) : (
        <ul className="grid gap-1">
          {planted.map((one, place) => (
            <li
              key={place}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
            >
              <span>{plantedWords(one)}</span>
              <Button
                look="quiet"
                className="text-15"
                aria-label={t`Take out: ${plantedWords(one)}`}
                onClick={() => onChange({ ...market, planted: planted.filter((other) => other !== one) })}
              >
                <Trans>Take out</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberEntry
          label={t`Day of the session`}
          value={day}
          least={1}
          most={60}
          isWhole
          onChange={setDay}
        />
        <NumberEntry
          label={t`Leap, in percent`}
          value={percent}
          least={-40}
          most={40}
          onChange={setPercent}
        />
        {instruments.length > 1 && (
          <Select
            label={t`Of which`}
            value={chosen}
            options={instruments.map((value) => ({ value, label: marketName(value) }))}
            onChange={({ target }) => setInstrument(instruments.find((one) => one === target.value))}
          />
        )}
        <Select
          label={t`How it moves from that day on`}
          value={regime}
          options={REGIMES.map((value) => ({ value, label: regimeNames[value] }))}
          onChange={({ target }) => setRegime(REGIMES.find((one) => one === target.value) ?? regime)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          disabled={!isLeap}
          onClick={() =>
            isLeap &&
            plant({ kind: 'leap', instrument: chosen, day: day ?? 1, minute: 0, percent: percent ?? 0 })
          }
        >
          <Trans>Plant the leap</Trans>
        </Button>
        <Button
          look="secondary"
          disabled={!isDay}
          onClick={() => isDay && plant({ kind: 'regime', day: day ?? 1, regime })}
        >
          <Trans>Plant the change</Trans>
        </Button>
      </div>
    </div>
  );
}
