import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SiteFeature } from '#domain/content/site-features.ts';
import { CertificateClaim } from '../certificate-claim.tsx';
import { Claim } from '../claim.tsx';
import { SizingFigure } from '../illustrations/sizing-figure.tsx';
import { InPreparation } from '../in-preparation.tsx';
import { usePage } from '../page-context.tsx';
import { Section } from '../section.tsx';

/** Why choose it: four reasons, and a chart of what is at stake. */
export function WhyChoose() {
  const { site } = usePage();
  return (
    <Section id="why" title={<Trans>Why choose {site.name}</Trans>}>
      <div className="grid items-start gap-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <dl className="border-t border-line">
          <Reason title={<Trans>Fully AI-guided training</Trans>}>
            <Trans>The guide is a program that answers with what our editors wrote.</Trans>
          </Reason>
          <Reason title={<Trans>Personalised learning tracks</Trans>} feature="learning-path">
            <Trans>A placement finds where you begin, and your path goes on from there.</Trans>
          </Reason>
          <Reason title={<Trans>Certification</Trans>} feature="certificate">
            <CertificateClaim />
            {' · '}
            <Claim id="capital-invitation" feature="market-access" />
          </Reason>
          <Reason title={<Trans>Market access for top performers</Trans>} feature="market-access">
            <Claim id="elite-invite" />
          </Reason>
        </dl>
        <SizingFigure />
      </div>
    </Section>
  );
}

interface ReasonProps {
  title: ReactNode;
  /** The switch of one that may not work yet. */
  feature?: SiteFeature;
  children: ReactNode;
}

function Reason({ title, feature, children }: ReasonProps) {
  return (
    <div className="border-b border-line py-5">
      <dt className="font-serif text-24">
        {title}
        {feature !== undefined && <InPreparation feature={feature} />}
      </dt>
      <dd className="mt-1 max-w-measure text-muted">{children}</dd>
    </div>
  );
}
