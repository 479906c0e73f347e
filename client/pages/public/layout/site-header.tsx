import { Trans, useLingui } from '@lingui/react/macro';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { usePage, usePageAddress } from '../page-context.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const linkStyles = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** Name and navigation of the public pages. */
export function SiteHeader() {
  const { t } = useLingui();
  const { site } = usePage();
  const address = usePageAddress();
  return (
    <header className="page-column">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3">
        <a href={address('/')} className={linkStyles}>
          <Wordmark name={site.name} />
        </a>
        <div className="flex flex-wrap items-center gap-x-5 text-15 font-medium sm:gap-x-7">
          <nav aria-label={t`Main`} className="flex flex-wrap gap-x-5 sm:gap-x-7 print:hidden">
            <a href={`${address('/')}#courses`} className={`${linkStyles} max-sm:hidden`}>
              <Trans>Courses</Trans>
            </a>
            <a href={address('/community')} className={`${linkStyles} max-sm:hidden`}>
              <Trans>Community</Trans>
            </a>
            <a href="/auth" className={`${linkStyles} when-signed-out`}>
              <Trans>Sign in</Trans>
            </a>
            <a href="/dashboard" className={`${linkStyles} when-signed-in`}>
              <Trans>Dashboard</Trans>
            </a>
          </nav>
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}
