import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { LegalPage } from './legal-page.tsx';

/** The privacy notice. */
export function PrivacyPage() {
  const { t } = useLingui();
  const { site } = usePage();
  return (
    <LegalPage title={t`Privacy`} version={site.legal.versions.privacy}>
      <h2>
        <Trans>What we keep</Trans>
      </h2>
      <p>
        <Trans>
          Your name and email, what you enter in onboarding and the assessment, the lessons you complete, your
          answers in quizzes and your conversation with the mentor.
        </Trans>
      </p>
      <h2>
        <Trans>Why</Trans>
      </h2>
      <p>
        <Trans>
          To show you where you are and what comes next. Nothing of it is sold, and no advertising network
          sees it.
        </Trans>
      </p>
      <h2>
        <Trans>Security records</Trans>
      </h2>
      <p>
        <Trans>
          When a request looks like an attack we record its address and browser. Such records are kept without
          your name after you delete your account.
        </Trans>
      </p>
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          You may see, correct and delete what we keep about you. Write to the address at the foot of this
          page.
        </Trans>
      </p>
    </LegalPage>
  );
}
