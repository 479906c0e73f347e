import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';

/** The hints taken of an item; a new one takes the focus. */
export function QuizHints({ hints }: { hints: readonly string[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const read = useRef(hints.length);
  const count = hints.length;
  useEffect(() => {
    const newest = list.current?.children[count - 1];
    if (count > read.current && newest instanceof HTMLElement) newest.focus();
    read.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <ol ref={list} aria-label={t`Hints`} className="m-0 grid list-none gap-2 border-s-2 border-line ps-4">
      {hints.map((html, index) => (
        <li key={html} tabIndex={-1} className="m-0 outline-none">
          <span className="text-15 font-semibold text-muted">
            <Trans>Hint {index + 1}</Trans>
          </span>
          <SanitisedHtml html={html} className="prose" />
        </li>
      ))}
    </ol>
  );
}
