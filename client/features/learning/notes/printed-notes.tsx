import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { Note } from './note.ts';
import { NoteAbout } from './note-about.tsx';

const KEY = 'ledgerline.print-notes';

function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

function want(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the choice lives as long as the page.
  }
}

/** The notes on paper, below the lesson, for who wants them there; on the screen the choice. */
export function PrintedNotes({ notes }: { notes: readonly Note[] }) {
  const [isPrinted, setIsPrinted] = useState(isWanted);
  if (notes.length === 0) return null;
  return (
    <>
      <div className="mt-4 print:hidden">
        <Checkbox
          label={<Trans>Print my notes below the lesson</Trans>}
          checked={isPrinted}
          onChange={(event) => {
            setIsPrinted(event.target.checked);
            want(event.target.checked);
          }}
        />
      </div>
      {isPrinted && (
        <section className="hidden gap-4 pt-8 print:grid">
          <h2 className="text-24">
            <Trans>Your notes</Trans>
          </h2>
          {notes.map(({ id, anchor, text }) => (
            <div key={id} className="grid break-inside-avoid gap-1 border-s-2 border-control ps-3">
              <NoteAbout anchor={anchor} />
              <div dir="auto" className="text-15 wrap-break-word whitespace-pre-line">
                {text}
              </div>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
