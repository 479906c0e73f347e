import { Trans } from '@lingui/react/macro';
import { Claim } from './claim.tsx';
import { usePage } from './page-context.tsx';

/**
 * What a certificate is, by what vouches for it: the operator's words about a blockchain where certificates are anchored in one,
 * and otherwise what its signature makes true.
 */
export function CertificateClaim() {
  const { site } = usePage();
  if (site.features.anchoring === 'ready') return <Claim id="verifiable-certificate" />;
  return <Trans>A digitally signed certificate that anybody can verify</Trans>;
}
