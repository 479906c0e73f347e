import { useLingui } from '@lingui/react/macro';
import type { PlantedInFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { NumberEntry } from './number-entry.tsx';
import { TimeEntry } from './time-entry.tsx';

type Edge = Exclude<PlantedInFile, { kind: 'leap' | 'regime' }>;

interface EdgeFieldsProps {
  edge: Edge;
  onChange: (edge: Edge) => void;
}

/** How strong an edge is, and how long or when it lasts. */
export function EdgeFields({ edge, onChange }: EdgeFieldsProps) {
  const { t } = useLingui();
  const shares: Readonly<Record<Edge['kind'], string>> = {
    'drift-after-jump': t`How far it goes on, times the leap`,
    'gap-reversal': t`How far it comes back, times the gap`,
    'time-of-day': t`How far it drifts, times the volatility of a day`,
  };
  return (
    <>
      <NumberEntry
        label={shares[edge.kind]}
        value={edge.share}
        least={-2}
        most={2}
        onChange={(share = Number.NaN) => onChange({ ...edge, share })}
      />
      {edge.kind === 'time-of-day' ? (
        <>
          <TimeEntry
            label={t`From, UTC`}
            minute={edge.from}
            onChange={(from) => onChange({ ...edge, from })}
          />
          <TimeEntry label={t`To, UTC`} minute={edge.to} onChange={(to) => onChange({ ...edge, to })} />
        </>
      ) : (
        <NumberEntry
          label={t`Over so many minutes`}
          value={edge.minutes}
          least={1}
          most={10_080}
          isWhole
          onChange={(minutes = Number.NaN) => onChange({ ...edge, minutes })}
        />
      )}
    </>
  );
}
