import { Trans } from '@lingui/react/macro';
import type { SiteFeature } from '#domain/catalogue/site-features.ts';
import { usePage } from './page-context.tsx';
import { Tag } from './tag.tsx';

/** The label of a feature that does not work yet, by the operator's switch; nothing for one that is ready. */
export function InPreparation({ feature }: { feature: SiteFeature }) {
  const { site } = usePage();
  if (site.features[feature] === 'ready') return null;
  return (
    <>
      {' '}
      <Tag>
        <Trans>In preparation</Trans>
      </Tag>
    </>
  );
}
