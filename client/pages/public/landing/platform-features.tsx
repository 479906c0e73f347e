import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SiteFeature } from '#domain/content/site-features.ts';
import { InPreparation } from '../in-preparation.tsx';
import { usePageAddress } from '../page-context.tsx';
import { Section } from '../section.tsx';

/** What the platform offers; what does not work yet says so. */
export function PlatformFeatures() {
  const address = usePageAddress();
  return (
    <Section
      id="features"
      layout="beside"
      title={<Trans>Platform features</Trans>}
      lead={<Trans>What works today, and what we are still building, told apart.</Trans>}
    >
      <ul className="grid gap-x-12 sm:grid-cols-2">
        <Feature name={<Trans>Interactive AI modules</Trans>}>
          <Trans>Short lessons with worked numbers that you answer, not only read.</Trans>
        </Feature>
        <Feature name={<Trans>Gamified learning</Trans>} feature="points">
          <Trans>Points and achievements for learning, never for trading more.</Trans>
        </Feature>
        <Feature name={<Trans>Real-time progress tracking</Trans>} feature="real-time-progress">
          <Trans>Every completed lesson counts at once, on all your devices.</Trans>
        </Feature>
        <Feature name={<Trans>AI mentor bot, 24/7</Trans>}>
          <Trans>Answers from the curriculum at any hour, and says so when it does not know.</Trans>
        </Feature>
        <Feature name={<Trans>Reviews before you forget</Trans>} feature="daily-tasks">
          <Trans>When something fades, with a mail if you wish.</Trans>
        </Feature>
        <Feature
          name={
            <a href={address('/puzzle')} className="underline underline-offset-4">
              <Trans>Chart puzzle</Trans>
            </a>
          }
          feature="daily-puzzle"
        >
          <Trans>One chart a day.</Trans>
        </Feature>
        <Feature name={<Trans>Leaderboards</Trans>} feature="leaderboards">
          <Trans>See how steadily others learn.</Trans>
        </Feature>
        <Feature name={<Trans>Peer challenges</Trans>} feature="challenges">
          <Trans>Solve the same chart as others and compare the reasoning.</Trans>
        </Feature>
      </ul>
    </Section>
  );
}

interface FeatureProps {
  name: ReactNode;
  /** The switch of one that may not work yet. */
  feature?: SiteFeature;
  children: ReactNode;
}

function Feature({ name, feature, children }: FeatureProps) {
  return (
    <li className="border-b border-line py-4">
      <h3 className="font-sans font-semibold">
        {name}
        {feature !== undefined && <InPreparation feature={feature} />}
      </h3>
      <p className="text-muted">{children}</p>
    </li>
  );
}
