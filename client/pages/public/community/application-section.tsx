import { Trans } from '@lingui/react/macro';
import { Section } from '../section.tsx';
import { ApplicationForm } from './application-form.tsx';

/** The application with what happens to it. */
export function ApplicationSection() {
  return (
    <Section
      id="apply"
      title={<Trans>Apply for a scholarship</Trans>}
      lead={<Trans>Every application is reviewed within 48 hours.</Trans>}
    >
      <ApplicationForm />
    </Section>
  );
}
