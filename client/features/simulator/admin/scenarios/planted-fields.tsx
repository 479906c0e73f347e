import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { InstrumentClass } from '#domain/market/instrument.ts';
import { newPlanted } from '#domain/simulator/scenarios/new-planted.ts';
import {
  type PlantedInFile,
  plantedSchema,
  REGIMES,
  type ScenarioFile,
} from '#domain/simulator/scenarios/scenario-contract.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { useTradedWords } from '../use-traded-words.ts';
import { EdgeFields } from './edge-fields.tsx';
import { NumberEntry } from './number-entry.tsx';
import { TimeEntry } from './time-entry.tsx';
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

/** What is planted into a market, and everything that can be planted. */
export function PlantedFields({ market, onChange }: PlantedFieldsProps) {
  const { t } = useLingui();
  const { marketName } = useTradedWords();
  const { plantedNames, plantedWords } = useMarketWords();
  const { planted, preset } = market;
  const list = useRef<HTMLUListElement>(null);
  const instruments = INSTRUMENTS[preset];
  const [kind, setKind] = useState<PlantedInFile['kind']>('leap');
  const [instrument, setInstrument] = useState<InstrumentClass>();
  const [drafts, setDrafts] = useState(newPlanted('share'));
  const chosen = instruments.find((one) => one === instrument) ?? instruments[0] ?? 'share';
  const typed = drafts.find((one) => one.kind === kind);
  const draft = typed && ('instrument' in typed ? { ...typed, instrument: chosen } : typed);
  const isSound = v.is(plantedSchema, draft);
  const change = (next: PlantedInFile) =>
    setDrafts(drafts.map((one) => (one.kind === next.kind ? next : one)));
  return (
    <div className="grid gap-4">
      {planted.length === 0 && (
        <p className="text-15 text-muted">
          <Trans>Nothing is planted.</Trans>
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-label={t`What is planted into it`} className="grid gap-1">
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
              onClick={() => {
                onChange({ ...market, planted: planted.filter((other) => other !== one) });
                list.current?.focus();
              }}
            >
              <Trans>Take out</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t`What to plant`}
          value={kind}
          options={drafts.map((one) => ({ value: one.kind, label: plantedNames[one.kind] }))}
          onChange={({ target }) => setKind(drafts.find((one) => one.kind === target.value)?.kind ?? kind)}
        />
        {instruments.length > 1 && kind !== 'regime' && (
          <Select
            label={t`Of which`}
            value={chosen}
            options={instruments.map((value) => ({ value, label: marketName(value) }))}
            onChange={({ target }) => setInstrument(instruments.find((one) => one === target.value))}
          />
        )}
        {draft && <DraftFields key={kind} draft={draft} onChange={change} />}
      </div>
      <Button
        look="secondary"
        className="justify-self-start"
        disabled={!isSound}
        onClick={() => isSound && draft && onChange({ ...market, planted: [...planted, draft] })}
      >
        <Trans>Plant it</Trans>
      </Button>
    </div>
  );
}

interface DraftFieldsProps {
  draft: PlantedInFile;
  onChange: (draft: PlantedInFile) => void;
}

/** The parameters of what is to be planted. */
function DraftFields({ draft, onChange }: DraftFieldsProps) {
  const { t } = useLingui();
  const { regimeNames } = useMarketWords();
  if (draft.kind !== 'leap' && draft.kind !== 'regime')
    return <EdgeFields edge={draft} onChange={onChange} />;
  return (
    <>
      <NumberEntry
        label={t`Day of the session`}
        value={draft.day}
        least={1}
        most={60}
        isWhole
        onChange={(day = Number.NaN) => onChange({ ...draft, day })}
      />
      {draft.kind === 'regime' ? (
        <Select
          label={t`How it moves from that day on`}
          value={draft.regime}
          options={REGIMES.map((value) => ({ value, label: regimeNames[value] }))}
          onChange={({ target }) =>
            onChange({ ...draft, regime: REGIMES.find((one) => one === target.value) ?? draft.regime })
          }
        />
      ) : (
        <>
          <TimeEntry
            label={t`Time of the leap, UTC`}
            minute={draft.minute}
            onChange={(minute) => onChange({ ...draft, minute })}
          />
          <NumberEntry
            label={t`Leap, in percent`}
            value={draft.percent}
            least={-40}
            most={40}
            onChange={(percent = Number.NaN) => onChange({ ...draft, percent })}
          />
        </>
      )}
    </>
  );
}
