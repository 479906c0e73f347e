import { Trans } from '@lingui/react/macro';
import { AccountSection } from '../../features/identity/account/account-section.tsx';
import { SeasonPanel } from '../../features/seasons/season-panel.tsx';

/** The season, for those who hold a certificate. */
export function SeasonSection() {
  return (
    <AccountSection
      title={<Trans>Season</Trans>}
      lead={
        <Trans>
          The best tenth gets an award and an invitation.{' '}
          <a href="/invitation" className="text-plum underline underline-offset-4">
            How it is ranked
          </a>
        </Trans>
      }
    >
      <SeasonPanel />
    </AccountSection>
  );
}
