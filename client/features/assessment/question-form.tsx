import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNumberKeys } from '../../lib/keys/use-number-keys.ts';
import { usePointed } from '../../lib/use-pointed.ts';
import { useShortcuts } from '../../lib/keys/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import type { Question } from './fetch-questions.ts';

interface QuestionFormProps {
  question: Question;
  answer: string | null;
  onAnswer: (value: string) => void;
  /** Null on the first question. */
  onPrevious: (() => void) | null;
  onNext: () => void;
  isLast: boolean;
  pending: boolean;
}

/**
 * One question: its answers, and the ways back and on. A tap on an answer and its number key go on by themselves, but for
 * the last question; arrows choose, Enter goes on.
 */
export function QuestionForm({
  question,
  answer,
  onAnswer,
  onPrevious,
  onNext,
  isLast,
  pending,
}: QuestionFormProps) {
  const { t, i18n } = useLingui();
  const [complained, setComplained] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const pointed = usePointed(form);
  const textOf = (texts: Readonly<Record<string, string>>) => texts[i18n.locale] ?? texts.en ?? '';
  // A new question takes the focus to its chosen or first answer: the group's legend is read out with it.
  useEffect(() => {
    const inputs = form.current?.querySelectorAll('input') ?? [];
    const target = [...inputs].find((input) => input.checked) ?? inputs[0];
    target?.focus({ preventScroll: true });
  }, []);
  const choose = (value: string) => {
    onAnswer(value);
    if (pointed.current && !isLast) onNext();
  };
  const goOn = () => {
    if (pending) return;
    if (answer !== null) return onNext();
    flushSync(() => setComplained(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  useNumberKeys(form, t`Choose an answer`, question.choices.length, isLast ? undefined : onNext);
  useShortcuts({ Enter: { says: isLast ? t`Complete Assessment` : t`Next Question`, run: goOn } });
  return (
    <form
      ref={form}
      className="grid max-w-form gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <RadioCards
        numbered
        legend={<span className="font-serif text-24 font-medium">{textOf(question.text)}</span>}
        value={answer}
        onChange={choose}
        error={complained && answer === null ? t`Choose an answer to go on.` : undefined}
        options={question.choices.map(({ value, text }) => ({ value, label: textOf(text) }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" disabled={onPrevious === null} onClick={onPrevious ?? undefined}>
          <Trans>Previous</Trans>
        </Button>
        <Button type="submit" pending={pending}>
          {isLast ? <Trans>Complete Assessment</Trans> : <Trans>Next Question</Trans>}
        </Button>
      </div>
      <p className="text-15 text-muted pointer-coarse:hidden">
        {isLast ? (
          <Trans>Keys: the numbers choose an answer, Enter goes on.</Trans>
        ) : (
          <Trans>A tap on an answer goes on, and so does its number. Arrow keys choose, Enter goes on.</Trans>
        )}
      </p>
    </form>
  );
}
