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
  const { site } = usePage();
  return (
    <>
      <section className="page-column grid gap-6 pt-12">
        <h1 className="max-w-measure text-44 sm:text-64">
          <Trans>Education for those it is kept from</Trans>
        </h1>
        <p className="max-w-measure text-20 text-muted">
          <Trans>
            Scholarships open every course to people who face barriers of money, place or language.
          </Trans>
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          <LinkButton href="/auth?tab=sign-up">
            <Trans>Join the Community</Trans>
          </LinkButton>
          <LinkButton look="link" href="#apply">
            <Trans>Apply for a Scholarship</Trans>
          </LinkButton>
        </p>
        <StatList stats={site.community.stats} />
      </section>
      <Barriers />
      <Programs />
      <Stories />
      <ApplicationSection />
      <section className="page-column mt-24">
        <LinkButton href="/auth?tab=sign-up">
          <Trans>Start Learning</Trans>
        </LinkButton>
        <RiskLine />
      </section>
    </>
  );
}
