import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui/link-button.tsx';
import { GapChart } from './illustrations/gap-chart.tsx';
import { usePageAddress } from './page-context.tsx';

/** The 404 page. */
export function MissingPage() {
  const address = usePageAddress();
  return (
    <div className="page-column grid items-center gap-12 pt-8 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-24">
      <div className="grid justify-items-start gap-6">
        <p className="text-20 text-muted">404</p>
        <h1 className="text-44 sm:text-64">
          <Trans>Oops! Page not found</Trans>
        </h1>
        <p className="max-w-measure text-20 text-muted">
          <Trans>There is no page at this address. It may have moved, or the link has a typing error.</Trans>
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href={address('/')}>
            <Trans>Return to Home</Trans>
          </LinkButton>
          <LinkButton look="link" href={`${address('/')}#courses`}>
            <Trans>See the courses</Trans>
          </LinkButton>
        </p>
      </div>
      <GapChart />
    </div>
  );
}
