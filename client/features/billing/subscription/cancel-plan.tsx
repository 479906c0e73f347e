import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useCancelSubscription } from './cancel-subscription.ts';

const Dialog = lazy(() =>
  import('../../../ui/overlay/dialog.tsx').then((module) => ({ default: module.Dialog })),
);

/** Cancels in two clicks: the button, and yes. @param props.endsAt null: a payment is overdue, and it ends at once */
export function CancelPlan({ endsAt }: { endsAt: string | null }) {
  const describe = useErrorWording();
  const cancellation = useCancelSubscription();
  const [asking, setAsking] = useState(false);
  const cancel = () => {
    setAsking(false);
    cancellation.mutate(undefined, { onError: (error: unknown) => toast.error(describe(error)) });
  };
  return (
    <>
      <Button look="secondary" pending={cancellation.isPending} onClick={() => setAsking(true)}>
        <Trans>Cancel the plan</Trans>
      </Button>
      {asking && (
        <Suspense>
          <Dialog open title={<Trans>Cancel the plan?</Trans>} onClose={() => setAsking(false)}>
            <p>
              {endsAt === null ? (
                <Trans>It ends at once, and what is overdue is not asked for any more.</Trans>
              ) : (
                <Trans>
                  Everything stays open to you until <Moment value={endsAt} />. Nothing more is charged.
                </Trans>
              )}{' '}
              <Trans>Your progress is kept, and the free lessons stay open.</Trans>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={cancel}>
                <Trans>Yes, cancel</Trans>
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                <Trans>Keep the plan</Trans>
              </Button>
            </div>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
