import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useReadSimulatorSession } from '../../features/simulator/calls/read-simulator-session.ts';
import { SessionScreen } from '../../features/simulator/session/session-screen.tsx';
import { usePhone } from '../../features/simulator/session/use-phone.ts';
import { marketNames } from '../../features/simulator/words/market-names.ts';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { FIRST_TIMEFRAME } from './ask-for-session.ts';
import { simulatorErrorWords } from './simulator-error-words.ts';

bringErrorWords(simulatorErrorWords);

// They stand below the chart, and are fetched beside it.
const SessionBooks = lazy(() =>
  import('./session-books.tsx').then(({ SessionBooks: Books }) => ({ default: Books })),
);

const PracticalLine = lazy(() =>
  import('./practical-line.tsx').then(({ PracticalLine: Line }) => ({ default: Line })),
);

const ScenarioLessonLink = lazy(() =>
  import('./scenario-lesson-link.tsx').then(({ ScenarioLessonLink: Link }) => ({ default: Link })),
);

const ScenarioPanel = lazy(() =>
  import('../../features/simulator/scenarios/scenario-panel.tsx').then(({ ScenarioPanel: Panel }) => ({
    default: Panel,
  })),
);

/** One session of the simulator. Its market and the length of its bars are in the address. */
export function SessionPage() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const navigate = useNavigate();
  const { sessionId } = useParams({ from: '/protected/simulator/$sessionId' });
  const { symbol, bars: timeframe = FIRST_TIMEFRAME } = useSearch({
    from: '/protected/simulator/$sessionId',
  });
  const session = useReadSimulatorSession(sessionId, { symbol, timeframe });
  const isPhone = usePhone();
  return (
    <QueryState
      query={session}
      failed={t`The session could not be loaded`}
      describe={describe}
      skeleton={['h-12 w-full', 'h-96 w-full', 'h-40 w-full']}
    >
      {(seen) => (
        <>
          <Suspense>
            <PracticalLine session={seen.session} />
          </Suspense>
          <SessionScreen
            seen={seen}
            symbol={symbol}
            timeframe={timeframe}
            isPhone={isPhone}
            Panels={SessionBooks}
            skillLink={(skillId) => (
              <Link
                to="/skills/$skillId"
                params={{ skillId }}
                className="inline-flex min-h-6 items-center text-13 font-semibold text-plum underline underline-offset-4 pointer-coarse:min-h-11"
              >
                <Trans>The lesson, and practice</Trans>
              </Link>
            )}
            onChart={({ symbol: shown, timeframe: bars }) =>
              void navigate({
                to: '/simulator/$sessionId',
                params: { sessionId },
                search: { symbol: shown, bars },
                replace: true,
              })
            }
            scenario={
              seen.session.scenario !== null && (
                <Suspense>
                  <ScenarioPanel
                    seen={seen}
                    lessonLink={(lesson) => <ScenarioLessonLink lesson={lesson} />}
                    onStarted={(id) =>
                      void navigate({ to: '/simulator/$sessionId', params: { sessionId: id } })
                    }
                  />
                </Suspense>
              )
            }
            head={
              <div className="flex min-w-0 items-center gap-3">
                <Link
                  to="/simulator"
                  aria-label={t`All sessions`}
                  className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
                >
                  <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
                </Link>
                <div className="min-w-0">
                  <PageHeader
                    title={i18n._(marketNames[seen.session.market])}
                    documentTitle={t`Simulator`}
                    hidden
                  />
                  <p aria-hidden="true" className="truncate font-serif text-20">
                    {i18n._(marketNames[seen.session.market])}
                  </p>
                  <p className="truncate text-13 text-muted">
                    {seen.session.goal === '' ? <Trans>Generated prices</Trans> : seen.session.goal}
                  </p>
                </div>
              </div>
            }
          />
        </>
      )}
    </QueryState>
  );
}
