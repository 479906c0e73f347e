import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';

/** What somebody gets where only admins may go: a learner, or an admin who has to set up a second step first. */
export function ForbiddenPage({ needsSecondStep }: { needsSecondStep: boolean }) {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-start gap-2 py-12">
      <p className="text-20 text-muted">403</p>
      <PageHeader
        title={needsSecondStep ? t`Admins need a second step of signing in` : t`This page is for admins`}
      />
      <p className="max-w-measure">
        {needsSecondStep ? (
          <Trans>
            The operator of this installation asks it of every admin. Set it up in your account, then come
            back.
          </Trans>
        ) : (
          <Trans>
            Your account does not have the admin role. An operator of this installation can give it to you.
          </Trans>
        )}
      </p>
      {needsSecondStep ? (
        <Link to="/account" className={buttonStyles('primary', 'mt-4')}>
          <Trans>Set up a second step</Trans>
        </Link>
      ) : (
        <Link to="/dashboard" className={buttonStyles('primary', 'mt-4')}>
          <Trans>Back to Dashboard</Trans>
        </Link>
      )}
    </div>
  );
}
