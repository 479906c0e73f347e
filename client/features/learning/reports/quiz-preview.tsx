import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { NumericEntry } from '../quiz/numeric-entry.tsx';
import { QuizChoices } from '../quiz/quiz-choices.tsx';
import { StepOrder } from '../quiz/step-order.tsx';

const ignore = () => undefined;

interface QuizPreviewProps {
  items: readonly AskedItem[];
  /** What stands below an item. */
  below?: (item: AskedItem) => ReactNode;
}

/** The items of a quiz, one below the other. They look as to a learner and take no answer. */
export function QuizPreview({ items, below }: QuizPreviewProps) {
  return (
    <ol className="grid max-w-measure gap-10">
      {items.map((item) => (
        <li key={item.id} className="grid gap-3">
          <fieldset disabled className="grid gap-3">
            <legend className="text-15 text-muted">
              <Trans>
                Question <bdi dir="ltr">{item.id}</bdi>
              </Trans>
            </legend>
            <PreviewedItem item={item} />
          </fieldset>
          {below?.(item)}
        </li>
      ))}
    </ol>
  );
}

function PreviewedItem({ item }: { item: AskedItem }) {
  const promptId = useId();
  if (item.kind === 'numeric')
    return (
      <NumericEntry item={item} promptId={promptId} value="" onChange={ignore} error={undefined} readOnly />
    );
  if (item.kind === 'ordering') {
    const order = (item.choices ?? []).map(({ id }) => id);
    return <StepOrder item={item} promptId={promptId} order={order} onOrder={ignore} correct={undefined} />;
  }
  return (
    <QuizChoices
      item={item}
      promptId={promptId}
      picked={[]}
      onPick={ignore}
      feedback={undefined}
      error={undefined}
    />
  );
}
