import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AskedItem, FeedbackNote, SettledFeedback } from '#domain/quiz/contract.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';
import { useMentorTools } from '../../../lib/mentor-tools.ts';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { CountsEarlier } from './counts-earlier.tsx';
import { MistakeWords } from './mistake-words.tsx';
import { Solution } from './solution.tsx';

interface QuizFeedbackProps {
  item: AskedItem;
  feedback: SettledFeedback;
  /** Another answer had been given before this one was sent. */
  countsEarlier: boolean;
  /** Whether it was given just now: then it takes the focus. */
  takesFocus?: boolean;
}

/** What an answer taught: right or not, the belief behind a mistake and what is wrong with it, and the right answer. */
export function QuizFeedback({ item, feedback, countsEarlier, takesFocus = true }: QuizFeedbackProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  const { is_correct: isCorrect, mistakes, first, reasons, solution } = feedback;
  const drawMentorTools = useMentorTools();
  const left = mistakes[0]?.step;
  const leftFirst = first?.mistakes[0]?.step;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`grid gap-4 border-s-4 ps-4 ${isCorrect ? 'border-s-success' : 'border-s-danger'}`}
    >
      <p className={`font-semibold ${isCorrect ? 'text-success' : 'text-danger'}`}>
        {isCorrect ? (
          first === null ? (
            <Trans>Right.</Trans>
          ) : (
            <Trans>Right at the second try.</Trans>
          )
        ) : (
          <Trans>Not right.</Trans>
        )}
      </p>
      {countsEarlier && <CountsEarlier />}
      {mistakes.map((note) => (
        <Note key={note.choice ?? note.html} item={item} note={note} />
      ))}
      {!isCorrect && (
        <div className="grid gap-1 border-t border-line pt-4">
          <p className="text-15 font-semibold text-muted">
            <Trans>The right answer</Trans>
          </p>
          <RightAnswer item={item} correct={feedback.correct} />
        </div>
      )}
      {reasons.map((note) => (
        <Note key={note.choice ?? note.html} item={item} note={note} />
      ))}
      {(!isCorrect || first !== null) && solution.length > 0 && (
        <Solution steps={solution} left={left} leftFirst={leftFirst === left ? undefined : leftFirst} />
      )}
      {drawMentorTools({ words: wordsOf(item.prompt_html), isWrong: takesFocus && !isCorrect })}
    </div>
  );
}

/** The text of a piece of HTML, without running or loading anything of it. */
function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** One explanation: of which choice, what kind of mistake it perhaps was, and why. */
function Note({ item, note }: { item: AskedItem; note: FeedbackNote }) {
  const choice = item.choices?.find(({ id }) => id === note.choice);
  return (
    <div className="grid gap-1">
      {choice !== undefined && (
        <p dir="ltr" className="text-15 text-muted">
          <SanitisedHtml inline html={choice.html} />
        </p>
      )}
      <MistakeWords note={note} isNumber={item.kind === 'numeric'} />
      {note.html !== '' && <SanitisedHtml html={note.html} className="prose" />}
    </div>
  );
}

/** A number or an order is said in full; right choices stand with their explanations. */
function RightAnswer({ item, correct }: { item: AskedItem; correct: SettledFeedback['correct'] }): ReactNode {
  const { i18n } = useLingui();
  if (typeof correct === 'number') {
    const digits = item.decimals === undefined ? {} : { minimumFractionDigits: item.decimals };
    return <p className="text-20">{formatQuantity(correct, item.unit, i18n.locale, digits)}</p>;
  }
  if (item.kind !== 'ordering') return null;
  return (
    <ol className="list-decimal ps-6">
      {correct.map((id) => (
        <li key={id}>
          <SanitisedHtml inline html={item.choices?.find((choice) => choice.id === id)?.html ?? ''} />
        </li>
      ))}
    </ol>
  );
}
