import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { seasonToShow } from '#domain/seasons/season-to-show.ts';
import { useCertificateCount } from '../../features/learning/enrolment/count-certificates.ts';
import { useReadSeasons } from '../../features/seasons/read-seasons.ts';
import { SeasonLine } from '../../features/seasons/season-line.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** The season, for whoever it concerns: nothing without a certificate, and nothing where there is no season. */
export function SeasonOfTheDay() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const seasons = useReadSeasons();
  const certificates = useCertificateCount();
  const [now] = useState(() => new Date());
  if (seasons.data === undefined)
    return seasons.isError && certificates.data !== undefined && certificates.data > 0 ? (
      <ErrorState
        title={t`The season could not be loaded`}
        reason={describe(seasons.error)}
        onRetry={() => void seasons.refetch()}
      />
    ) : null;
  const state = seasonToShow(seasons.data, now);
  return state === undefined ? null : <SeasonLine state={state} />;
}
