import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';

/** Says before somebody chooses it that what is taught is in English; nothing in an English interface. */
export function InEnglish() {
  const { i18n } = useLingui();
  if (i18n.locale === 'en') return null;
  return (
    <span className="rounded-tag border border-control px-2 py-0.5 font-sans text-13 font-normal whitespace-nowrap text-muted">
      <Trans>in English</Trans>
    </span>
  );
}
