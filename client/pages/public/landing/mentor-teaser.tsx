import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/link-button.tsx';
import { InPreparation } from '../in-preparation.tsx';
import { Section } from '../section.tsx';

/** What the mentor does, in its own voice, and the way to it. */
export function MentorTeaser() {
  return (
    <Section id="mentor" title={<Trans>AI mentor dashboard</Trans>}>
      <div className="grid gap-8 lg:grid-cols-2">
        <ul className="grid content-start gap-3">
          <li>
            <Trans>Personalised daily tasks: the next lesson, one keystroke away.</Trans>
          </li>
          <li>
            <Trans>Instant feedback on every answer.</Trans>
          </li>
          <li>
            <Trans>Live Q&A sessions.</Trans>
            <InPreparation feature="live-qa" />
          </li>
        </ul>
        <blockquote className="guide-voice">
          <p className="text-15 text-muted">
            <Trans>Mentor</Trans>
          </p>
          <p>
            <Trans>
              Decide what you may lose before you decide what you may win. First the price at which your idea
              is wrong, then the size that makes that loss small.
            </Trans>
          </p>
        </blockquote>
      </div>
      <p className="mt-8">
        <LinkButton look="secondary" href="/mentor">
          <Trans>Access AI Mentor Dashboard</Trans>
        </LinkButton>
      </p>
    </Section>
  );
}
