import { useId, useState } from 'react';

interface GlossaryTermProps {
  /** The words as the text has them, such as a plural. */
  words: string;
  term: string;
  definition: string;
}

/**
 * Words of a text that open their definition in place. The browser's own popover closes on Escape and on a click
 * elsewhere and gives the focus back; prose.css puts it beside the words.
 */
export function GlossaryTerm({ words, term, definition }: GlossaryTermProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        className="cursor-help rounded-tag text-start underline decoration-dotted underline-offset-4 print:no-underline"
      >
        {words}
      </button>
      <span
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="term-definition max-w-form rounded-card border border-line bg-surface p-4 text-15 text-ink shadow-overlay"
      >
        {open && (
          <>
            <strong className="block">{term}</strong>
            {definition}
          </>
        )}
      </span>
    </>
  );
}
