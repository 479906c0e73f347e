import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ExamQuestion } from '#domain/exams/contract.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { NumericEntry } from '../../features/learning/quiz/numeric-entry.tsx';
import { QuizChoices } from '../../features/learning/quiz/quiz-choices.tsx';
import { StepOrder } from '../../features/learning/quiz/step-order.tsx';
import { formatNumber } from '../../lib/i18n/format-number.ts';
import { useNumberKeys } from '../../lib/keys/use-number-keys.ts';

interface ExamQuestionFormProps {
  question: ExamQuestion;
  /** Above the question: which one it is. */
  label: ReactNode;
  /** Gets every change; null for an answer that was taken back. */
  onAnswer: (answer: PlacementAnswer) => void;
  /** Enter, and the button among `children` that submits. */
  onSubmit: () => void;
  children: ReactNode;
}

/** One question of an exam, whose answer can be changed as often as somebody likes. Takes the focus when it appears. */
export function ExamQuestionForm({ question, label, onAnswer, onSubmit, children }: ExamQuestionFormProps) {
  const { t, i18n } = useLingui();
  const promptId = useId();
  const { item, answer } = question;
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<readonly string[]>(() => firstEntered(question));
  const [typed, setTyped] = useState(() =>
    typeof answer === 'number' ? formatNumber(answer, i18n.locale, { maximumFractionDigits: 8 }) : '',
  );
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input:not([type="radio"], [type="checkbox"])');
    (field ?? form.current)?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isChosen = item.kind === 'single' || item.kind === 'multiple';
  useNumberKeys(form, t`Choose an answer`, isChosen ? (item.choices?.length ?? 0) : 0);
  const isUnread = item.kind === 'numeric' && typed.trim() !== '' && read(typed) === null;
  const example = formatNumber(12.5, i18n.locale);
  const enter = (ids: readonly string[]) => {
    setEntered(ids);
    onAnswer(ids.length === 0 ? null : [...ids]);
  };
  function read(text: string): number | null {
    return parseNumber(text, i18n.locale, item.unit);
  }
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-labelledby={promptId}
      className="grid gap-4 outline-none [&_.prose]:font-serif [&_.prose]:text-24 [&_.prose]:leading-snug"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className="text-15 text-muted">{label}</p>
      {item.kind === 'numeric' && (
        <NumericEntry
          item={item}
          promptId={promptId}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            onAnswer(read(text));
          }}
          error={isUnread ? t`Enter a number, such as ${example}.` : undefined}
          readOnly={false}
        />
      )}
      {item.kind === 'ordering' && (
        <StepOrder item={item} promptId={promptId} order={entered} onOrder={enter} correct={undefined} />
      )}
      {isChosen && (
        <QuizChoices
          item={item}
          promptId={promptId}
          picked={entered}
          onPick={enter}
          feedback={undefined}
          error={undefined}
        />
      )}
      {item.kind === 'ordering' && answer === null && (
        <p className="text-15 text-muted">
          <Trans>The steps count once you have moved one.</Trans>
        </p>
      )}
      {children}
    </form>
  );
}

function firstEntered({ item, answer }: ExamQuestion): readonly string[] {
  if (Array.isArray(answer)) return answer;
  return item.kind === 'ordering' ? (item.choices ?? []).map(({ id }) => id) : [];
}
