import { useLingui } from '@lingui/react/macro';

/** The names of the strands of the curriculum, in the order in which they are shown. */
export function useStrandNames(): ReadonlyMap<string, string> {
  const { t } = useLingui();
  return new Map([
    ['market-basics', t`Market basics`],
    ['orders-and-costs', t`Orders and costs`],
    ['sizing-and-risk', t`Sizing and risk`],
    ['statistics', t`Statistics`],
    ['charts-and-indicators', t`Charts and indicators`],
    ['macro-and-fx', t`Economy and currencies`],
    ['crypto', t`Crypto`],
    ['psychology', t`Psychology`],
    ['process-and-journal', t`Process and journal`],
    ['ethics-and-law', t`Ethics and law`],
  ]);
}
