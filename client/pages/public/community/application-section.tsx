import { Trans } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { Section } from '../section.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationReceived } from './application-received.tsx';

/** The application with what happens to it. */
export function ApplicationSection() {
  const { form } = usePage();
  return (
    <Section
      id="apply"
      layout="beside"
      title={<Trans>Apply for a scholarship</Trans>}
      lead={<Trans>Every application is reviewed within 48 hours. We answer by email.</Trans>}
    >
      {form?.status === 'done' ? <ApplicationReceived values={form.values} /> : <ApplicationForm />}
    </Section>
  );
}
