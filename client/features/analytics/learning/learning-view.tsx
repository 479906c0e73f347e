import { Trans, useLingui } from '@lingui/react/macro';
import { type AnalyticsRows, LEAST_CASES } from '#domain/analytics/contract.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AnalyticsNotes } from '../analytics-notes.tsx';
import { FiguresState } from '../figures-state.tsx';
import { useReadAnalytics } from '../read-analytics.ts';
import { useFigureWords } from '../use-figure-words.ts';
import type { AnalyticsQuestion } from '../use-analytics-filter.ts';
import { BlockFigure } from './block-figure.tsx';
import { ForecastFigure } from './forecast-figure.tsx';
import { PlacementFigure } from './placement-figure.tsx';
import { ShareFigure } from './share-figure.tsx';
import { StuckFigure } from './stuck-figure.tsx';

type Row = AnalyticsRows['learning'];

/** How learning goes: who begins and returns, what is recalled, where learners stay, and what the items of the placement ask. */
export function LearningView({ question }: { question: AnalyticsQuestion }) {
  return (
    <FiguresState query={useReadAnalytics('learning', question)}>
      {(answer) =>
        answer.rows.length === 0 ? (
          <EmptyState title={<Trans>Nothing has been counted yet</Trans>}>
            <Trans>These figures are counted every night, from what was answered.</Trans>
          </EmptyState>
        ) : (
          <>
            <AnalyticsNotes answer={answer} />
            <Figures rows={answer.rows} hasCourse={question.courseId !== null} />
          </>
        )
      }
    </FiguresState>
  );
}

function Figures({ rows, hasCourse }: { rows: readonly Row[]; hasCourse: boolean }) {
  const { t, i18n } = useLingui();
  const of = (...figures: Row['figure'][]) => rows.filter(({ figure }) => figures.includes(figure));
  const lesson = (row: Row) => localizedText(row, 'title', i18n.locale);
  const days = (row: Row) => Number(row.name);
  const { seconds } = useFigureWords();
  return (
    <>
      <ShareFigure
        title={t`Beginning and coming back`}
        definition={
          <Trans>
            Of all accounts: those whose first graded answer came within ten minutes of signing up, and those
            who did anything on the day that begins 1, 7 or 30 times 24 hours after it. Accounts too young for
            it are left out.
          </Trans>
        }
        file="arrivals"
        rows={of('first_answer', 'return').toSorted(
          (one, other) =>
            Number(one.figure === 'return') - Number(other.figure === 'return') || days(one) - days(other),
        )}
        nameHead={t`What happened`}
        nameOf={(row) =>
          row.figure === 'first_answer'
            ? t`First graded answer within ten minutes`
            : t`Back on day ${row.name}`
        }
        casesHead={t`Learners`}
      />
      <ShareFigure
        title={t`Recalled after a week and more`}
        definition={
          <Trans>
            Of first answers to a skill that had not been asked for in seven days or more: those that were
            right.
          </Trans>
        }
        file="recall"
        rows={of('recall')}
        nameHead={t`What happened`}
        nameOf={() => t`Right at first try`}
        casesHead={t`First answers`}
      />
      <ForecastFigure rows={of('forecast')} />
      <StuckFigure rows={of('stuck')} />
      {hasCourse ? (
        <>
          <BlockFigure rows={of('block')} />
          <ShareFigure
            title={t`Wrong choices`}
            definition={
              <Trans>
                Of the first answers to an item with one right choice: those that picked this wrong one.
                Choices are named by their place in the file.
              </Trans>
            }
            file="wrong-choices"
            rows={of('choice')}
            nameHead={t`Item`}
            nameOf={(row) => `${lesson(row)}: ${row.name}`}
            detail={{ head: t`Choice`, of: ({ detail }) => detail.replace(/^c/, '') }}
            casesHead={t`First answers`}
          />
          <ShareFigure
            title={t`Time and success, item by item`}
            definition={
              <Trans>
                Of first answers whose time is known: those that were right, and the median time. In a quiz
                the time of an item begins with the answer to the one before it.
              </Trans>
            }
            file="review-times"
            rows={of('time')}
            nameHead={t`Item`}
            nameOf={(row) => `${lesson(row)}: ${row.name.split('/').slice(1).join('/')}`}
            detail={{
              head: t`Median time`,
              of: ({ value, cases }) => (cases < LEAST_CASES ? '–' : seconds(value ?? 0)),
            }}
            casesHead={t`First answers`}
          />
        </>
      ) : (
        <EmptyState title={<Trans>Choose a course to see its lessons and items.</Trans>} />
      )}
      <PlacementFigure rows={of('placement')} />
    </>
  );
}
