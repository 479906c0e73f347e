import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSecondStep } from '../../features/identity/account/manage-second-step.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';

/** Asks an admin who signs in with a password alone to set up a second step. Nothing once it is set up. */
export function SecondStepBanner() {
  const { data } = useSecondStep();
  if (data === undefined || data.apps.length + data.keys.length > 0) return null;
  return (
    <div className="pb-6">
      <Banner
        tone="warn"
        title={<Trans>Protect the admin pages with a second step</Trans>}
        action={
          <Link to="/account" className={buttonStyles('secondary')}>
            <Trans>Set up a second step</Trans>
          </Link>
        }
      >
        <Trans>Whoever learns your password sees everything that you see here.</Trans>
      </Banner>
    </div>
  );
}
