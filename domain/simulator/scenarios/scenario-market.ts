import type { GeneratedInstrument, Market } from '../../market/generator/market.ts';
import type { PlantedEdge } from '../../market/generator/planted-edge.ts';
import { withTickValue } from '../../market/tick-value.ts';
import { HISTORY_DAYS } from '../limits.ts';
import { practiceMarket } from '../start/practice-market.ts';
import type { PlantedInFile, ScenarioFile } from './scenario-contract.ts';

/** The market of a scenario: its presets with what the file changes, and what it plants. */
export function scenarioMarket({ market }: Pick<ScenarioFile, 'market'>): Market {
  const { preset, regime, holds, planted } = market;
  const turns = planted.flatMap((one) =>
    one.kind === 'regime' ? [{ day: dayOf(one.day), regime: one.regime }] : [],
  );
  return {
    instruments: practiceMarket(preset).instruments.map((instrument) => changed(instrument, market)),
    startRegime: regime,
    ...(holds && { holdsRegime: true }),
    ...(turns.length > 0 && { turns }),
  };
}

/** Days since the market's start of a day of the session, which comes after the history. */
function dayOf(day: number): number {
  return HISTORY_DAYS + day - 1;
}

function changed(
  { instrument, model }: GeneratedInstrument,
  { volatility = 1, volume = 1, spread = 1, drift_percent: drift, planted }: ScenarioFile['market'],
): GeneratedInstrument {
  const ticks = (usual: number) => Math.max(1, Math.round(usual * spread));
  const own = planted.filter((one) => 'instrument' in one && one.instrument === instrument.instrumentClass);
  const leaps = own.flatMap((one) =>
    one.kind === 'leap' ? [{ day: dayOf(one.day), minute: one.minute, move: one.percent / 100 }] : [],
  );
  const [edge] = own.flatMap((one) => edgeOf(one) ?? []);
  return {
    instrument: withTickValue({
      ...instrument,
      averageDailyVolume: Math.max(1, Math.round(instrument.averageDailyVolume * volume)),
      spread: { usual: ticks(instrument.spread.usual), widest: ticks(instrument.spread.widest) },
    }),
    model: {
      ...model,
      volatilityADay: model.volatilityADay * volatility,
      ...(drift !== undefined && { drift: drift / 100 }),
    },
    ...(edge && { edge }),
    ...(leaps.length > 0 && { leaps }),
  };
}

function edgeOf(planted: PlantedInFile): PlantedEdge | undefined {
  switch (planted.kind) {
    case 'drift-after-jump':
      return { kind: 'drift_after_jump', share: planted.share, minutes: planted.minutes };
    case 'gap-reversal':
      return { kind: 'gap_reversal', share: planted.share, minutes: planted.minutes };
    case 'time-of-day':
      return { kind: 'time_of_day', share: planted.share, from: planted.from, to: planted.to };
    default:
      return undefined;
  }
}
