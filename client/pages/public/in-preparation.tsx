import { Trans } from '@lingui/react/macro';
import type { SiteFeature } from '#domain/content/site-features.ts';
import { usePage } from './page-context.tsx';
import { Tag } from './tag.tsx';

/** The label of a feature that does not work yet, by the operator's switch; nothing for one that is ready. */
export function InPreparation({ feature }: { feature: SiteFeature }) {
  const { site } = usePage();
  return site.features[feature] === 'ready' ? null : <InPreparationTag />;
}

/** The label itself, after the words that it belongs to. */
export function InPreparationTag() {
  return (
    <>
      {' '}
      <Tag>
        <Trans>In preparation</Trans>
      </Tag>
    </>
  );
}
