import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadPathResponse, ShownStation } from '#domain/path/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';

interface WhyThereProps {
  station: Pick<ShownStation, 'why' | 'for'>;
  path: Pick<ReadPathResponse, 'stations'>;
}

/** Why a station is on the path. */
export function WhyThere({ station, path }: WhyThereProps) {
  const { i18n } = useLingui();
  const dependant = path.stations.find(({ id }) => id === station.for);
  const title = dependant && localizedText(dependant, 'title', i18n.locale);
  switch (station.why) {
    case 'odds':
      return <Trans>Everybody’s first module.</Trans>;
    case 'begun':
      return <Trans>You have begun it.</Trans>;
    case 'start':
      return <Trans>Your placement leads here.</Trans>;
    case 'chosen':
      return <Trans>It belongs to the course you chose.</Trans>;
    case 'goal':
      return <Trans>It leads to what you want to reach.</Trans>;
    case 'prerequisite':
      return title === undefined ? (
        <Trans>Later stations build on it.</Trans>
      ) : (
        <Trans>“{title}” builds on it.</Trans>
      );
    case 'level':
    case 'done':
      return <Trans>It suits where you stand.</Trans>;
  }
}
