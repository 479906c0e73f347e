import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { SimulatorSessionRow } from '#domain/simulator/contract.ts';
import { useListScenarios } from '../../features/simulator/calls/list-scenarios.ts';
import { useListSimulatorSessions } from '../../features/simulator/calls/list-simulator-sessions.ts';
import { SessionRows } from '../../features/simulator/start/session-rows.tsx';
import { StartForm } from '../../features/simulator/start/start-form.tsx';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FirstOf } from '../../features/simulator/first-of.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ScenarioSection } from './scenario-section.tsx';
import { simulatorErrorWords } from './simulator-error-words.ts';

bringErrorWords(simulatorErrorWords);

/** Sessions that are shown before somebody asks for all. */
const SESSIONS_SHOWN = 6;

/** The learner's sessions in the simulator, where there are any, then scenarios, and a new session. */
export function SimulatorPage() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  // A public page: the source language has no folder of its own.
  const limits = `${i18n.locale === 'en' ? '' : `/${i18n.locale}`}/what-we-do-not-model`;
  const sessions = useListSimulatorSessions();
  // Asked for beside the sessions, though it stands below them.
  useListScenarios();
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
        {(list) => (
          <div className="grid gap-12">
            {list.sessions.length > 0 && <YourSessions sessions={list.sessions} />}
            <ScenarioSection />
            <NewSession isFirst={list.sessions.length === 0} mayStart={list.may_start} />
          </div>
        )}
      </QueryState>
    </>
  );
}

function YourSessions({ sessions }: { sessions: readonly SimulatorSessionRow[] }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-24">
        <Trans>Your sessions</Trans>
      </h2>
      <FirstOf items={sessions} count={SESSIONS_SHOWN} all={<Trans>All sessions ({sessions.length})</Trans>}>
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
    </section>
  );
}

function NewSession({ isFirst, mayStart }: { isFirst: boolean; mayStart: boolean }) {
  const navigate = useNavigate();
  return (
    <section className="grid gap-4">
      <h2 className="text-24">
        <Trans>A new session</Trans>
      </h2>
      {isFirst && mayStart && (
        <EmptyState title={<Trans>You have not traded here yet.</Trans>}>
          <Trans>
            A session is a market of its own with an account. Its clock stands still until you move it, and it
            waits where you left it.
          </Trans>
        </EmptyState>
      )}
      {mayStart ? (
        <StartForm
          onStarted={(id) => void navigate({ to: '/simulator/$sessionId', params: { sessionId: id } })}
        />
      ) : (
        <EmptyState
          title={<Trans>Your plan does not include the simulator.</Trans>}
          action={
            <Link to="/account" className="text-plum underline underline-offset-4">
              <Trans>See the plans</Trans>
            </Link>
          }
        />
      )}
    </section>
  );
}
