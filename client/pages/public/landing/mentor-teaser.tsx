import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SiteFeature } from '#domain/content/site-features.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { GuideMark, GuideVoice } from '../guide-voice.tsx';
import { InPreparation } from '../in-preparation.tsx';
import { Section } from '../section.tsx';

/** What the mentor does, a piece of conversation, and the way to it. */
export function MentorTeaser() {
  return (
    <Section
      id="mentor"
      layout="beside"
      title={<Trans>AI mentor dashboard</Trans>}
      lead={<Trans>It answers from the lessons, names the lesson it drew on, and gives no tips.</Trans>}
    >
      <div className="grid gap-10 md:grid-cols-2">
        <div>
          <ul>
            <Offer name={<Trans>Personalised daily tasks</Trans>} feature="daily-tasks">
              <Trans>Reviews, the next lesson and practice of a weak skill, in the minutes you choose.</Trans>
            </Offer>
            <Offer name={<Trans>Instant feedback</Trans>}>
              <Trans>Every answer in a quiz is explained, the wrong ones too.</Trans>
            </Offer>
            <Offer name={<Trans>Live Q&A sessions</Trans>} feature="live-qa">
              <Trans>Ask a teacher, together with others.</Trans>
            </Offer>
          </ul>
          <p className="mt-6">
            <LinkButton look="secondary" href="/mentor">
              <Trans>Access AI Mentor Dashboard</Trans>
            </LinkButton>
          </p>
        </div>
        <div className="grid content-start gap-5 rounded-card border border-line bg-surface p-5">
          <div className="max-w-[85%] justify-self-end rounded-control bg-sunken px-4 py-3">
            <p className="text-13 font-semibold text-muted">
              <Trans>A learner</Trans>
            </p>
            <p>
              <Trans>How do I know how much to risk?</Trans>
            </p>
          </div>
          <GuideVoice>
            <Trans>
              Decide what you may lose before you decide what you may win. First the price at which your idea
              is wrong, <GuideMark>then the size that makes that loss small</GuideMark>.
            </Trans>
          </GuideVoice>
        </div>
      </div>
    </Section>
  );
}

interface OfferProps {
  name: ReactNode;
  /** The switch of one that may not work yet. */
  feature?: SiteFeature;
  children: ReactNode;
}

function Offer({ name, feature, children }: OfferProps) {
  return (
    <li className="border-b border-line py-4 first:pt-0">
      <h3 className="font-sans font-semibold">
        {name}
        {feature !== undefined && <InPreparation feature={feature} />}
      </h3>
      <p className="text-muted">{children}</p>
    </li>
  );
}
