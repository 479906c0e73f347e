import { Trans } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';

/** Says that plans close nothing here, where nobody takes payments. */
export function NoPayments() {
  const { takesPayments } = usePage();
  if (takesPayments) return null;
  return (
    <p className="mb-6 max-w-measure">
      <Trans>
        Nobody takes payments here: everything that is ready is open to every account, at no cost.
      </Trans>
    </p>
  );
}
