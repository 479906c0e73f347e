import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Claim } from '../claim.tsx';
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
          <Trans>Certification and rewards</Trans>
          <InPreparation feature="certificate" />
        </>
      }
    >
      <ul className="grid max-w-measure gap-3">
        <li className="border-t border-line pt-3">
          <Claim id="verifiable-certificate" />
        </li>
        <li className="border-t border-line pt-3">
          <Trans>A digital badge to share, with a page where anybody can check it.</Trans>
        </li>
        <li className="border-y border-line py-3">
          <Claim id="elite-invite" />
        </li>
      </ul>
      <RiskLine />
      <p className="mt-6">
        <LinkButton look="secondary" href="#join">
          <Trans>Learn More About Elite Access</Trans>
        </LinkButton>
      </p>
    </Section>
  );
}
