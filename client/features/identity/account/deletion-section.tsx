import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AccountSection } from './account-section.tsx';
import { useCancelAccountDeletion } from './cancel-account-deletion.ts';
import { useAccountDeletion } from './fetch-account-deletion.ts';
import { useRequestAccountDeletion } from './request-account-deletion.ts';

const Dialog = lazy(() =>
  import('../../../ui/overlay/dialog.tsx').then((module) => ({ default: module.Dialog })),
);

/** The end of the account: asked for twice, and open to second thoughts until its day. */
export function DeletionSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const deletion = useAccountDeletion();
  const requestDeletion = useRequestAccountDeletion();
  const cancelDeletion = useCancelAccountDeletion();
  const [asking, setAsking] = useState(false);
  const complain = { onError: (error: unknown) => toast.error(describe(error)) };
  const request = () => {
    setAsking(false);
    requestDeletion.mutate(undefined, complain);
  };
  return (
    <AccountSection
      title={<Trans>Delete the account</Trans>}
      lead={<Trans>Your progress, your answers and your conversations go with it.</Trans>}
    >
      <QueryState
        query={deletion}
        failed={t`This could not be looked up`}
        describe={describe}
        skeleton={['h-12 w-1/2']}
      >
        {(row) =>
          row === null ? (
            <Button look="secondary" pending={requestDeletion.isPending} onClick={() => setAsking(true)}>
              <Trans>Delete my account</Trans>
            </Button>
          ) : (
            <div role="status" className="w-full">
              <Banner
                tone="warn"
                title={
                  <Trans>
                    Your account will be deleted on <Moment value={row.due_at} />
                  </Trans>
                }
                action={
                  <Button
                    look="secondary"
                    pending={cancelDeletion.isPending}
                    onClick={() => cancelDeletion.mutate(undefined, complain)}
                  >
                    <Trans>Keep my account</Trans>
                  </Button>
                }
              >
                <Trans>Until then everything works as before.</Trans>
              </Banner>
            </div>
          )
        }
      </QueryState>
      {asking && (
        <Suspense>
          <Dialog open title={<Trans>Delete your account?</Trans>} onClose={() => setAsking(false)}>
            <p>
              <Trans>
                We mail you the day on which it will be gone. Until then you can change your mind here. After
                that nobody can bring it back.
              </Trans>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={request}>
                <Trans>Delete my account</Trans>
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                <Trans>Keep my account</Trans>
              </Button>
            </div>
          </Dialog>
        </Suspense>
      )}
    </AccountSection>
  );
}
