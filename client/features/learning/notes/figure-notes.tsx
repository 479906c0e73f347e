import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLessonNotes } from './fetch-lesson-notes.ts';
import { NoteAbout } from './note-about.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteEditor } from './note-editor.tsx';
import { useNoteActions } from './save-note.ts';
import { useNoteEditing } from './use-note-editing.ts';

interface FigureNotesProps {
  lessonId: string;
  /** The figure's name in the lesson. */
  name: string;
  /** What it says as it stands, and the values of its controls. */
  title: string;
  values: Readonly<Record<string, number>>;
  onShow: (values: Readonly<Record<string, number>>) => void;
  /** The note that a link leads to. */
  pointedAt: string | null;
}

/** Keeps a state of a figure with a note, and brings it back. Import it lazily. */
export function FigureNotes({ lessonId, name, title, values, onShow, pointedAt }: FigureNotesProps) {
  const lesson = useLessonNotes(lessonId);
  const actions = useNoteActions();
  const notes = lesson.notes.filter(({ anchor }) => anchor.kind === 'figure' && anchor.figure === name);
  const editing = useNoteEditing(lessonId, `figure.${name}`, notes, actions);
  const { draft, savedId } = editing;
  const led = notes.find(({ id }) => id === pointedAt)?.anchor;
  const shown = useRef(false);
  const show = useEffectEvent(() => {
    if (led?.kind !== 'figure' || shown.current) return;
    shown.current = true;
    onShow(led.values);
  });
  useEffect(() => {
    if (led !== undefined) show();
  }, [led]);
  const isNew = draft !== null && !notes.some(({ id }) => id === draft.id);
  return (
    <div className="-mt-6 grid gap-4 text-ink print:hidden">
      {!isNew && (
        <div className="-ms-3">
          <Button
            look="quiet"
            className="text-15!"
            onClick={() => editing.begin({ kind: 'figure', figure: name, title, values: { ...values } })}
          >
            <Pencil aria-hidden="true" className="size-4" />
            <Trans>Note this state</Trans>
          </Button>
        </div>
      )}
      {notes.map((note) => {
        if (note.id === draft?.id) return <NoteEditor key={note.id} editing={editing} />;
        const { anchor } = note;
        return (
          <NoteCard
            key={note.id}
            note={note}
            actions={actions}
            onEdit={() => editing.edit(note)}
            isPointedAt={note.id === (savedId ?? pointedAt)}
            about={
              <NoteAbout anchor={anchor}>
                {anchor.kind === 'figure' && (
                  <Button look="link" className="text-15!" onClick={() => onShow(anchor.values)}>
                    <Trans>Show this state</Trans>
                  </Button>
                )}
              </NoteAbout>
            }
          />
        );
      })}
      {isNew && <NoteEditor key="new" editing={editing} about={<NoteAbout anchor={draft.anchor} />} />}
    </div>
  );
}
