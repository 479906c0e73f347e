import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { LegalPage } from './legal-page.tsx';
import { LegalSection } from './legal-section.tsx';

/** The privacy notice. */
export function PrivacyPage() {
  const { t } = useLingui();
  const { site } = usePage();
  const minimumAge = site.legal.minimum_age;
  return (
    <LegalPage
      title={t`Privacy`}
      version={site.legal.versions.privacy}
      summary={
        <Trans>
          We keep what you tell us and what you learn, in one database, to show you where you are. No
          advertising, no tracking, no cookies, and nothing is sold.
        </Trans>
      }
    >
      <LegalSection id="who" title={<Trans>Who is responsible</Trans>}>
        <p>
          <Trans>
            Whoever operates this installation. Their name, address and email belong at the foot of this page;
            write there with every question and request.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="what" title={<Trans>What we keep</Trans>}>
        <ul>
          <li>
            <Trans>
              Your account: email, name, language and settings, your password only as an irreversible hash,
              and which terms you accepted and when.
            </Trans>
          </li>
          <li>
            <Trans>
              Your sessions: when and from which address and browser you signed in, so that you can be signed
              out and misuse can be found.
            </Trans>
          </li>
          <li>
            <Trans>
              Your learning: answers in onboarding, assessment and quizzes, completed lessons, enrolments,
              certificates, your plan and payments (never a card), and your conversations with the mentor.
            </Trans>
          </li>
          <li>
            <Trans>
              Forms: email, phone and country from the free-assessment card; name, email, language and program
              from a scholarship application.
            </Trans>
          </li>
          <li>
            <Trans>
              Mails you asked for: the courses whose next module we tell you about, until you end it.
            </Trans>
          </li>
          <li>
            <Trans>
              Security records: when a request looks like an attack, its address, browser and what was
              noticed.
            </Trans>
          </li>
        </ul>
      </LegalSection>
      <LegalSection id="why" title={<Trans>Why</Trans>}>
        <p>
          <Trans>
            Account, sessions and learning: because without them we could not teach you what you signed up
            for. Forms: because you asked us to answer. Security records: because we have a justified interest
            in a service that is not abused. We make no decision about you by machine that has legal effect.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="device" title={<Trans>What stays on your device</Trans>}>
        <p>
          <Trans>
            This site sets no cookies. It keeps in your browser’s own storage: your sign-in, the theme and
            language you chose and drafts you have not sent. Clearing the site’s data removes them and signs
            you out.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="others" title={<Trans>Who else sees it</Trans>}>
        <p>
          <Trans>
            Nobody, as the software is delivered: fonts, scripts and pictures come from this server, and no
            analytics or advertising network is called. An operator may connect a mail server, a payment
            provider or a service that recognises proxies; they then see what they need for that task, and the
            operator must name them here. Learners never see each other’s data; administrators see what they
            need to run the school.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="where" title={<Trans>Where and how it is protected</Trans>}>
        <p>
          <Trans>
            In a PostgreSQL database on the operator’s server. Every row of yours is protected by a rule in
            the database itself that lets only you, and administrators where needed, read it. Passwords are
            hashed; connections are encrypted when the site is served by https.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="how-long" title={<Trans>How long</Trans>}>
        <p>
          <Trans>
            Account and learning: until the account is deleted. Deleting it removes them; security records and
            payments stay without your name. Counters that limit requests are removed after a day. Forms are
            kept until they are answered and no longer needed. The operator sets how long backups last and
            must name it here.
          </Trans>
        </p>
        <p>
          <Trans>
            So that a free trial is given once, a code made from your email address is kept for a year after
            the trial, also when the account is deleted. The address cannot be read from it.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="rights" title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            You may see, correct, export and delete what we keep about you, object to its use, and take back a
            consent at any time. Write to the operator; you get an answer within a month. You may also
            complain to the data protection authority of the place where you live.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="age" title={<Trans>Minimum age</Trans>}>
        <p>
          <Trans>
            This service is for people aged {minimumAge} and over. If we learn that somebody younger has an
            account, we delete it.
          </Trans>
        </p>
      </LegalSection>
    </LegalPage>
  );
}
