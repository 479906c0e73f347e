import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/banner.tsx';
import type { FormOutcome } from './page-request.ts';

/** What became of a posted form, above its fields. */
export function FormStatus({ outcome }: { outcome: FormOutcome | undefined }) {
  if (outcome === undefined) return null;
  return (
    <div role="status">
      {outcome.status === 'received' && (
        <Banner tone="success" title={<Trans>Thank you, we have received this.</Trans>} />
      )}
      {outcome.status === 'invalid' && (
        <Banner tone="danger" title={<Trans>Some fields were not accepted. They are marked below.</Trans>} />
      )}
      {outcome.status === 'rate-limited' && (
        <Banner
          tone="danger"
          title={<Trans>Too many attempts in a short time. Wait a minute and try again.</Trans>}
        />
      )}
      {outcome.status === 'failed' && (
        <Banner tone="danger" title={<Trans>This could not be saved on our side. Please try again.</Trans>} />
      )}
    </div>
  );
}
