import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { currentView, dropView, viewEnd } from '../../../lib/auth/learner-view.ts';
import { bringErrorWords } from '../../../lib/errors/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { endView } from './end-view.ts';

const READ_ONLY = msg`You are only looking on: nothing can be changed in the name of a learner.`;
bringErrorWords({ 'read-only': READ_ONLY, 25006: READ_ONLY });

type View = NonNullable<ReturnType<typeof currentView>>;

/** Says on every screen, as long as an admin looks on as a learner, whose eyes these are, and is the way out. */
export function ViewBanner() {
  const { t } = useLingui();
  const [view] = useState(currentView);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    if (view === null) return undefined;
    const timer = setTimeout(() => leave(view), viewEnd(view) - Date.now());
    return () => clearTimeout(timer);
  }, [view]);
  if (view === null) return null;
  const name = view.user.user_metadata.full_name;
  const stop = () => {
    setPending(true);
    // It ends by itself soon, so that a server out of reach keeps nobody in it.
    endView(view)
      .catch((error: unknown) => console.error('The view could not be ended on the server', error))
      .finally(() => leave(view));
  };
  return (
    <aside
      aria-label={t`View as a learner`}
      className="sticky top-0 z-10 border-y-4 border-danger bg-surface px-4 py-2 print:hidden"
    >
      <div className="page-column flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          <strong>
            <Trans>
              You see what <bdi>{typeof name === 'string' ? name : view.user.email}</bdi> sees.
            </Trans>
          </strong>{' '}
          <Trans>
            Nothing can be changed. This ends by itself:{' '}
            <Moment value={new Date(viewEnd(view)).toISOString()} />
          </Trans>
        </p>
        <Button pending={pending} onClick={stop}>
          <Trans>Stop viewing</Trans>
        </Button>
      </div>
    </aside>
  );
}

/** Back to the account in the admin pages, as oneself. */
function leave({ user }: View): void {
  dropView();
  location.assign(`/admin?tab=people&open=${user.id}`);
}
