import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isSettledFeedback } from '#domain/quiz/is-settled-feedback.ts';
import type { ItemFeedback, QuizRound, StartQuizResponse } from '#domain/quiz/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useShortcuts } from '../../../lib/keys/use-shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useAnswerQuizItem } from './answer-quiz-item.ts';
import { QuizItemForm } from './quiz-item-form.tsx';
import { ReportProblem } from '../problem-report/report-problem.tsx';
import { isSameItem } from './start-quiz.ts';
import { TakeHintButton } from './take-hint-button.tsx';

interface QuizRoundScreenProps {
  lessonId: string;
  attempt: StartQuizResponse;
  round: QuizRound;
  /** Called from the feedback to the last item on, and in the second round at any time. */
  onDone: () => void;
}

/** The items of a round one at a time, each with its feedback at once. */
export function QuizRoundScreen({ lessonId, attempt, round, onDone }: QuizRoundScreenProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const answerItem = useAnswerQuizItem(lessonId, attempt.attempt_id);
  const items = round === 1 ? attempt.items : attempt.review;
  const answered = new Map(
    attempt.answers.filter((given) => given.round === round).map((given) => [given.item_id, given]),
  );
  const settled = new Set([...answered.values()].filter(isSettledFeedback).map(({ item_id }) => item_id));
  const open = items.filter(({ id }) => !settled.has(id));
  const [shownId, setShownId] = useState((open[0] ?? items.at(-1))?.id);
  // The authors may have taken the item out since.
  const item = items.find(({ id }) => id === shownId) ?? open[0];
  const given = item && answered.get(item.id);
  const isLast = open.length === 0;
  const goOn = () => (isLast ? onDone() : setShownId(open[0]?.id));
  const isSettled = item !== undefined && settled.has(item.id);
  useShortcuts({
    Enter: isSettled ? { says: isLast ? t`See the result` : t`Next Question`, run: goOn } : undefined,
  });
  if (item === undefined) return null;

  const [place, count] = [items.indexOf(item) + 1, items.length];
  const sent = answerItem.variables;
  const asking = { item_id: item.id, round };
  const hints = attempt.hints.find((taken) => isSameItem(taken, asking))?.hints ?? [];
  return (
    <div className="grid gap-6">
      <ProgressBar
        label={round === 1 ? t`Question ${place} of ${count}` : t`Once more: question ${place} of ${count}`}
        percent={Math.round((settled.size / count) * 100)}
        valueText={t`${settled.size} answered`}
      />
      {answerItem.isError && <FormFailure key={answerItem.submittedAt} reason={describe(answerItem.error)} />}
      <QuizItemForm
        key={item.id}
        item={item}
        feedback={given}
        countsEarlier={given !== undefined && sent?.item_id === item.id && !isSameAnswer(sent.answer, given)}
        pending={answerItem.isPending}
        onCheck={(answer) => answerItem.mutate({ ...asking, try: given === undefined ? 1 : 2, answer })}
        hints={hints}
        hintAction={
          <TakeHintButton
            lessonId={lessonId}
            attemptId={attempt.attempt_id}
            item={item}
            round={round}
            taken={hints.length}
          />
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        {isSettled && (
          <Button onClick={goOn}>
            {isLast ? <Trans>See the result</Trans> : <Trans>Next Question</Trans>}
          </Button>
        )}
        {round === 2 && !isLast && (
          <Button look="quiet" onClick={onDone}>
            <Trans>Leave it for now</Trans>
          </Button>
        )}
        <ReportProblem lessonId={lessonId} itemId={item.id} />
      </div>
    </div>
  );
}

/** Whether an answer is the one that counts; an earlier one, given in another window, comes first. */
function isSameAnswer(sent: ItemFeedback['answer'], { answer }: ItemFeedback): boolean {
  return JSON.stringify(sent) === JSON.stringify(answer);
}
