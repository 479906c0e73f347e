import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Note } from './note.ts';
import { NoteState } from './note-state.tsx';
import type { NoteActions } from './save-note.ts';

interface NoteCardProps {
  note: Note;
  actions: NoteActions;
  onEdit: () => void;
  /** What it is about, where it does not stand beside it. */
  about?: ReactNode;
  /** Whether it takes the focus when it is drawn: it was just saved, or a link led to it. */
  isPointedAt: boolean;
}

const smallButton = 'text-15!';

/** A note: what was written, whether it is saved, and what can be done with it. */
export function NoteCard({ note, actions, onEdit, about, isPointedAt }: NoteCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isPointedAt) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointedAt]);
  return (
    <div
      ref={card}
      role="note"
      tabIndex={-1}
      data-note={note.id}
      className="grid gap-1 border-s-2 border-control ps-3 outline-none focus:border-plum"
    >
      {about}
      <div dir="auto" className="text-15 wrap-break-word whitespace-pre-line">
        {note.text}
      </div>
      <NoteState note={note} actions={actions} />
      {isAsked ? (
        <div className="flex flex-wrap items-center gap-x-1 print:hidden">
          <span className="text-15">
            <Trans>Delete this note?</Trans>
          </span>
          <Button look="quiet" className={smallButton} onClick={() => actions.remove(note)}>
            <Trans>Delete</Trans>
          </Button>
          <Button look="quiet" className={smallButton} onClick={() => setIsAsked(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      ) : (
        <div className="-ms-3 flex flex-wrap gap-x-1 print:hidden">
          <Button look="quiet" className={smallButton} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button look="quiet" className={smallButton} onClick={() => setIsAsked(true)}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
