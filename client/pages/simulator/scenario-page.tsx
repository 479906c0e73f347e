import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ListScenariosResponse } from '#domain/simulator/scenarios-contract.ts';
import { useListScenarios } from '../../features/simulator/calls/list-scenarios.ts';
import { ScenarioBriefing } from '../../features/simulator/scenarios/scenario-briefing.tsx';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ScenarioLessonLink } from './scenario-lesson-link.tsx';
import { simulatorErrorWords } from './simulator-error-words.ts';

bringErrorWords(simulatorErrorWords);

/** One scenario before it begins. */
export function ScenarioPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const scenarios = useListScenarios();
  return (
    <QueryState
      query={scenarios}
      failed={t`The scenario could not be loaded`}
      describe={describe}
      skeleton={['h-11 w-2/3', 'h-32 w-full', 'h-40 w-full']}
    >
      {(list) => <Briefing list={list} />}
    </QueryState>
  );
}

function Briefing({ list }: { list: ListScenariosResponse }) {
  const navigate = useNavigate();
  const { scenarioId } = useParams({ from: '/protected/simulator/scenarios/$scenarioId' });
  const scenario = list.scenarios.find(({ id }) => id === scenarioId);
  if (scenario === undefined) return <NotFoundPage />;
  const { title, lesson, open_session: open } = scenario;
  const link = 'text-plum underline underline-offset-4';
  return (
    <>
      <Breadcrumb
        links={[
          <Link key="simulator" to="/simulator" className="underline underline-offset-4">
            <Trans>Simulator</Trans>
          </Link>,
        ]}
        here={title}
      />
      <PageHeader
        title={
          <span lang="en" dir="ltr">
            {title}
          </span>
        }
        documentTitle={title}
      />
      <ScenarioBriefing
        scenario={scenario}
        lessonLink={lesson && <ScenarioLessonLink lesson={lesson} />}
        plansLink={
          <Link to="/account" className={link}>
            <Trans>See the plans</Trans>
          </Link>
        }
        openLink={
          open !== null && (
            <Link to="/simulator/$sessionId" params={{ sessionId: open }} className={link}>
              <Trans>Go on with the try that you have begun</Trans>
            </Link>
          )
        }
        onStarted={(id) => void navigate({ to: '/simulator/$sessionId', params: { sessionId: id } })}
      />
    </>
  );
}
