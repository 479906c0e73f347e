import { Trans } from '@lingui/react/macro';
import type { Note } from './note.ts';
import { NoteAbout } from './note-about.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteEditor } from './note-editor.tsx';
import type { NoteActions } from './save-note.ts';
import type { NoteEditing } from './use-note-editing.ts';

interface NoteListProps {
  notes: readonly Note[];
  /** Whether a new note is being written here. */
  isNew: boolean;
  /** Leads to a second of what is played. */
  onSeek?: ((second: number) => void) | undefined;
  /** The note that a link leads to. */
  pointedAt: string | null;
  editing: NoteEditing;
  actions: NoteActions;
}

/** Notes below each other, each with what it is about. */
export function NoteList({ notes, isNew, onSeek, pointedAt, editing, actions }: NoteListProps) {
  const { draft, savedId } = editing;
  if (notes.length === 0 && !isNew) return null;
  return (
    <div className="grid max-w-measure gap-4 py-4 print:hidden">
      {notes.map((note) => {
        const about = (
          <NoteAbout anchor={note.anchor} onSeek={onSeek}>
            {note.anchor.kind === 'passage' && (
              <Trans>The passage is not in the lesson any more. You noted on:</Trans>
            )}
            {note.anchor.kind === 'figure' && (
              <Trans>The figure is not in the lesson any more. You noted on:</Trans>
            )}
          </NoteAbout>
        );
        if (note.id === draft?.id) return <NoteEditor key={note.id} editing={editing} about={about} />;
        return (
          <NoteCard
            key={note.id}
            note={note}
            actions={actions}
            onEdit={() => editing.edit(note)}
            isPointedAt={note.id === (savedId ?? pointedAt)}
            about={about}
          />
        );
      })}
      {isNew && draft !== null && (
        <NoteEditor key="new" editing={editing} about={<NoteAbout anchor={draft.anchor} />} />
      )}
    </div>
  );
}
