import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from '../section.tsx';

/** What keeps people from learning, and what is done about it. */
export function Barriers() {
  return (
    <Section
      id="barriers"
      layout="beside"
      title={<Trans>The barriers</Trans>}
      lead={<Trans>What keeps people from learning is seldom the learning itself.</Trans>}
    >
      <dl>
        <Barrier name={<Trans>Money</Trans>}>
          <Trans>A course can cost a month's income. A scholarship opens it without payment.</Trans>
        </Barrier>
        <Barrier name={<Trans>Language</Trans>}>
          <Trans>
            The interface speaks English, Spanish, French, Arabic, Chinese and Hindi. The lessons are in
            English so far.
          </Trans>
        </Barrier>
        <Barrier name={<Trans>Connection</Trans>}>
          <Trans>Lessons are light enough for a slow connection and an old phone.</Trans>
        </Barrier>
        <Barrier name={<Trans>Nobody to ask</Trans>}>
          <Trans>The mentor answers at any hour, and no question is too simple for it.</Trans>
        </Barrier>
      </dl>
    </Section>
  );
}

function Barrier({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-5 first:pt-0 sm:grid-cols-[1fr_2fr]">
      <dt className="font-serif text-24">{name}</dt>
      <dd className="max-w-measure text-muted">{children}</dd>
    </div>
  );
}
