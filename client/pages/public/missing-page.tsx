import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui/link-button.tsx';
import { usePageAddress } from './page-context.tsx';

/** The 404 page. */
export function MissingPage() {
  const address = usePageAddress();
  return (
    <div className="page-column grid justify-items-start gap-4 py-24">
      <p className="text-20 text-muted">404</p>
      <h1 className="text-44">
        <Trans>Oops! Page not found</Trans>
      </h1>
      <LinkButton href={address('/')}>
        <Trans>Return to Home</Trans>
      </LinkButton>
    </div>
  );
}
