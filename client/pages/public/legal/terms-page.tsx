import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { LegalPage } from './legal-page.tsx';
import { LegalSection } from './legal-section.tsx';
import { OpenSourceNotices } from './open-source-notices.tsx';

/** The terms. */
export function TermsPage() {
  const { t } = useLingui();
  const { site } = usePage();
  const { name } = site;
  const minimumAge = site.legal.minimum_age;
  return (
    <LegalPage
      title={t`Terms`}
      version={site.legal.versions.terms}
      summary={
        <Trans>
          {name} teaches how markets and trading work. It gives no advice, manages no money and promises no
          profit. You need to be {minimumAge} or older, and you can stop at any time.
        </Trans>
      }
    >
      <LegalSection id="service" title={<Trans>What this is</Trans>}>
        <p>
          <Trans>
            {name} is a school: courses, quizzes, an assessment and a scripted mentor that answers from the
            lessons. “We” are whoever operates this installation; our contact details stand at the foot of the
            page. By creating an account you accept these terms, and we keep a record of which version you
            accepted and when.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="no-advice" title={<Trans>Education, not advice</Trans>}>
        <p>
          <Trans>
            Nothing here is investment, tax or legal advice, a recommendation, or an offer to buy or sell
            anything. Lessons, examples and the mentor do not know your situation. We hold no money for you,
            place no orders and are not a broker. What you do in a market is your own decision.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="account" title={<Trans>Your account</Trans>}>
        <p>
          <Trans>
            You must be at least {minimumAge} years old, or older where your law says so. Give an email
            address that is yours, keep your password to yourself, and use one account for one person. Tell us
            when you think somebody else has used it.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="plans" title={<Trans>Plans and payment</Trans>}>
        <p>
          <Trans>
            The price and the content of a plan are those shown when you choose it. A free trial ends by
            itself and costs nothing. While no payment provider is connected to this installation, no card is
            asked for and every plan opens every lesson. Where the law gives you a right to withdraw from a
            purchase, you have it here too.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="lessons" title={<Trans>What you may do with the lessons</Trans>}>
        <p>
          <Trans>
            Read, practise, print for yourself, and quote with the source. Do not resell the lessons, publish
            them wholesale or collect them by machine.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="conduct" title={<Trans>What we ask of you</Trans>}>
        <p>
          <Trans>
            Do not try to reach other people’s data, to overload the service, to get around its limits, or to
            use what you write here to harm or deceive somebody. Automatic checks may refuse requests that
            look like an attack.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="in-preparation" title={<Trans>What is not finished</Trans>}>
        <p>
          <Trans>
            Some features are shown before they work; they carry the label “In preparation”. A certificate
            says that you completed a course. It is not a licence, and an invitation by a partner platform is
            that partner’s own offer under its own terms.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="scholarships" title={<Trans>Scholarships</Trans>}>
        <p>
          <Trans>
            A scholarship opens courses without payment. We decide on applications by what you tell us and the
            places that are left. There is no legal right to one.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="liability" title={<Trans>What we answer for</Trans>}>
        <p>
          <Trans>
            We take care that lessons are right and the service runs, and we correct mistakes you report. We
            do not answer for losses from trading, nor for interruptions we could not prevent. Nothing in
            these terms limits what the law does not let us limit, such as intent, gross negligence or harm to
            people.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="ending" title={<Trans>Ending</Trans>}>
        <p>
          <Trans>
            You may stop at any time and ask us to delete your account. We may close an account that harms
            others or the service; we then say why, and return what you paid for time you can no longer use.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="changes" title={<Trans>Changes and law</Trans>}>
        <p>
          <Trans>
            When these terms change, the day at the top changes with them, and new learners accept the new
            text. The law of the place where the operator is established applies; consumers keep the
            protection of the law of the country they live in.
          </Trans>
        </p>
      </LegalSection>
      <OpenSourceNotices />
    </LegalPage>
  );
}
