import { Trans } from '@lingui/react/macro';
import { MailChoices } from '../../features/knowledge/mails/mail-choices.tsx';
import { AccountSection } from '../../features/identity/account/account-section.tsx';
import { NoticeSwitches } from './notice-switches.tsx';

/** Which mails somebody wants: about their learning, and about modules that are being written. */
export function MailsSection() {
  return (
    <AccountSection
      title={<Trans>Mails</Trans>}
      lead={
        <Trans>At most one a day, none once you have done something. Each has a link that ends it.</Trans>
      }
    >
      <MailChoices />
      <NoticeSwitches />
    </AccountSection>
  );
}
