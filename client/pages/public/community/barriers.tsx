import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from '../section.tsx';

/** What keeps people from learning, and what is done about it. */
export function Barriers() {
  return (
    <Section id="barriers" title={<Trans>The barriers</Trans>}>
      <dl className="border-t border-line">
        <Barrier name={<Trans>Money</Trans>}>
          <Trans>A course can cost a month's income. A scholarship opens it without payment.</Trans>
        </Barrier>
        <Barrier name={<Trans>Language</Trans>}>
          <Trans>The platform speaks English, Spanish, French, Arabic, Chinese and Hindi.</Trans>
        </Barrier>
        <Barrier name={<Trans>Connection</Trans>}>
          <Trans>Lessons are light enough for a slow connection and an old phone.</Trans>
        </Barrier>
      </dl>
    </Section>
  );
}

function Barrier({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 border-b border-line py-4 sm:grid-cols-[1fr_3fr]">
      <dt className="font-serif text-24">{name}</dt>
      <dd className="max-w-measure text-muted">{children}</dd>
    </div>
  );
}
