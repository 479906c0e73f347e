import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { useStrandNames } from '../../features/knowledge/skills/use-strand-names.ts';
import { NumericEntry } from '../../features/learning/quiz/numeric-entry.tsx';
import { QuizChoices } from '../../features/learning/quiz/quiz-choices.tsx';
import { StepOrder } from '../../features/learning/quiz/step-order.tsx';
import { formatNumber } from '../../lib/i18n/format-number.ts';
import { useNumberKeys } from '../../lib/keys/use-number-keys.ts';
import { useShortcuts } from '../../lib/keys/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';

interface PlacementItemFormProps {
  item: AskedItem;
  /** The how manieth item it is. */
  number: number;
  /** The strand that it asks, where that is told. */
  strand?: string;
  pending: boolean;
  onAnswer: (answer: PlacementAnswer) => void;
}

/** One item: Enter answers, numbers choose, and "I do not know yet" is always there (Alt and N). Takes the focus when it appears. */
export function PlacementItemForm({ item, number, strand, pending, onAnswer }: PlacementItemFormProps) {
  const { t, i18n } = useLingui();
  const promptId = useId();
  const name = useStrandNames().get(strand ?? '');
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<readonly string[]>(() =>
    item.kind === 'ordering' ? (item.choices ?? []).map(({ id }) => id) : [],
  );
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string>();
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input:not([type="radio"], [type="checkbox"])');
    (field ?? form.current)?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isChosen = item.kind === 'single' || item.kind === 'multiple';
  useNumberKeys(form, t`Choose an answer`, isChosen ? (item.choices?.length ?? 0) : 0);
  useShortcuts({ Enter: { says: t`Answer`, run: () => form.current?.requestSubmit() } });
  const send = (answer: PlacementAnswer) => {
    if (!pending) onAnswer(answer);
  };
  const answer = () => {
    const given = item.kind === 'numeric' ? parseNumber(typed, i18n.locale, item.unit) : null;
    if (item.kind === 'numeric' && given === null) {
      const example = formatNumber(12.5, i18n.locale);
      return setComplaint(t`Enter a number, such as ${example}.`);
    }
    if (item.kind !== 'numeric' && entered.length === 0) return setComplaint(t`Choose an answer first.`);
    setComplaint(undefined);
    return send(given ?? [...entered]);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By its place: with Alt held, some keyboards write another letter.
    if (!event.altKey || event.code !== 'KeyN') return;
    event.preventDefault();
    send(null);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-labelledby={promptId}
      // The question is the heading of the screen.
      className="grid gap-4 [&_.prose]:font-serif [&_.prose]:text-24 [&_.prose]:leading-snug"
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <p className="text-15 text-muted">
        <Trans>Question {number}</Trans>
        {name !== undefined && ` · ${name}`}
      </p>
      {item.kind === 'numeric' && (
        <NumericEntry
          item={item}
          promptId={promptId}
          value={typed}
          onChange={setTyped}
          error={complaint}
          readOnly={false}
        />
      )}
      {item.kind === 'ordering' && (
        <StepOrder item={item} promptId={promptId} order={entered} onOrder={setEntered} correct={undefined} />
      )}
      {isChosen && (
        <QuizChoices
          item={item}
          promptId={promptId}
          picked={entered}
          onPick={setEntered}
          feedback={undefined}
          error={complaint}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" pending={pending}>
          <Trans>Answer</Trans>
        </Button>
        <Button look="secondary" pending={pending} onClick={() => send(null)}>
          <Trans>I do not know yet</Trans>
        </Button>
      </div>
      <p className="text-15 text-muted max-sm:hidden">
        <Trans>Keys: Enter answers, Alt and N say that you do not know yet.</Trans>
      </p>
    </form>
  );
}
