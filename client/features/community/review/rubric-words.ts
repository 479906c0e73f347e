import { useLingui } from '@lingui/react/macro';
import type { Criterion, Score } from '#domain/community/review-rubric.ts';

/** A criterion of the rubric in words: what it asks, and what each score means. */
export interface CriterionWords {
  name: string;
  question: string;
  levels: Readonly<Record<Score, string>>;
}

/** The rubric in words. The levels are anchors: what an application says decides, not how a reviewer feels. */
export function useRubricWords(): Readonly<Record<Criterion, CriterionWords>> {
  const { t } = useLingui();
  return {
    need: {
      name: t`Need`,
      question: t`Would they learn without the scholarship?`,
      levels: {
        1: t`Says nothing about it, or could pay without trouble.`,
        2: t`Says that money is short, and not why.`,
        3: t`Says what keeps them from paying.`,
        4: t`Makes plain that there is no course without the scholarship.`,
      },
    },
    commitment: {
      name: t`Commitment`,
      question: t`Will they finish?`,
      levels: {
        1: t`Nothing tells that they would.`,
        2: t`Wants to learn, and names no time for it.`,
        3: t`Says when in the week they will learn.`,
        4: t`Has set time aside, and has finished something like it.`,
      },
    },
    fit: {
      name: t`Fit`,
      question: t`Is this the program for them?`,
      levels: {
        1: t`Belongs to another program, or to none.`,
        2: t`Belongs to it in part.`,
        3: t`Is whom the program is for.`,
        4: t`Is whom it is for, and says what it would change.`,
      },
    },
    clarity: {
      name: t`Clarity`,
      question: t`Do they know what they want, and what trading is?`,
      levels: {
        1: t`Expects quick or certain profit.`,
        2: t`Has an aim that stays vague.`,
        3: t`Has an aim that can be reached.`,
        4: t`Has an aim that can be reached, and names the risk.`,
      },
    },
  };
}
