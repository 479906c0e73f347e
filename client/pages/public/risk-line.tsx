import { Trans } from '@lingui/react/macro';
import { usePageAddress } from './page-context.tsx';

/** The short risk disclosure that stands wherever trading results are talked about. */
export function RiskLine() {
  const address = usePageAddress();
  return (
    <p className="mt-6 max-w-measure text-15 text-muted">
      <Trans>
        Most retail traders lose money, and past results do not predict future ones. Read the{' '}
        <a href={address('/risk-disclosure')} className="text-plum underline underline-offset-4">
          risk disclosure
        </a>
        .
      </Trans>
    </p>
  );
}
