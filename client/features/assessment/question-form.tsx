import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { useChooseByKey } from './choose-by-key.ts';
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

/** One question: its answers, and the ways back and on. Number keys choose, Enter goes on. */
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
  const textOf = (texts: Readonly<Record<string, string>>) => texts[i18n.locale] ?? texts.en ?? '';
  useChooseByKey(
    question.choices.map(({ value }) => value),
    (value) => {
      onAnswer(value);
      form.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`)?.focus();
    },
  );
  // A new question takes the focus to its chosen or first answer: the group's legend is read out with it.
  useEffect(() => {
    const inputs = form.current?.querySelectorAll('input') ?? [];
    const target = [...inputs].find((input) => input.checked) ?? inputs[0];
    target?.focus({ preventScroll: true });
  }, []);
  const goOn = () => (answer === null ? setComplained(true) : onNext());
  return (
    <form
      ref={form}
      className="grid max-w-form gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) goOn();
      }}
    >
      <RadioCards
        legend={<span className="font-serif text-24 font-medium">{textOf(question.text)}</span>}
        value={answer}
        onChange={onAnswer}
        error={complained && answer === null ? t`Choose an answer to go on.` : undefined}
        options={question.choices.map(({ value, text }, index) => ({
          value,
          label: (
            <>
              <span aria-hidden="true" className="me-2 text-muted">
                {index + 1}
              </span>
              {textOf(text)}
            </>
          ),
        }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" disabled={onPrevious === null} onClick={onPrevious ?? undefined}>
          <Trans>Previous</Trans>
        </Button>
        <Button type="submit" pending={pending}>
          {isLast ? <Trans>Complete Assessment</Trans> : <Trans>Next Question</Trans>}
        </Button>
      </div>
      <p className="text-15 text-muted">
        <Trans>Keys: the numbers choose an answer, Enter goes on.</Trans>
      </p>
    </form>
  );
}
