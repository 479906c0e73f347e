import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SimulatorSessionRow } from '#domain/simulator/contract.ts';
import { useListScenarios } from '../../features/simulator/calls/list-scenarios.ts';
import { useListSimulatorSessions } from '../../features/simulator/calls/list-simulator-sessions.ts';
import { FirstOf } from '../../features/simulator/first-of.tsx';
import { SessionRows } from '../../features/simulator/start/session-rows.tsx';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { BeginSection } from './begin-section.tsx';
import { ScenarioSection } from './scenario-section.tsx';
import { simulatorErrorWords } from './simulator-error-words.ts';

bringErrorWords(simulatorErrorWords);

/** Sessions that are shown before somebody asks for all. */
const [RUNNING_SHOWN, ENDED_SHOWN] = [2, 6];

/** What waits for the learner comes first, then where to begin, then all scenarios, and last what is over. */
export function SimulatorPage() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  // A public page: the source language has no folder of its own.
  const limits = `${i18n.locale === 'en' ? '' : `/${i18n.locale}`}/what-we-do-not-model`;
  const sessions = useListSimulatorSessions();
  // Asked for beside the sessions, though what it brings stands below them.
  useListScenarios();
  const [isStarting, setIsStarting] = useState(false);
  return (
    <>
      <PageHeader
        title={t`Simulator`}
        lead={
          <Trans>
            Generated markets and honest fills: spread, slippage, fees and gaps as they are. It trains
            decisions; no result here promises one anywhere else.{' '}
            <a href={limits} className="text-plum underline underline-offset-4">
              What we do not model
            </a>
          </Trans>
        }
      />
      <QueryState
        query={sessions}
        failed={t`Your sessions could not be loaded`}
        describe={describe}
        skeleton={['h-16 w-full', 'h-16 w-full', 'h-40 w-full']}
      >
        {({ sessions: all, may_start: mayStart }) => {
          const running = all.filter(({ ended_at: ended }) => ended === null);
          const ended = all.filter((session) => !running.includes(session));
          return (
            <div className="grid gap-12">
              {running.length > 0 && <RunningSessions sessions={running} givesWay={isStarting} />}
              <BeginSection
                isFirst={all.length === 0}
                mayStart={mayStart}
                givesWay={running.length > 0}
                isStarting={isStarting}
                onStarting={setIsStarting}
              />
              <ScenarioSection />
              {ended.length > 0 && <EndedSessions sessions={ended} />}
            </div>
          );
        }}
      </QueryState>
    </>
  );
}

interface SessionsProps {
  sessions: readonly SimulatorSessionRow[];
}

/** The sessions that wait for the learner; the latest has the ink, unless another action of the screen has it. */
function RunningSessions({ sessions, givesWay }: SessionsProps & { givesWay: boolean }) {
  const [latest] = sessions;
  return (
    <section className="grid gap-4">
      <h2 className="text-24">
        <Plural
          value={sessions.length}
          one="A session waits where you left it"
          other="# sessions wait where you left them"
        />
      </h2>
      {latest && (
        <Link
          to="/simulator/$sessionId"
          params={{ sessionId: latest.id }}
          className={buttonStyles(givesWay ? 'secondary' : 'primary', 'justify-self-start')}
        >
          {sessions.length === 1 ? <Trans>Go on trading</Trans> : <Trans>Go on with the latest</Trans>}
        </Link>
      )}
      <ShownSessions sessions={sessions} count={RUNNING_SHOWN} />
    </section>
  );
}

/** The sessions that are over. */
function EndedSessions({ sessions }: SessionsProps) {
  return (
    <section className="grid gap-4">
      <h2 className="text-24">
        <Trans>Ended sessions</Trans>
      </h2>
      <ShownSessions sessions={sessions} count={ENDED_SHOWN} />
    </section>
  );
}

/** The first of some sessions, and the way to all of them. */
function ShownSessions({ sessions, count }: SessionsProps & { count: number }) {
  return (
    <FirstOf items={sessions} count={count} all={<Trans>All sessions ({sessions.length})</Trans>}>
      {(shown) => (
        <SessionRows
          sessions={shown}
          link={({ id }, name) => (
            <Link
              to="/simulator/$sessionId"
              params={{ sessionId: id }}
              className="text-plum underline underline-offset-4"
            >
              {name}
            </Link>
          )}
        />
      )}
    </FirstOf>
  );
}
