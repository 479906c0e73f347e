import { Trans } from '@lingui/react/macro';

const linkStyles = 'text-plum underline underline-offset-4';

/** What somebody confirms when they sign up: both documents and the minimum age. */
export function AcceptanceLabel() {
  const { minimumAge } = __SITE_FACTS__;
  return (
    <Trans>
      I am at least {minimumAge} years old and accept the{' '}
      <a href="/terms" target="_blank" rel="noopener" className={linkStyles}>
        terms
      </a>{' '}
      and the{' '}
      <a href="/risk-disclosure" target="_blank" rel="noopener" className={linkStyles}>
        risk disclosure
      </a>
      .
    </Trans>
  );
}
