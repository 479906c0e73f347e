import { Trans } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { usePayOverdue } from './use-checkout.ts';

/** Says that a payment failed, and leads to where it is made up for. */
export function OverdueBanner() {
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
