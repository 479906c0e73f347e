import { useLingui } from '@lingui/react/macro';
import type { TradedSession } from '#domain/simulator/admin-contract.ts';
import type { SimulatorMarket } from '#domain/simulator/contract.ts';

/** What markets, states of sessions and skills of the critique are called on the pages of admins. */
export function useTradedWords() {
  const { t } = useLingui();
  const markets: Readonly<Record<SimulatorMarket, string>> = {
    share: t`Share`,
    currency_pair: t`Currency pair`,
    coin: t`Coin`,
    index: t`Index`,
    share_and_index: t`Share and index`,
  };
  const states: Readonly<Record<TradedSession['state'], string>> = {
    open: t`Open`,
    ended: t`Ended`,
    abandoned: t`Abandoned`,
  };
  const skills: Readonly<Record<string, string>> = {
    'pre-trade-check': t`A plan before each entry`,
    'position-size': t`Size and risk by the plan`,
    'stop-placement': t`Stops left where they were`,
    'exit-rules': t`Nothing added to losers`,
    'loss-limits': t`No trade after the day’s loss limit`,
    'disposition-effect': t`Pattern: early winners, late losers`,
    'tilt-control': t`Pattern: trading after losses`,
    overtrading: t`Pattern: more trades than planned`,
    anchoring: t`Pattern: exits at round prices`,
  };
  return {
    marketName: (market: string) => Object.entries(markets).find(([id]) => id === market)?.[1] ?? market,
    stateName: (state: TradedSession['state']) => states[state],
    skillName: (skill: string) => skills[skill] ?? skill,
  };
}
