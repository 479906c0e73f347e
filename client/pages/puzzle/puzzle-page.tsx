import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatDay } from '#domain/kernel/time/format-date.ts';
import type { ReadPuzzleResponse } from '#domain/puzzle/contract.ts';
import { useAnswerPuzzle } from '../../features/puzzle/answer-puzzle.ts';
import { NextOfToday } from '../../features/learning/today/next-of-today.tsx';
import { PuzzleChart } from '../../features/puzzle/puzzle-chart.tsx';
import { PuzzleForm } from '../../features/puzzle/puzzle-form.tsx';
import { PuzzleResult } from '../../features/puzzle/puzzle-result.tsx';
import { useReadPuzzle } from '../../features/puzzle/read-puzzle.ts';
import { SharePuzzle } from '../../features/puzzle/share-puzzle.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { MentorBeside } from '../mentor/mentor-beside.tsx';

/** The chart puzzle of the day: one chart, one question, one answer. */
export function PuzzlePage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const puzzle = useReadPuzzle();
  return (
    <>
      <PageHeader
        title={t`Chart puzzle`}
        lead={
          <Trans>One chart and one question a day, the same for everybody. It takes about a minute.</Trans>
        }
      />
      <QueryState
        query={puzzle}
        failed={t`The puzzle could not be loaded`}
        describe={describe}
        skeleton={['h-72 w-full', 'h-8 w-full', 'h-12 w-full', 'h-12 w-full']}
      >
        {(today) => (
          <MentorBeside>
            <PuzzleOfTheDay key={today.puzzle.day} today={today} />
          </MentorBeside>
        )}
      </QueryState>
    </>
  );
}

function PuzzleOfTheDay({ today: { puzzle, outcome, skill_name: skill } }: { today: ReadPuzzleResponse }) {
  const { i18n } = useLingui();
  const describe = useErrorWording();
  const answering = useAnswerPuzzle(puzzle.day);
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
      <PuzzleChart puzzle={puzzle} solution={outcome?.solution} />
      <div className="grid content-start gap-6">
        <p className="text-15 text-muted">
          {formatDay(puzzle.day, i18n.locale)}
          {' · '}
          <Link
            to="/skills/$skillId"
            params={{ skillId: puzzle.skill }}
            lang="en"
            className="text-plum underline underline-offset-4"
          >
            {skill}
          </Link>
        </p>
        {answering.isError && <FormFailure key={answering.submittedAt} reason={describe(answering.error)} />}
        {outcome === null ? (
          <PuzzleForm puzzle={puzzle} pending={answering.isPending} onAnswer={answering.mutate} />
        ) : (
          <>
            <PuzzleResult puzzle={puzzle} outcome={outcome} takesFocus={answering.isSuccess} />
            <NextOfToday />
            <SharePuzzle day={puzzle.day} isRight={outcome.is_right} />
          </>
        )}
      </div>
    </div>
  );
}
