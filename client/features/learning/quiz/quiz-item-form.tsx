import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { AskedItem, ItemFeedback } from '#domain/quiz/contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { isSettledFeedback } from '#domain/quiz/is-settled-feedback.ts';
import { useNumberKeys } from '../../../lib/keys/use-number-keys.ts';
import { useShortcuts } from '../../../lib/keys/use-shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { NumericEntry } from './numeric-entry.tsx';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { CountsEarlier } from './counts-earlier.tsx';
import { EarlierTry } from './earlier-try.tsx';
import { QuizChoices } from './quiz-choices.tsx';
import { QuizFeedback } from './quiz-feedback.tsx';
import { QuizHints } from './quiz-hints.tsx';
import { StepOrder } from './step-order.tsx';

type Answer = ItemFeedback['answer'];

interface QuizItemFormProps {
  item: AskedItem;
  /** Undefined until the item is answered; another answer may follow a first wrong one. */
  feedback: ItemFeedback | undefined;
  /** Another answer had been given before this one was sent. */
  countsEarlier: boolean;
  pending: boolean;
  onCheck: (answer: readonly string[] | number) => void;
  /** The hints taken, below the answer, and what takes the next one, beside the button that checks it. */
  hints: readonly string[];
  hintAction: ReactNode;
  /** Whether the prompt is the heading of the screen. */
  isHeading?: boolean;
}

/**
 * One item: its prompt, the answer, Check by button or Enter, number keys that choose, then the feedback. Takes the focus
 * when it appears.
 */
export function QuizItemForm({
  item,
  feedback,
  countsEarlier,
  pending,
  onCheck,
  hints,
  hintAction,
  isHeading = false,
}: QuizItemFormProps) {
  const { t, i18n } = useLingui();
  const promptId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Not on the first item of a page that has just been opened: its heading has the focus.
    if (document.activeElement === document.body) form.current?.focus();
  }, []);
  const [entered, setEntered] = useState<readonly string[]>(() => initialOrder(item));
  const [typed, setTyped] = useState('');
  // Each complaint is a new one, also when it says the same again.
  const [complaint, setComplaint] = useState<{ readonly says: string }>();
  useEffect(() => {
    if (complaint !== undefined)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-complaint]')?.focus();
  }, [complaint]);
  const complain = (says: string) => setComplaint({ says });
  const settled = feedback && isSettledFeedback(feedback) ? feedback : undefined;
  const isChosen = item.kind === 'single' || item.kind === 'multiple';
  useNumberKeys(
    form,
    t`Choose an answer`,
    isChosen && settled === undefined ? (item.choices?.length ?? 0) : 0,
  );
  useShortcuts({
    Enter:
      settled === undefined
        ? { says: t`Check the answer`, run: () => form.current?.requestSubmit() }
        : undefined,
  });
  // What counts may have been answered elsewhere.
  const answer = settled?.answer;
  const picked = typeof answer === 'object' ? answer : entered;
  const earlier = settled ? settled.first : feedback;
  // What was there when the item appeared takes no focus.
  const [known] = useState(feedback);
  const check = () => {
    const number = item.kind === 'numeric' ? parseNumber(typed, i18n.locale, item.unit) : null;
    if (item.kind === 'numeric' && number === null) {
      const example = formatNumber(12.5, i18n.locale);
      return complain(
        typed.trim() === '' ? t`Enter a number first.` : t`Enter a number, such as ${example}.`,
      );
    }
    if (item.kind !== 'numeric' && entered.length === 0) return complain(t`Choose an answer first.`);
    if (feedback && isSameAnswer(feedback.answer, number ?? entered, item.kind))
      return complain(t`That was your first try. Change your answer first.`);
    setComplaint(undefined);
    return onCheck(number ?? entered);
  };
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-labelledby={promptId}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (settled === undefined && !pending) check();
      }}
    >
      {item.kind === 'numeric' && (
        <NumericEntry
          item={item}
          promptId={promptId}
          isHeading={isHeading}
          value={typeof answer === 'number' ? formatNumber(answer, i18n.locale) : typed}
          onChange={setTyped}
          error={complaint?.says}
          readOnly={settled !== undefined}
        />
      )}
      {item.kind === 'ordering' && (
        <StepOrder
          item={item}
          promptId={promptId}
          isHeading={isHeading}
          order={picked}
          onOrder={setEntered}
          correct={typeof settled?.correct === 'object' ? settled.correct : undefined}
          error={complaint?.says}
        />
      )}
      {isChosen && (
        <QuizChoices
          item={item}
          promptId={promptId}
          isHeading={isHeading}
          picked={picked}
          onPick={setEntered}
          feedback={settled}
          error={complaint?.says}
        />
      )}
      {earlier && (
        <EarlierTry
          item={item}
          given={{ answer: earlier.answer, notes: earlier.mistakes }}
          isLast={settled === undefined}
          hasHint={hints.length < item.hint_count}
          takesFocus={settled === undefined && feedback !== known}
        />
      )}
      {settled === undefined && countsEarlier && <CountsEarlier />}
      <QuizHints hints={hints} />
      {settled === undefined ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" pending={pending}>
            {earlier ? <Trans>Try once more</Trans> : <Trans>Check</Trans>}
          </Button>
          {hintAction}
        </div>
      ) : (
        <QuizFeedback item={item} feedback={settled} countsEarlier={countsEarlier} />
      )}
    </form>
  );
}

/** Whether an answer is the same as another; choices are picked in any order. */
function isSameAnswer(one: Answer, other: Answer, kind: AskedItem['kind']): boolean {
  const comparable = (given: Answer) =>
    JSON.stringify(typeof given === 'object' && kind !== 'ordering' ? given.toSorted() : given);
  return comparable(one) === comparable(other);
}

/** Steps stand in some order from the start; choices are not chosen yet. */
function initialOrder({ kind, choices = [] }: AskedItem): readonly string[] {
  return kind === 'ordering' ? choices.map(({ id }) => id) : [];
}
