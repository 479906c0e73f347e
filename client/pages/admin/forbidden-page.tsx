import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';

/** What a learner gets where only admins may go. */
export function ForbiddenPage() {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-start gap-2 py-12">
      <p className="text-20 text-muted">403</p>
      <PageHeader title={t`This page is for admins`} />
      <p className="max-w-measure">
        <Trans>
          Your account does not have the admin role. An operator of this installation can give it to you.
        </Trans>
      </p>
      <Link to="/dashboard" className={buttonStyles('primary', 'mt-4')}>
        <Trans>Back to Dashboard</Trans>
      </Link>
    </div>
  );
}
