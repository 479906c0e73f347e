import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ChoiceVerdict } from './choice-verdict.tsx';
import { ItemPrompt } from './item-prompt.tsx';
import { movedStep } from './moved-step.ts';

interface StepOrderProps {
  item: Pick<AskedItem, 'choices' | 'prompt_html'>;
  /** The id that the prompt gets. */
  promptId: string;
  /** Whether the prompt is the heading of the screen. */
  isHeading?: boolean;
  /** The ids of the steps as they stand. */
  order: readonly string[];
  onOrder: (order: readonly string[]) => void;
  /** The right order, once the item is answered. */
  correct: readonly string[] | undefined;
  /** What keeps the order from being sent. */
  error?: string | undefined;
}

type Direction = -1 | 1;

/** Steps to put in order: each has a button up and one down, and arrow keys on these do the same. */
export function StepOrder({
  item,
  promptId,
  isHeading = false,
  order,
  onOrder,
  correct,
  error,
}: StepOrderProps) {
  const { t } = useLingui();
  const [moved, setMoved] = useState<{ id: string; by: Direction; to: number }>();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  // Moving a row in the document takes the focus from it.
  useEffect(() => {
    if (moved !== undefined) buttons.current.get(`${moved.id} ${moved.by}`)?.focus();
  }, [moved]);

  const move = (id: string, by: Direction) => {
    const next = movedStep(order, id, by);
    if (next === order) return;
    onOrder(next);
    setMoved({ id, by, to: next.indexOf(id) + 1 });
  };
  const onArrow = (id: string) => (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  };
  const rows = order.flatMap((id) => item.choices?.filter((choice) => choice.id === id) ?? []);
  return (
    <div className="grid gap-3">
      <div id={promptId}>
        <ItemPrompt html={item.prompt_html} isHeading={isHeading} />
        {correct === undefined && (
          <p className="mt-2 text-15 text-muted print:hidden">
            <Trans>Change the order with the arrows.</Trans>
          </p>
        )}
      </div>
      <ol aria-labelledby={promptId} className="m-0 grid gap-2 p-0">
        {rows.map(({ id, html }, index) => (
          <li
            key={id}
            dir="ltr"
            className="m-0 flex min-h-12 items-center gap-3 rounded-control border border-control bg-surface py-1 ps-4 pe-1"
          >
            <span aria-hidden="true" className="text-muted tabular-nums">
              {index + 1}
            </span>
            <span id={`${promptId}-${id}`} className="min-w-0 flex-1 py-2">
              <SanitisedHtml inline html={html} />
            </span>
            {correct === undefined ? (
              ([-1, 1] as const).map((by) => (
                <Button
                  key={by}
                  id={`${promptId}-${id}-${by}`}
                  ref={(button) => {
                    if (button) buttons.current.set(`${id} ${by}`, button);
                  }}
                  look="quiet"
                  className="min-w-11 px-0 print:hidden"
                  aria-label={by === -1 ? t`Move up` : t`Move down`}
                  aria-describedby={`${promptId}-${id}`}
                  pending={index + by < 0 || index + by >= rows.length}
                  onClick={() => move(id, by)}
                  onKeyDown={onArrow(id)}
                >
                  {by === -1 ? (
                    <ArrowUp aria-hidden="true" className="size-5" />
                  ) : (
                    <ArrowDown aria-hidden="true" className="size-5" />
                  )}
                </Button>
              ))
            ) : (
              <span className="pe-3">
                <ChoiceVerdict correct={correct[index] === id} picked />
              </span>
            )}
          </li>
        ))}
      </ol>
      {error !== undefined && (
        // A list cannot be invalid: the words take the focus.
        <p role="alert" tabIndex={-1} data-complaint className="text-15 text-danger">
          {error}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {moved !== undefined && correct === undefined && (
            <Trans>
              Moved to place {moved.to} of {rows.length}.
            </Trans>
          )}
        </span>
      </VisuallyHidden>
    </div>
  );
}
