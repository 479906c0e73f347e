import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';

/** Says beside the name of a feature that it does not work yet, by the operator's switch; nothing once it is ready. */
export function PreparationBadge({ feature }: { feature: keyof typeof __SITE_FACTS__.features }) {
  if (__SITE_FACTS__.features[feature] === 'ready') return null;
  return (
    <>
      {' '}
      <Badge>
        <Trans>In preparation</Trans>
      </Badge>
    </>
  );
}
