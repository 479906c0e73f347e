import { Trans, useLingui } from '@lingui/react/macro';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { usePage, usePageAddress } from '../page-context.tsx';

const linkStyles = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** Name and navigation of the public pages. */
export function SiteHeader() {
  const { t } = useLingui();
  const { site } = usePage();
  const address = usePageAddress();
  return (
    <header className="page-column">
      <div className="flex flex-wrap items-center justify-between gap-x-8 border-b border-line py-3">
        <a href={address('/')} className={linkStyles}>
          <Wordmark name={site.name} />
        </a>
        <nav aria-label={t`Main`} className="flex gap-x-6 text-15 font-medium">
          <a href={`${address('/')}#courses`} className={linkStyles}>
            <Trans>Courses</Trans>
          </a>
          <a href={address('/community')} className={linkStyles}>
            <Trans>Community</Trans>
          </a>
          <a href="/auth" className={`${linkStyles} when-signed-out`}>
            <Trans>Sign in</Trans>
          </a>
          <a href="/dashboard" className={`${linkStyles} when-signed-in`}>
            <Trans>Dashboard</Trans>
          </a>
        </nav>
      </div>
    </header>
  );
}
