import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExplainedItem } from '#domain/placement/contract.ts';
import { QuizFeedback } from '../../features/learning/quiz/quiz-feedback.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';

interface PlacementExplanationProps {
  explained: ExplainedItem;
  number: number;
  /** What stands between the question and what is said of it. */
  children?: ReactNode;
}

/** An item that was answered, folded: whether it was right, its text and all that there is to say of it. */
export function PlacementExplanation({ explained, number, children }: PlacementExplanationProps) {
  const { item, answer, is_right: isRight, correct, mistakes, reasons, solution } = explained;
  return (
    <details className="group border-b border-line pb-3">
      <summary className="cursor-pointer py-2">
        <Trans>Question {number}</Trans>
        {' · '}
        {isRight ? (
          <Trans>right</Trans>
        ) : answer === null ? (
          <Trans>not known yet</Trans>
        ) : (
          <Trans>not right</Trans>
        )}
        {/* What it asked, until it stands below in full. */}
        <SanitisedHtml
          inline
          html={item.prompt_html}
          className="line-clamp-1 text-15 text-muted group-open:hidden"
        />
      </summary>
      <div lang="en" dir="ltr" className="grid gap-4">
        <SanitisedHtml html={item.prompt_html} className="prose" />
        {children}
        <QuizFeedback
          item={item}
          countsEarlier={false}
          takesFocus={false}
          feedback={{
            item_id: item.id,
            round: 1,
            answer: answer ?? [],
            is_correct: isRight,
            mistakes,
            first: null,
            correct,
            reasons,
            solution,
          }}
        />
      </div>
    </details>
  );
}
