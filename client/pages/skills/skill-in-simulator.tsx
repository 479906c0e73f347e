import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useReadConduct } from '../../features/simulator/calls/read-conduct.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { fetchCatalogue } from '../../lib/i18n/fetch-catalogue.ts';
import { simulatorCatalogue } from '../../lib/i18n/simulator-catalogue.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PractiseThis } from '../practise-this.tsx';

// What counts is said in the words of the simulator, which only those need who have traded.
const ConductSigns = lazy(async () => {
  const [{ ConductSigns: Signs }] = await Promise.all([
    import('../../features/simulator/conduct/conduct-signs.tsx'),
    fetchCatalogue(simulatorCatalogue),
  ]);
  return { default: Signs };
});

const skeleton = ['h-5 w-2/3', 'h-11 w-full'];

/** How the learner traded what a skill is about, and the scenarios that practise it; the first only where the simulator can judge it. */
export function SkillInSimulator({ skillId }: { skillId: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const conduct = useReadConduct(skillId);
  return (
    <>
      {conduct.data?.is_judged !== false && (
        <section className="grid gap-3">
          <h2 className="text-24">
            <Trans>In the simulator</Trans>
          </h2>
          <QueryState
            query={conduct}
            failed={t`Your sessions could not be loaded`}
            describe={describe}
            skeleton={skeleton}
          >
            {({ sessions }) =>
              sessions.length === 0 ? (
                <p className="text-muted">
                  <Trans>
                    Not traded yet. Once a session of yours has ended, it shows here what you kept and what
                    you did not.
                  </Trans>
                </p>
              ) : (
                <Suspense fallback={<Skeleton rows={skeleton} />}>
                  <ConductSigns
                    sessions={sessions}
                    link={(id, name, sign) => (
                      <Link
                        to="/simulator/$sessionId"
                        params={{ sessionId: id }}
                        aria-label={name}
                        title={name}
                        className="grid size-8 place-items-center pointer-coarse:h-11 pointer-coarse:w-full"
                      >
                        {sign}
                      </Link>
                    )}
                  />
                </Suspense>
              )
            }
          </QueryState>
        </section>
      )}
      <PractiseThis wanted={{ skill: skillId }} />
    </>
  );
}
