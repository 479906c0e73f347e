import type { InstrumentClass } from '../../market/instrument.ts';
import type { PlantedInFile } from './scenario-contract.ts';

/** One of every kind that can be planted, with numbers that show, to begin from. @param instrument into which */
export function newPlanted(instrument: InstrumentClass): readonly PlantedInFile[] {
  return [
    { kind: 'leap', instrument, day: 2, minute: 0, percent: -5 },
    { kind: 'regime', day: 2, regime: 'crisis' },
    { kind: 'drift-after-jump', instrument, share: 0.5, minutes: 120 },
    { kind: 'gap-reversal', instrument, share: 0.5, minutes: 120 },
    { kind: 'time-of-day', instrument, share: 0.4, from: 810, to: 930 },
  ];
}
