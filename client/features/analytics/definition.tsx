import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LEAST_CASES } from '#domain/analytics/contract.ts';

/** The figures that have a definition. */
export type DefinedFigure =
  | 'sign-ups'
  | 'activation'
  | 'enrolments'
  | 'lesson-completions'
  | 'course-completions'
  | 'others'
  | 'course-funnel'
  | 'lesson-funnel'
  | 'items'
  | 'mistakes'
  | 'retention'
  | 'revenue';

/** What is counted in a figure and what is not, as the SQL behind it counts (supabase/migrations/*_analytics_*.sql). */
export function Definition({ of }: { of: DefinedFigure }) {
  return (
    <>
      <p>{definitions()[of]}</p>
      <p>
        <Trans>
          A day begins at midnight UTC. Accounts that were deleted and courses that were left disappear from
          the closed days with the count of the next midnight.
        </Trans>
      </p>
    </>
  );
}

function definitions(): Readonly<Record<DefinedFigure, ReactNode>> {
  return {
    'sign-ups': (
      <Trans>
        Accounts made in the period, whether or not the address has been confirmed, admins included. Accounts
        of anonymous visitors and deleted accounts are not counted.
      </Trans>
    ),
    activation: (
      <Trans>
        Of those who signed up in the period: the share who completed a first lesson within seven days (168
        hours) of signing up. Only days whose seven days are over are counted, so the last seven days are left
        out. The range behind the share is its 95% interval (Wilson).
      </Trans>
    ),
    enrolments: (
      <Trans>
        Courses taken in the period: one learner who takes two courses counts twice. Courses that were left
        again are not counted.
      </Trans>
    ),
    'lesson-completions': (
      <Trans>
        Lessons completed in the period, each once for each learner: texts and lectures when the learner says
        so, quizzes by passing them. Lessons that have been retired since are counted.
      </Trans>
    ),
    'course-completions': (
      <Trans>
        Enrolments whose course was completed for the first time in the period. Lessons added later do not
        take a completion back.
      </Trans>
    ),
    others: (
      <Trans>
        Assessments: every one submitted, retakes too. Onboarding: finished for the first time. Plans: first
        chosen, whatever became of them. Applications and addresses: every one sent and not forgotten since.
      </Trans>
    ),
    'course-funnel': (
      <Trans>
        Of those who enrolled in the period: how many have by now completed at least 1, 25, 50 and 75 percent
        of the lessons, and how many have ever completed the course. Those who enrolled lately have had less
        time. Courses that were left are not counted. Ranges are 95% intervals (Wilson).
      </Trans>
    ),
    mistakes: (
      <Trans>
        What went wrong in first answers given in the period: to items of quizzes in a learner’s first
        attempt, to checks and transcripts in lessons. A belief is counted where an answer is exactly the one
        it leads to; a wrong answer that nobody foresaw is of no known kind. Shares are of the first answers
        to the same items, with 95% intervals (Wilson), and are left out below {LEAST_CASES} answers. The
        trend compares with as many days before, and is stated only where the two intervals do not meet.
      </Trans>
    ),
    'lesson-funnel': (
      <Trans>
        Of those who enrolled in the course in the period: how many have by now opened each lesson, before or
        after enrolling, and completed it. Retired lessons are left out. A lesson may be completed without an
        opening where the browser could not report it.
      </Trans>
    ),
    items: (
      <Trans>
        First attempts of learners at a quiz that were finished in the period; second rounds and later
        attempts are not counted, answers after a hint are. Difficulty is the share of right answers.
        Discrimination is the corrected point-biserial correlation: of the item, right or wrong, with the
        share right of the other items of the same attempt (Henrysson 1963). It is shown from {LEAST_CASES}{' '}
        answers on; below 0.2 an item is weak (Ebel and Frisbie 1991). Ranges are 95% intervals (Wilson;
        Fisher for the correlation). Items that authors have removed are left out.
      </Trans>
    ),
    retention: (
      <Trans>
        Learners who joined in the same week, from Monday to Sunday, and the share of them who were active in
        that week (week 0) and in each of the twelve after it. Active means at least one learning event:
        enrolled, opened, worked on or completed a lesson, answered an item, took a hint, took the assessment.
        For all courses they joined by signing up; for one course by enrolling in it, and only events of that
        course since then count. The curve leaves out weeks that are not over.
      </Trans>
    ),
    revenue: (
      <Trans>
        Payments and refunds as the payment provider reported them, by the day on which the money moved. Each
        currency stands for itself; nothing is converted or added across currencies. Payments of the test
        provider move no money and stand apart. Fees and taxes are not taken off. Payments of accounts deleted
        since are counted. The course filter does not apply.
      </Trans>
    ),
  };
}
