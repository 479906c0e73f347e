import { Trans } from '@lingui/react/macro';
import { AccountSection } from '../../features/identity/account/account-section.tsx';
import { PaceFields } from '../../features/learning/pace/pace-fields.tsx';
import { RecallChoice } from '../../features/learning/pace/recall-choice.tsx';

/** How much a learner wants to do on a day and in a week, and to recall. */
export function PaceSection() {
  return (
    <AccountSection
      title={<Trans>Pace</Trans>}
      lead={<Trans>How much your days hold, and how well you want to remember.</Trans>}
    >
      <PaceFields />
      <RecallChoice />
    </AccountSection>
  );
}
