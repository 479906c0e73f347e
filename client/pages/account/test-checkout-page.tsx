import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { usePlans } from '../../features/billing/fetch-plans.ts';
import { usePaymentProvider } from '../../features/billing/subscription/fetch-subscription.ts';
import { TestCheckout } from '../../features/billing/checkout/test-checkout.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** The page on which a test payment is made. There is no such page where payments are real, or nobody takes them. */
export function TestCheckoutPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { plan: planId, from, checkout } = useSearch({ from: '/protected/test-checkout' });
  const provider = usePaymentProvider();
  const plans = usePlans();
  const state = {
    describe,
    failed: t`The plans could not be loaded`,
    skeleton: ['h-8 w-1/2', 'h-16 w-full'],
  };
  return (
    <QueryState {...state} query={provider}>
      {(name) => (
        <QueryState {...state} query={plans}>
          {(rows) => {
            const plan = rows.find(({ id }) => id === planId);
            if (name !== 'test' || !plan || from === undefined || checkout === undefined)
              return <NotFoundPage />;
            return (
              <>
                <PageHeader title={t`Test payment`} />
                <TestCheckout plan={plan} from={from} checkout={checkout} />
              </>
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}
