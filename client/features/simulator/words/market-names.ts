import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SimulatorMarket } from '#domain/simulator/contract.ts';

/** What the markets of free practice are called. */
export const marketNames: Readonly<Record<SimulatorMarket, MessageDescriptor>> = {
  share: msg`A share`,
  currency_pair: msg`A currency pair`,
  coin: msg`A coin`,
  index: msg`An index`,
  share_and_index: msg`A share and its index`,
};

/** What is special of each, and its hours. */
export const marketDetails: Readonly<Record<SimulatorMarket, MessageDescriptor>> = {
  share: msg`Weekdays from 13:30 to 20:00; it leaps overnight.`,
  currency_pair: msg`Day and night from Monday to Friday; small moves, much margin.`,
  coin: msg`Always open; the largest moves, and funding every eight hours.`,
  index: msg`Weekdays from 13:30 to 20:00; calmer than a share.`,
  share_and_index: msg`Two charts of one clock: what the market does, and what the share adds.`,
};
