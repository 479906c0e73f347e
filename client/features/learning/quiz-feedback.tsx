import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ItemFeedback } from '#domain/learning/contract.ts';
import type { QuizItem } from '../../lib/backend/tables/catalogue.ts';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import { formatQuantity } from '../../lib/i18n/format-number.ts';

/** What an answer taught: right or not, and why; for choices the explanation of each picked and each right one. */
export function QuizFeedback({ item, feedback }: { item: QuizItem; feedback: ItemFeedback }) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const { answer, correct, explanations = {}, html } = feedback;
  const rightNumber = typeof correct === 'number' ? formatQuantity(correct, item.unit, i18n.locale) : null;
  const shown = [
    ...(typeof answer === 'object' ? answer : []),
    ...(typeof correct === 'object' ? correct : []),
  ].filter((id, index, all) => all.indexOf(id) === index);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`border-s-4 ps-4 ${feedback.is_correct ? 'border-s-success' : 'border-s-danger'}`}
    >
      <p className="font-semibold">
        {feedback.is_correct ? <Trans>Right.</Trans> : <Trans>Not right.</Trans>}{' '}
        {!feedback.is_correct && rightNumber !== null && <Trans>The answer is {rightNumber}.</Trans>}
      </p>
      {html !== undefined && <SanitisedHtml html={html} className="prose" />}
      {shown.map((id) => (
        <div key={id} className="mt-3">
          <p className="text-15 text-muted">
            <SanitisedHtml inline html={item.choices?.find((choice) => choice.id === id)?.html ?? ''} />
          </p>
          <SanitisedHtml html={explanations[id]?.html ?? ''} className="prose" />
        </div>
      ))}
    </div>
  );
}
