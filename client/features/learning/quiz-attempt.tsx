import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ItemFeedback, StartQuizResponse } from '#domain/learning/contract.ts';
import type { QuizResult } from '#domain/learning/quiz-result.ts';
import type { QuizItem } from '../../lib/backend/tables/catalogue.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useAnswerQuizItem } from './answer-quiz-item.ts';
import { QuizItemForm } from './quiz-item-form.tsx';
import { QuizResultPanel } from './quiz-result-panel.tsx';

interface QuizAttemptProps {
  attempt: StartQuizResponse;
  items: readonly QuizItem[];
  onRetry: () => void;
}

/** One attempt: an item at a time, its feedback at once, the result at the end. */
export function QuizAttempt({ attempt, items, onRetry }: QuizAttemptProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [feedback, setFeedback] = useState<ReadonlyMap<string, ItemFeedback>>(
    () => new Map(attempt.answers.map((given) => [given.item_id, given])),
  );
  const [place, setPlace] = useState(() => firstOpen(items, feedback));
  const [result, setResult] = useState<QuizResult | null>(null);
  const [resultShown, setResultShown] = useState(false);
  const answerItem = useAnswerQuizItem(attempt.attempt_id);

  const item = items[place];
  const given = item && feedback.get(item.id);
  const goOn = () => (result === null ? setPlace(firstOpen(items, feedback)) : setResultShown(true));
  useShortcuts({ Enter: given && !resultShown ? goOn : undefined });
  if (resultShown && result !== null) return <QuizResultPanel result={result} onRetry={onRetry} />;
  if (item === undefined) return null;
  const submit = (answer: readonly string[] | number) =>
    answerItem.mutate(
      { item_id: item.id, answer },
      {
        onSuccess: ({ finished, ...received }) => {
          setFeedback(new Map(feedback).set(item.id, received));
          if (finished !== null) setResult(finished);
        },
      },
    );
  return (
    <div className="grid max-w-measure gap-6">
      <ProgressBar
        label={t`Question ${place + 1} of ${items.length}`}
        percent={Math.round((feedback.size / items.length) * 100)}
        valueText={t`${feedback.size} answered`}
      />
      {answerItem.isError && <FormFailure key={answerItem.submittedAt} reason={describe(answerItem.error)} />}
      <QuizItemForm
        key={item.id}
        item={item}
        seed={attempt.attempt_id}
        feedback={given}
        pending={answerItem.isPending}
        onCheck={submit}
      />
      {given !== undefined && (
        <div>
          <Button onClick={goOn}>
            {result === null ? <Trans>Next Question</Trans> : <Trans>See the result</Trans>}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The place of the first item without an answer; the last item when all have one. */
function firstOpen(items: readonly QuizItem[], feedback: ReadonlyMap<string, ItemFeedback>): number {
  const place = items.findIndex(({ id }) => !feedback.has(id));
  return place === -1 ? items.length - 1 : place;
}
