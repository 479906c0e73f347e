import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MINUTES_A_DAY } from '#domain/market/open-hours.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import type { ReadScenarioGradeResponse } from '#domain/simulator/scenarios-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useReadScenarioGrade } from '../calls/read-scenario-grade.ts';
import type { SeenSession } from '../calls/seen-session.ts';
import { useStartSimulatorSession } from '../calls/start-simulator-session.ts';
import { useSessionWords } from '../words/use-session-words.ts';
import { ConditionMark } from './condition-mark.tsx';
import { GradedGoal } from './graded-goal.tsx';

interface ScenarioPanelProps {
  seen: SeenSession;
  /** The way back to the lesson; the page knows addresses. */
  lessonLink: (lesson: NonNullable<ReadScenarioGradeResponse['lesson']>) => ReactNode;
  onStarted: (id: string) => void;
}

/** The scenario beside its session: how the goal stands while it runs, and the debrief after it. */
export function ScenarioPanel({ seen, lessonLink, onStarted }: ScenarioPanelProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { session, events } = seen;
  const day = Math.floor(session.cursor / (TICKS_A_MINUTE * MINUTES_A_DAY));
  const stand = `${events.at(-1)?.sequence ?? 0}/${day}/${session.ended_at ?? ''}`;
  const grade = useReadScenarioGrade(session.id, stand);
  return (
    <QueryState
      query={grade}
      failed={t`The goal could not be loaded`}
      describe={describe}
      skeleton={['h-11 w-full']}
    >
      {(read) =>
        read.is_met === null || read.debrief === null ? (
          <GoalProgress seen={seen} grade={read} />
        ) : (
          <Debrief
            seen={seen}
            grade={read}
            isMet={read.is_met}
            debrief={read.debrief}
            lessonLink={lessonLink}
            onStarted={onStarted}
          />
        )
      }
    </QueryState>
  );
}

/** One line of marks, which opens into the conditions and the briefing. */
function GoalProgress({ seen, grade }: { seen: SeenSession; grade: ReadScenarioGradeResponse }) {
  const words = useSessionWords(seen.state.rules);
  const { conditions, briefing, plan } = grade;
  const [kept, all] = [conditions.filter(({ state }) => state === 'kept').length, conditions.length];
  return (
    <details className="mb-4 border-b border-line pb-2">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          <Trans>
            Goal: {kept} of {all} kept so far
          </Trans>
        </span>
        <span className="flex gap-1">
          {conditions.map(({ condition, state }) => (
            <ConditionMark key={JSON.stringify(condition)} state={state} />
          ))}
        </span>
      </summary>
      <div className="grid gap-4 pt-2">
        <GradedGoal conditions={conditions} plan={plan} words={words} isEnded={false} />
        <p lang="en" dir="ltr" className="text-start text-15 text-muted">
          {briefing}
        </p>
      </div>
    </details>
  );
}

interface DebriefProps extends ScenarioPanelProps {
  grade: ReadScenarioGradeResponse;
  isMet: boolean;
  debrief: NonNullable<ReadScenarioGradeResponse['debrief']>;
}

/** What happened, what the market was, and what to take along. */
function Debrief({ seen, grade, isMet, debrief, lessonLink, onStarted }: DebriefProps) {
  const describe = useErrorWording();
  const words = useSessionWords(seen.state.rules);
  const starting = useStartSimulatorSession();
  const { conditions, plan, lesson, scenario, may_repeat: mayRepeat } = grade;
  const [kept, all] = [conditions.filter(({ state }) => state === 'kept').length, conditions.length];
  const result = BigInt(seen.session.account.equity) - BigInt(seen.state.rules.deposit);
  const amount = words.money(result < 0 ? -result : result);
  return (
    <section className="mb-8 grid content-start gap-4 border-b border-line pb-6">
      <h2 className="font-serif text-24">
        {isMet ? (
          <Trans>You kept all {all} conditions</Trans>
        ) : (
          <Trans>
            You kept {kept} of {all} conditions
          </Trans>
        )}
      </h2>
      <p className="text-15">
        {result < 0 ? (
          <Trans>The account ended {amount} down. That does not count here: how you traded does.</Trans>
        ) : (
          <Trans>The account ended {amount} up. That does not count here: how you traded does.</Trans>
        )}
      </p>
      <GradedGoal conditions={conditions} plan={plan} words={words} isEnded />
      <div className="grid gap-1">
        <h3 className="font-semibold">
          <Trans>What the market was</Trans>
        </h3>
        <p lang="en" dir="ltr" className="text-start text-15">
          {debrief.market}
        </p>
      </div>
      <div className="grid gap-1">
        <h3 className="font-semibold">
          <Trans>What to take along</Trans>
        </h3>
        <p lang="en" dir="ltr" className="text-start text-15">
          {debrief.lesson}
        </p>
      </div>
      {starting.isError && <FormFailure key={starting.submittedAt} reason={describe(starting.error)} />}
      <div className="flex flex-wrap items-center gap-4">
        {mayRepeat && (
          <Button
            pending={starting.isPending}
            onClick={() =>
              starting.mutate(
                { scenario, request_id: crypto.randomUUID() },
                { onSuccess: ({ id }) => onStarted(id) },
              )
            }
          >
            <Trans>Practise again</Trans>
          </Button>
        )}
        {lesson !== null && lessonLink(lesson)}
      </div>
      {mayRepeat && (
        <p className="text-13 text-muted">
          <Trans>
            The same market, on another path: nothing comes where it came this time but what is planted.
          </Trans>
        </p>
      )}
    </section>
  );
}
