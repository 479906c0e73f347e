import { useState } from 'react';
import * as v from 'valibot';
import { type NoteAnchor, noteAnchorSchema } from '#domain/learning/notes/note-anchor.ts';
import { noteTextSchema } from '#domain/learning/notes/note-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { discardDraft, loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import type { Note } from './note.ts';
import type { NoteActions } from './save-note.ts';

const draftSchema = v.object({ id: v.nullable(v.string()), anchor: noteAnchorSchema, text: v.string() });

/** A note that is being written. */
export type NoteDraft = v.InferOutput<typeof draftSchema>;

/** What is being written at one place of a lesson. */
export interface NoteEditing {
  readonly draft: NoteDraft | null;
  /** Whether it was found on this device: then nobody has asked for it just now. */
  readonly isFound: boolean;
  /** The note that was saved last, which gets the focus. */
  readonly savedId: string | null;
  begin: (anchor: NoteAnchor) => void;
  edit: (note: Note) => void;
  type: (text: string) => void;
  save: () => void;
  cancel: () => void;
}

/**
 * Keeps the note that is being written, on this device too at every key, until it is saved or given up.
 * @param place names the place of the lesson: one note is written there at a time
 */
export function useNoteEditing(
  lessonId: string,
  place: string,
  notes: readonly Note[],
  actions: NoteActions,
): NoteEditing {
  const key = `note.${useSignedInUser().id}.${lessonId}.${place}`;
  const [editing, setEditing] = useState(() => {
    const found = v.safeParse(draftSchema, loadDraft(key));
    return {
      draft: found.success ? found.output : null,
      isFound: found.success,
      savedId: null as string | null,
    };
  });
  const { draft } = editing;
  const close = (savedId: string | null) => {
    discardDraft(key);
    setEditing({ draft: null, isFound: false, savedId });
  };
  /** @returns the id of what was saved; null where there was nothing to save */
  const keep = (): string | null => {
    if (draft === null) return null;
    const written = v.safeParse(noteTextSchema, draft.text);
    const note = notes.find(({ id }) => id === draft.id);
    if (!written.success) return note?.id ?? null;
    // Removed on another device meanwhile: what is written here becomes a note anew.
    if (note === undefined) return actions.write(lessonId, draft.anchor, written.output);
    if (note.text !== written.output) actions.change(note, written.output);
    return note.id;
  };
  const open = (next: NoteDraft) => {
    // What was being written elsewhere is not lost for it.
    keep();
    discardDraft(key);
    setEditing({ draft: next, isFound: false, savedId: null });
  };
  return {
    ...editing,
    begin: (anchor) => open({ id: null, anchor, text: '' }),
    edit: ({ id, anchor, text }) => open({ id, anchor, text }),
    type(text) {
      if (draft === null) return;
      const next = { ...draft, text };
      saveDraft(key, next);
      setEditing({ ...editing, draft: next });
    },
    save: () => close(keep()),
    cancel: () => close(draft?.id ?? null),
  };
}
