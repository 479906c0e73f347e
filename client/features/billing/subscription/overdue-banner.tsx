import { Trans } from '@lingui/react/macro';
import { bringErrorWords } from '../../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { billingErrorMessages } from '../billing-error-messages.ts';
import { useSubscription } from './fetch-subscription.ts';
import { usePayOverdue } from './pay-overdue.ts';

bringErrorWords(billingErrorMessages);

/** Says that a payment failed, and leads to where it is made up for; nothing while nothing is overdue. */
export function OverdueBanner() {
  const { data: subscription } = useSubscription();
  return subscription?.status === 'past_due' ? <FailedPayment /> : null;
}

function FailedPayment() {
  const describe = useErrorWording();
  const pay = usePayOverdue();
  return (
    <Banner
      tone="danger"
      title={<Trans>Your last payment failed</Trans>}
      action={
        <Button pending={pay.isPending} onClick={() => pay.mutate()}>
          <Trans>Pay now</Trans>
        </Button>
      }
    >
      <Trans>The card may have expired, or the bank refused. Pay with this or another card to go on.</Trans>
      <p role="alert" className="text-danger empty:hidden">
        {pay.isError && describe(pay.error)}
      </p>
    </Banner>
  );
}
