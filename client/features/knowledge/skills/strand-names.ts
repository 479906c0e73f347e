import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const names: Readonly<Record<string, MessageDescriptor>> = {
  'market-basics': msg`Market basics`,
  'orders-and-costs': msg`Orders and costs`,
  'sizing-and-risk': msg`Sizing and risk`,
  statistics: msg`Statistics`,
  'charts-and-indicators': msg`Charts and indicators`,
  'macro-and-fx': msg`Economy and currencies`,
  crypto: msg`Crypto`,
  psychology: msg`Psychology`,
  'process-and-journal': msg`Process and journal`,
  'ethics-and-law': msg`Ethics and law`,
};

/** Names strands of the curriculum in the reader's language; one that we do not know by its id. */
export function useStrandName(): (id: string) => string {
  const { i18n } = useLingui();
  return (id) => {
    const name = names[id];
    return name === undefined ? id : i18n._(name);
  };
}
