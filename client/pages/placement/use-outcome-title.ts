import { useLingui } from '@lingui/react/macro';
import type { RouteReason } from '#domain/placement/routing.ts';

/** What a placement found, in a sentence or two: what holds by the line of routing that applies, and what to begin with. */
export function useOutcomeTitle(reason: RouteReason | undefined): string {
  const { t } = useLingui();
  switch (reason) {
    case 'harm':
      return t`First, what helps when trading does harm.`;
    case 'basics':
      return t`Begin at the beginning: prices and orders.`;
    case 'sizing':
      return t`Prices and orders hold. Begin with sizes.`;
    case 'charts':
      return t`Your sums hold. Begin with testing charts.`;
    case 'forex':
      return t`Your basics hold. Begin with currencies.`;
    case 'crypto':
      return t`Your sums hold. Begin with crypto.`;
    case 'psychology':
      return t`Your sums hold. Begin with decisions.`;
    case 'otherwise':
      return t`Begin with the odds, then go where you like.`;
    case undefined:
      return t`This is what your answers say.`;
  }
}
