import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { JourneyLine } from '../illustrations/journey-line.tsx';
import { InPreparation } from '../in-preparation.tsx';
import { usePageAddress } from '../page-context.tsx';
import { MODEL_LIMITS_PATH } from '../public-paths.ts';
import { RiskLine } from '../risk-line.tsx';
import { Section } from '../section.tsx';

/** The journey in five steps. */
export function HowItWorks() {
  const address = usePageAddress();
  return (
    <Section
      id="how-it-works"
      title={<Trans>How it works</Trans>}
      lead={<Trans>Five steps, at your own pace. You can stop after any of them.</Trans>}
    >
      <JourneyLine />
      <ol className="grid border-t border-line max-lg:divide-y max-lg:divide-line lg:grid-cols-5 lg:divide-x lg:divide-line">
        <Step number={1} title={<Trans>AI skill assessment</Trans>}>
          <Trans>Five questions, then a placement of at most eight minutes. They show where to begin.</Trans>
        </Step>
        <Step number={2} title={<Trans>Custom learning journey</Trans>}>
          <Trans>The modules in the order that fits what you know.</Trans>
          <InPreparation feature="learning-path" />
        </Step>
        <Step number={3} title={<Trans>Training</Trans>}>
          <Trans>Quizzes that explain every answer, and simulations with live AI feedback.</Trans>
          <InPreparation feature="simulator" />{' '}
          <a href={address(MODEL_LIMITS_PATH)} className="text-plum underline underline-offset-4">
            <Trans>What we do not model</Trans>
          </a>
        </Step>
        <Step number={4} title={<Trans>Graduation with certification</Trans>}>
          <Trans>Pass the exam at the end of a course.</Trans>
          <InPreparation feature="certificate" />
        </Step>
        <Step number={5} title={<Trans>Invitation to trade</Trans>}>
          <Trans>The best tenth of a season gets an invitation that a partner platform can check.</Trans>
          <InPreparation feature="invitation" />{' '}
          <a href={address('/invitation')} className="text-plum underline underline-offset-4">
            <Trans>How it is ranked</Trans>
          </a>
        </Step>
      </ol>
      <RiskLine />
    </Section>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_1fr] py-6 lg:block lg:px-5 lg:first:ps-0 lg:last:pe-0">
      <p className="text-15 font-semibold text-plum">{number}</p>
      <div>
        <h3 className="text-24 max-lg:-mt-1">{title}</h3>
        <p className="mt-1 text-15 text-muted">{children}</p>
      </div>
    </li>
  );
}
