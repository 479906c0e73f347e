import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/link-button.tsx';

/** What a visitor sees instead of the form after applying. */
export function ApplicationReceived({ values }: { values: Readonly<Record<string, string>> }) {
  const { first_name: firstName = '', email = '' } = values;
  return (
    <div className="grid max-w-measure justify-items-start gap-4">
      <div role="status" className="grid gap-2 border-s-4 border-success ps-4">
        <p className="font-serif text-24">
          <Trans>Thank you, {firstName}. We have your application.</Trans>
        </p>
        <p className="text-muted">
          <Trans>
            We review it within 48 hours. A mail to {email} has a link that shows how it stands; look into the
            spam folder, too.
          </Trans>
        </p>
      </div>
      <LinkButton look="secondary" href={`/auth?tab=sign-up&email=${encodeURIComponent(email)}`}>
        <Trans>Create an account meanwhile</Trans>
      </LinkButton>
    </div>
  );
}
