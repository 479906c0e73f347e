import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePage } from '../page-context.tsx';
import { RiskLine } from '../risk-line.tsx';
import { StatList } from '../stat-list.tsx';
import { ApplicationSection } from './application-section.tsx';
import { Barriers } from './barriers.tsx';
import { Programs } from './programs.tsx';
import { Stories } from './stories.tsx';

/** Community and scholarships. */
export function CommunityPage() {
  return (
    <>
      <CommunityHero />
      <Barriers />
      <Programs />
      <Stories />
      <ApplicationSection />
      <ClosingCall />
    </>
  );
}

function CommunityHero() {
  const { site } = usePage();
  return (
    <section className="page-column pt-8 lg:pt-16">
      <div className="grid gap-6">
        <h1 className="max-w-[20ch] text-44 sm:text-64">
          <Trans>Education for those it is kept from</Trans>
        </h1>
        <p className="max-w-measure text-20 text-muted">
          <Trans>
            Scholarships open every course to people who face barriers of money, place or language.
          </Trans>
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href="/auth?tab=sign-up">
            <Trans>Create an account</Trans>
          </LinkButton>
          <LinkButton look="link" href="#apply">
            <Trans>Apply for a Scholarship</Trans>
          </LinkButton>
        </p>
      </div>
      <div className="mt-12">
        <StatList stats={site.community.stats} />
      </div>
    </section>
  );
}

/** The last words of the page, and two ways to /auth. */
function ClosingCall() {
  return (
    <section className="page-column mt-16 sm:mt-24">
      <div className="grid justify-items-start gap-6 border-t border-line pt-8">
        <h2 className="max-w-[24ch] text-32 sm:text-44">
          <Trans>You need not wait for an answer to begin.</Trans>
        </h2>
        <p className="max-w-measure text-20 text-muted">
          <Trans>The assessment and the first module of every course are free for everybody.</Trans>
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href="/auth?tab=sign-up">
            <Trans>Start Learning</Trans>
          </LinkButton>
          <LinkButton look="link" href="/auth">
            <Trans>Sign in</Trans>
          </LinkButton>
        </p>
        <RiskLine />
      </div>
    </section>
  );
}
