import type { Market } from '../../market/generator/market.ts';
import { ENGINE_VERSION } from '../session/engine-version.ts';
import type { SessionRules } from '../session/rules.ts';
import { TERMS } from './instrument-terms.ts';

const UNIT = 100_000_000n;
/** A point of the curves each hour, and one wherever the clock stops. */
const CURVE_MINUTES = 60;

/** What a session on a market is traded by. @param deposit whole units of the account's currency */
export function sessionRules({ instruments }: Market, deposit: number): SessionRules {
  return {
    engineVersion: ENGINE_VERSION,
    currency: 'USD',
    deposit: String(BigInt(deposit) * UNIT),
    instruments: instruments.map(({ instrument }) => ({
      instrument,
      terms: TERMS[instrument.instrumentClass],
    })),
    curveMinutes: CURVE_MINUTES,
  };
}
