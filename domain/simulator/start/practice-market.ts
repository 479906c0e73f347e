import type { InstrumentClass } from '../../market/instrument.ts';
import type { Market } from '../../market/generator/market.ts';
import { PRESETS } from '../../market/generator/presets.ts';
import type { SimulatorMarket } from '../contract.ts';

const CLASSES: Readonly<Record<SimulatorMarket, readonly InstrumentClass[]>> = {
  share: ['share'],
  currency_pair: ['currency_pair'],
  coin: ['coin'],
  index: ['index'],
  share_and_index: ['share', 'index'],
};

/** The market of free practice: presets as they are, nothing planted. */
export function practiceMarket(market: SimulatorMarket): Market {
  return { instruments: CLASSES[market].map((name) => PRESETS[name]), startRegime: 'choppy' };
}
