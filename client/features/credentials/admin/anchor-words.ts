import { useLingui } from '@lingui/react/macro';
import type { AnchorState } from '#domain/credentials/admin-contract.ts';

/** What it is called how far a certificate is on its way into a block. */
export function useAnchorWords(): Readonly<Record<AnchorState, string>> {
  const { t } = useLingui();
  return { none: t`Not yet`, pending: t`Waiting for a block`, 'in-block': t`In a block` };
}
