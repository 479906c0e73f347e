import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';

/** Whether a choice is right, beside it: always on the right ones, and on a wrong one that was picked. */
export function ChoiceVerdict({ correct, picked }: { correct: boolean; picked: boolean }) {
  const { t } = useLingui();
  if (correct)
    return <Check role="img" aria-label={t`Right answer`} className="mt-0.5 size-5 shrink-0 text-success" />;
  if (picked)
    return <X role="img" aria-label={t`Wrong answer`} className="mt-0.5 size-5 shrink-0 text-danger" />;
  return null;
}
