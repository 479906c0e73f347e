import { useLingui } from '@lingui/react/macro';
import type { NoSize } from '#domain/simulator/ticket/size-by-risk.ts';
import type { EntryKind } from '#domain/simulator/ticket/ticket-idea.ts';
import type { ExitRule, Setup } from './ticket-draft.ts';

/** What the choices of a ticket are called. */
export function useTicketWords() {
  const { t } = useLingui();
  const setups: Readonly<Record<Setup, string>> = {
    pullback: t`Pullback to a level`,
    breakout: t`Breakout`,
    reversal: t`Reversal`,
    other: t`Other`,
  };
  const exitRules: Readonly<Record<ExitRule, string>> = {
    'target-or-stop': t`Target or stop`,
    'end-of-day': t`End of day`,
    'by-hand': t`By hand`,
  };
  const kinds: Readonly<Record<EntryKind, string>> = {
    market: t`At market`,
    limit: t`Limit`,
    stop: t`Stop entry`,
    'stop-limit': t`Stop-limit entry`,
  };
  const noSize: Readonly<Record<NoSize, string>> = {
    'stop-on-wrong-side': t`The stop must lie where the idea is wrong: below the entry to buy, above it to sell.`,
    'target-on-wrong-side': t`The target must lie beyond the entry, on the side of the gain.`,
    'risk-too-small': t`Even the smallest size would lose more than this at the stop. Move the stop closer, or let it be.`,
    'no-margin': t`The account has no margin left for another position.`,
  };
  return { setups, exitRules, kinds, noSize };
}
