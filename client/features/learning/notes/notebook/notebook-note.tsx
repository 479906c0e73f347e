import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Minute } from '../../../../ui/value/date-display.tsx';
import type { Note } from '../note.ts';
import { NoteAbout } from '../note-about.tsx';
import { NoteCard } from '../note-card.tsx';
import { NoteEditor } from '../note-editor.tsx';
import type { NoteActions } from '../save-note.ts';
import { useNoteEditing } from '../use-note-editing.ts';

interface NotebookNoteProps {
  note: Note;
  actions: NoteActions;
  /** Leads to the place of the note; nothing where it is gone. */
  link?: ReactNode;
}

/** A note among others: what it is about, its words, when it was written, and the way to its place. */
export function NotebookNote({ note, actions, link }: NotebookNoteProps) {
  const editing = useNoteEditing(note.lesson_id, `notebook.${note.id}`, [note], actions);
  const [wasEdited, setWasEdited] = useState(false);
  const about = (
    <div className="grid gap-1">{note.anchor.kind !== 'lesson' && <NoteAbout anchor={note.anchor} />}</div>
  );
  return (
    <li className="grid max-w-measure gap-1 py-3">
      {editing.draft !== null ? (
        <NoteEditor editing={editing} about={about} />
      ) : (
        <NoteCard
          note={note}
          actions={actions}
          about={about}
          isPointedAt={wasEdited}
          onEdit={() => {
            setWasEdited(true);
            editing.edit(note);
          }}
        />
      )}
      <p className="flex flex-wrap items-center gap-x-4 ps-3 text-15 text-muted">
        <span>
          <Trans>
            Written <Minute value={note.created_at} />
          </Trans>
        </span>
        {link}
      </p>
    </li>
  );
}
