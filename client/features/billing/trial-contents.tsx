import { useLingui } from '@lingui/react/macro';
import type { Tables } from '../../lib/backend/database.ts';
import { useEntitlementWords } from './entitlement-words.ts';
import { planName } from './plan-names.ts';

interface TrialContentsProps {
  plans: readonly Tables<'plans'>[];
  entitlements: readonly Tables<'entitlements'>[];
}

/** What the free trial contains, in one line: it has a button and no card. */
export function TrialContents({ plans, entitlements }: TrialContentsProps) {
  const { i18n } = useLingui();
  const words = useEntitlementWords();
  const trial = plans.find(({ trial_days: days }) => days !== null);
  if (trial === undefined) return null;
  const contents = entitlements.filter(({ id }) => trial.opens.includes(id)).map(words);
  return (
    <>
      <span className="font-medium">{planName(trial, i18n.locale)}</span>: {contents.join(' · ')}.
    </>
  );
}
