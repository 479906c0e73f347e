import { DrawingError } from './drawing-values.ts';
import type { Market, Markets } from './market-contract.ts';
import { nearestWord } from '../../content/nearest-word.ts';

/** The market that `market:` names. @throws DrawingError when there is none of that name */
export function knownMarket(name: string | undefined, markets: Markets): Market {
  const market = name === undefined ? undefined : new Map(Object.entries(markets)).get(name);
  if (market !== undefined) return market;
  const nearest = nearestWord(name ?? '', Object.keys(markets));
  const advice = nearest === undefined ? 'Describe it under `markets`.' : `Did you mean '${nearest}'?`;
  throw new DrawingError(['market'], `There is no market '${name}'. ${advice}`);
}
