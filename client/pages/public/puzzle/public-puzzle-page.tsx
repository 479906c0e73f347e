import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#domain/kernel/time/format-date.ts';
import type { PublicPuzzle } from '#domain/puzzle/public-puzzle.ts';
import type { PuzzleQuestion } from '#domain/puzzle/puzzle.ts';
import { PuzzleChart } from '../../../features/puzzle/puzzle-chart.tsx';
import { PuzzleResult } from '../../../features/puzzle/puzzle-result.tsx';
import { usePuzzleMoney } from '../../../features/puzzle/use-puzzle-words.ts';
import { CandleTable } from '../../../ui/chart/table/candle-table.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePage } from '../page-context.tsx';
import { stillChart } from '../still-chart.tsx';
import { PublicPuzzleForm } from './public-puzzle-form.tsx';
import { ShareLine } from './share-line.tsx';

/** The chart puzzle of the day for visitors: answered once, explained on its chart, and kept for the account to come. */
export function PublicPuzzlePage() {
  const { puzzle, locale } = usePage();
  return (
    <div className="page-column pt-8 lg:pt-12">
      <header className="mb-8 grid gap-2">
        <h1 className="text-32 sm:text-44">
          <Trans>Chart puzzle</Trans>
        </h1>
        <p className="max-w-measure text-20 text-muted">
          <Trans>One chart and one question a day, the same for everybody. It takes about a minute.</Trans>
        </p>
        {puzzle && <p className="text-15 text-muted">{formatDay(puzzle.question.day, locale)}</p>}
      </header>
      {puzzle && <PuzzleOfTheDay puzzle={puzzle} />}
    </div>
  );
}

/** The figures of the chart, for those who do not see it. */
function PricesOf({ question }: { question: PuzzleQuestion }) {
  const { t } = useLingui();
  const money = usePuzzleMoney();
  return (
    <details>
      <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-tag text-15 text-plum underline underline-offset-4 pointer-coarse:min-h-11">
        <Trans>Data table</Trans>
      </summary>
      <CandleTable
        caption={t`The chart of the day`}
        placeName={t`Bar`}
        nameAt={(place) => String(place + 1)}
        candles={question.candles}
        formatValue={money}
      />
    </details>
  );
}

/** What guest/guest-puzzle.ts puts another in the place of: `data-answer` is what was graded. */
function PuzzleOfTheDay({ puzzle }: { puzzle: PublicPuzzle }) {
  const { locale } = usePage();
  const { question, outcome } = puzzle;
  const chart = <PuzzleChart puzzle={question} solution={outcome?.solution} />;
  return (
    <div
      data-puzzle={question.day}
      data-answer={outcome === null ? undefined : JSON.stringify(outcome.answer)}
      className="grid gap-8 lg:grid-cols-[3fr_2fr]"
    >
      <div className="grid content-start gap-4">
        <SanitisedHtml html={stillChart(chart, locale)} language={locale} />
        <PricesOf question={question} />
      </div>
      <div className="grid content-start gap-6 lg:min-h-96">
        {outcome === null ? (
          <PublicPuzzleForm puzzle={puzzle} />
        ) : (
          <>
            <PuzzleResult puzzle={question} outcome={outcome} takesFocus={false} />
            <div className="grid justify-items-start gap-3">
              <p data-kept hidden className="text-15 text-muted">
                <Trans>Your answer is kept in this browser. It counts when you make an account.</Trans>
              </p>
              <LinkButton href="/auth?tab=sign-up">
                <Trans>Start Free Assessment</Trans>
              </LinkButton>
            </div>
            <ShareLine day={question.day} isRight={outcome.is_right} />
          </>
        )}
      </div>
    </div>
  );
}
