import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useLocalized, usePage, usePageAddress } from '../page-context.tsx';
import { RiskLine } from '../risk-line.tsx';
import { StatList } from '../stat-list.tsx';
import { HeroPuzzle } from './hero-puzzle.tsx';

/** The first screen: headline, the way in, an exercise, three figures. */
export function Hero() {
  const { site } = usePage();
  const localized = useLocalized();
  const address = usePageAddress();
  return (
    <section className="page-column pt-8 lg:pt-16">
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_1fr]">
        <div className="grid gap-6">
          <h1 className="text-44 sm:text-64">{localized(site.tagline)}</h1>
          <p className="max-w-measure text-20 text-muted">
            <Trans>
              Learn to trade with a guide that answers from the lessons. Count the risk before you take it.
            </Trans>
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <LinkButton href="/auth?tab=sign-up">
              <Trans>Start Free Assessment</Trans>
            </LinkButton>
            <LinkButton look="link" href="#how-it-works">
              <Trans>View How It Works</Trans>
            </LinkButton>
            <LinkButton look="link" href={address('/community')}>
              <Trans>Community Scholarships Available</Trans>
            </LinkButton>
          </div>
        </div>
        <HeroPuzzle />
      </div>
      <div className="mt-12">
        <StatList stats={site.stats} />
        <RiskLine />
      </div>
    </section>
  );
}
