import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { CHECKOUT_CANCELED } from '#domain/billing/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useFinishCheckout } from './finish-checkout.ts';

interface CheckoutResultProps {
  /** As the payment page gave it back: the id of the checkout, or that it was left. */
  checkout: string;
  /** Called once when it is paid. */
  onPaid?: () => void;
}

/** Says what became of a payment, where the learner comes back from it. */
export function CheckoutResult({ checkout, onPaid }: CheckoutResultProps) {
  return (
    <div role="status" className="w-full">
      {checkout === CHECKOUT_CANCELED ? (
        <Banner title={<Trans>You have left the payment page</Trans>}>
          <Trans>Nothing was charged. You can choose a plan whenever you like.</Trans>
        </Banner>
      ) : (
        <FinishedCheckout checkout={checkout} onPaid={onPaid} />
      )}
    </div>
  );
}

function FinishedCheckout({ checkout, onPaid }: { checkout: string; onPaid: (() => void) | undefined }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const finish = useFinishCheckout(checkout);
  const notifyPaid = useEffectEvent(() => onPaid?.());
  useEffect(() => {
    if (finish.data === 'paid') notifyPaid();
  }, [finish.data]);
  return (
    <QueryState
      query={finish}
      failed={t`We could not see yet whether your payment has arrived`}
      describe={describe}
      skeleton={['h-16 w-full']}
    >
      {(result) =>
        result === 'paid' ? (
          <Banner tone="success" title={<Trans>Thank you, your payment has arrived</Trans>}>
            <Trans>What is ready of your plan is open to you now.</Trans>
          </Banner>
        ) : (
          <Banner
            tone="warn"
            title={<Trans>Your payment has not arrived</Trans>}
            action={
              <Button look="secondary" pending={finish.isFetching} onClick={() => void finish.refetch()}>
                <Trans>Look again</Trans>
              </Button>
            }
          >
            <Trans>If you have just paid, it may take a minute. If not, nothing was charged.</Trans>
          </Banner>
        )
      }
    </QueryState>
  );
}
