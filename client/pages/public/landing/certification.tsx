import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CertificateClaim } from '../certificate-claim.tsx';
import { Claim } from '../claim.tsx';
import { ScoresFigure } from '../illustrations/scores-figure.tsx';
import { InPreparation } from '../in-preparation.tsx';
import { RiskLine } from '../risk-line.tsx';
import { Section } from '../section.tsx';

/** Certification and rewards. */
export function Certification() {
  return (
    <Section
      id="certification"
      title={
        <>
          <Trans>Certification and rewards</Trans> <InPreparation feature="certificate" />
        </>
      }
      lead={<Trans>A certificate for what you can do, not for having been there.</Trans>}
    >
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <ScoresFigure />
        <div>
          <ul className="border-t border-line">
            <li className="border-b border-line py-4 font-serif text-20">
              <CertificateClaim />
            </li>
            <li className="border-b border-line py-4 font-serif text-20">
              <Trans>A digital badge to share, with a page where anybody can check it.</Trans>
            </li>
            <li className="border-b border-line py-4 font-serif text-20">
              <Claim id="elite-invite" feature="invitation" />
            </li>
          </ul>
          <RiskLine />
          <p className="mt-6">
            <LinkButton look="secondary" href="#plan-elite">
              <Trans>Learn More About Elite Access</Trans>
            </LinkButton>
          </p>
        </div>
      </div>
    </Section>
  );
}
