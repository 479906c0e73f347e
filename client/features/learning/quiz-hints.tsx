import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AskedItem, QuizRound, StartQuizResponse } from '#domain/learning/contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import { isSameItem } from './start-quiz.ts';
import { useTakeQuizHint } from './take-quiz-hint.ts';

interface QuizHintsProps {
  lessonId: string;
  attempt: StartQuizResponse;
  item: AskedItem;
  round: QuizRound;
  /** Whether the item is still to be answered. */
  isOpen: boolean;
}

/** The hints taken of an item, and a button for the next: from a nudge to nearly the solution. They cost nothing. */
export function QuizHints({ lessonId, attempt, item, round, isOpen }: QuizHintsProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const takeHint = useTakeQuizHint(lessonId, attempt.attempt_id);
  const asking = { item_id: item.id, round };
  const hints = attempt.hints.find((taken) => isSameItem(taken, asking))?.hints ?? [];
  const step = hints.length + 1;
  const list = useRef<HTMLOListElement>(null);
  const hasTaken = takeHint.isSuccess;
  useEffect(() => {
    const newest = list.current?.children[step - 2];
    if (hasTaken && newest instanceof HTMLElement) newest.focus();
  }, [hasTaken, step]);
  if (item.hint_count === 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      {hints.length > 0 && (
        <ol ref={list} aria-label={t`Hints`} className="grid gap-2 border-s-2 border-line ps-4">
          {hints.map((html, index) => (
            // The hints of an item keep their places.
            <li key={html} tabIndex={-1} className="outline-none">
              <span className="text-15 font-semibold text-muted">
                <Trans>Hint {index + 1}</Trans>
              </span>
              <SanitisedHtml html={html} className="prose" />
            </li>
          ))}
        </ol>
      )}
      {takeHint.isError && <FormFailure key={takeHint.submittedAt} reason={describe(takeHint.error)} />}
      {isOpen && step <= item.hint_count && (
        <Button
          look="quiet"
          className="-ms-3"
          pending={takeHint.isPending}
          onClick={() => takeHint.mutate({ ...asking, step })}
        >
          <Lightbulb aria-hidden="true" className="size-5" />
          <Trans>
            Hint {step} of {item.hint_count}
          </Trans>
        </Button>
      )}
    </div>
  );
}
