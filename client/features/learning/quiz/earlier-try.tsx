import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Try } from '#domain/activities/contract.ts';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { MistakeWords } from './mistake-words.tsx';

interface EarlierTryProps {
  item: AskedItem;
  given: { readonly answer: Try['answer'] | readonly string[]; readonly notes: Try['notes'] };
  /** Whether another try may follow it. */
  isLast: boolean;
  /** Whether a hint that was not taken yet can be. */
  hasHint: boolean;
  /** Whether it was given just now. */
  takesFocus: boolean;
}

/** A try that was not right: dashed, since it is not the last word, with what is known to be wrong with it. */
export function EarlierTry({ item, given, isLast, hasHint, takesFocus }: EarlierTryProps) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { answer, notes } = given;
  const words = typeof answer === 'number' ? [formatQuantity(answer, item.unit, i18n.locale)] : [];
  const picked = Array.isArray(answer)
    ? (item.choices ?? []).filter(({ id }) => answer.some((one) => one === id))
    : [];
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid gap-2 rounded-control border border-dashed border-control px-4 py-3 outline-none"
    >
      <p className="text-15 text-muted">
        <Trans>First try</Trans>
        {words.map((word) => (
          <span key={word} className="ps-3 font-semibold text-ink">
            <bdi>{word}</bdi>
          </span>
        ))}
      </p>
      {item.kind !== 'ordering' &&
        picked.map(({ id, html }) => (
          <p key={id} className="text-15">
            <SanitisedHtml inline html={html} />
          </p>
        ))}
      {notes.length === 0 && (
        <p>
          <Trans>That is not right.</Trans> {isLast && <Advice kind={item.kind} hasHint={hasHint} />}
        </p>
      )}
      {notes.map((note) => (
        <div key={note.html} className="grid gap-1">
          <MistakeWords note={note} isNumber={item.kind === 'numeric'} />
          {note.html !== '' && <SanitisedHtml html={note.html} className="prose" />}
        </div>
      ))}
      {isLast && (
        <p className="text-15 text-muted">
          <Trans>You have one more try. Only the first one counts.</Trans>
        </p>
      )}
    </div>
  );
}

/** Where to look again: what an answer of this kind is made of. Nothing of it tells which part is wrong. */
function Advice({ kind, hasHint }: { kind: AskedItem['kind']; hasHint: boolean }) {
  return (
    <>
      {kind === 'numeric' && <Trans>Go through your steps again.</Trans>}
      {kind === 'single' && <Trans>Read the question again, and what sets the choices apart.</Trans>}
      {kind === 'multiple' && <Trans>Ask of every choice by itself whether it is right.</Trans>}
      {kind === 'ordering' && <Trans>Ask of every step what has to come before it.</Trans>}
      {hasHint && (
        <>
          {' '}
          <Trans>A hint may help.</Trans>
        </>
      )}
    </>
  );
}
