import { Trans } from '@lingui/react/macro';
import type { SiteFeature } from '#domain/catalogue/site-contract.ts';
import { usePage } from './page-context.tsx';

/** The label of a feature that does not work yet, by the operator's switch; nothing for one that is ready. */
export function InPreparation({ feature }: { feature: SiteFeature }) {
  const { site } = usePage();
  if (site.features[feature] === 'ready') return null;
  return (
    <span className="ms-2 rounded-tag border border-control px-2 py-0.5 text-13 font-normal whitespace-nowrap text-muted">
      <Trans>In preparation</Trans>
    </span>
  );
}
