import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { AskedItem, SettledFeedback } from '#domain/quiz/contract.ts';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { ChoiceVerdict } from './choice-verdict.tsx';
import { ItemPrompt } from './item-prompt.tsx';

interface QuizChoicesProps {
  item: AskedItem;
  /** The id that the prompt gets. */
  promptId: string;
  /** Whether the prompt is the heading of the screen. */
  isHeading?: boolean;
  picked: readonly string[];
  onPick: (picked: readonly string[]) => void;
  /** Undefined as long as an answer may be given. */
  feedback: SettledFeedback | undefined;
  error: string | undefined;
}

/** The choices of an item, one of them or several, each with the number of its key. */
export function QuizChoices({
  item,
  promptId,
  isHeading = false,
  picked,
  onPick,
  feedback,
  error,
}: QuizChoicesProps) {
  const name = useId();
  const several = item.kind === 'multiple';
  const correct = typeof feedback?.correct === 'object' ? feedback.correct : [];
  // What a complaint is about: what was picked, or else where picking begins. A choice alone cannot be `aria-invalid`.
  const isMeant = (id: string, index: number) => (picked.length === 0 ? index === 0 : picked.includes(id));
  const pick = (id: string) => {
    if (!several) return onPick([id]);
    return onPick(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  };
  return (
    <fieldset className="grid gap-2" aria-describedby={error === undefined ? undefined : `${name}-error`}>
      {/* As wide as the choices: an English question on an Arabic page begins on the left, as they do. */}
      <legend id={promptId} className="mb-3 w-full">
        <ItemPrompt html={item.prompt_html} isHeading={isHeading} />
        {several && (
          <p className="mt-2 text-15 text-muted">
            <Trans>Choose every right answer.</Trans>
          </p>
        )}
      </legend>
      {item.choices?.map((choice, index) => (
        <label
          key={choice.id}
          // English, as what is asked above it.
          dir="ltr"
          className={
            'flex min-h-12 items-start gap-3 rounded-control border border-control bg-surface px-4 py-3 ' +
            'has-checked:border-plum has-checked:bg-plum-soft has-focus-visible:outline-2 ' +
            'has-focus-visible:outline-offset-2 has-focus-visible:outline-plum has-enabled:cursor-pointer'
          }
        >
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={picked.includes(choice.id)}
            disabled={feedback !== undefined}
            onChange={() => pick(choice.id)}
            data-complaint={error !== undefined && isMeant(choice.id, index) ? '' : undefined}
            className="mt-1 size-5 shrink-0 accent-plum focus-visible:outline-none"
          />
          <span aria-hidden="true" className="text-muted">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1">
            <SanitisedHtml inline html={choice.html} />
          </span>
          {feedback !== undefined && (
            <ChoiceVerdict correct={correct.includes(choice.id)} picked={picked.includes(choice.id)} />
          )}
        </label>
      ))}
      {error !== undefined && (
        <p id={`${name}-error`} role="alert" className="text-15 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
