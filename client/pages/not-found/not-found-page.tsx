import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** An address inside the app that leads nowhere. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-start gap-2 py-12">
      <p className="text-20 text-muted">404</p>
      <PageHeader title={t`Oops! Page not found`} />
      <LinkButton href="/">
        <Trans>Return to Home</Trans>
      </LinkButton>
    </div>
  );
}
