import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Note } from './note.ts';
import { NoteAbout } from './note-about.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteEditor } from './note-editor.tsx';
import type { NoteActions } from './save-note.ts';
import type { NoteEditing } from './use-note-editing.ts';

interface PassageNotesProps {
  /** Those on one block of the text; `null` stands for the one that is being begun. */
  notes: readonly (Note | null)[];
  /** The notes whose passage has been reworded since. */
  changed: ReadonlySet<string>;
  isBeside: boolean;
  /** The note that a link leads to. */
  pointedAt: string | null;
  editing: NoteEditing;
  actions: NoteActions;
}

/** The notes on a block of the text: beside it where the window is wide, else folded away below it. */
export function PassageNotes({ notes, changed, isBeside, pointedAt, editing, actions }: PassageNotesProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <div className="grid gap-3 text-ink print:hidden">
      {notes.map((note) => {
        if (note === null || note.id === editing.draft?.id)
          return <NoteEditor key={note?.id ?? 'new'} editing={editing} />;
        const isPointedAt = note.id === (editing.savedId ?? pointedAt);
        const isOpen = isBeside || opened.has(note.id) !== isPointedAt;
        const card = (
          <NoteCard
            key={note.id}
            note={note}
            actions={actions}
            onEdit={() => editing.edit(note)}
            isPointedAt={isPointedAt}
            about={
              changed.has(note.id) && (
                <NoteAbout anchor={note.anchor}>
                  <Trans>This passage has changed since. You noted on:</Trans>
                </NoteAbout>
              )
            }
          />
        );
        if (isBeside) return card;
        return (
          <div key={note.id} className="grid gap-2">
            <button
              type="button"
              aria-expanded={isOpen}
              className="flex min-h-11 items-center gap-2 rounded-control text-start text-15 text-muted hover:bg-sunken"
              onClick={() => toggle(note.id)}
            >
              <Pencil aria-hidden="true" className="size-4 shrink-0" />
              <span className="font-semibold whitespace-nowrap text-ink">
                <Trans>Your note</Trans>
              </span>
              {!isOpen && (
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {note.text}
                </span>
              )}
            </button>
            {isOpen && card}
          </div>
        );
      })}
    </div>
  );
}
