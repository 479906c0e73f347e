import type { NoteAnchor } from '#domain/learning/notes/note-anchor.ts';
import type { Tables } from '../../../lib/backend/database.ts';

/** A note as the server has it. */
export interface SavedNote
  extends Pick<Tables<'notes'>, 'id' | 'lesson_id' | 'text' | 'version' | 'created_at'> {
  /** The table lets nothing else in; its types know no domain. */
  readonly anchor: NoteAnchor;
}

/** The columns of a SavedNote. */
export const NOTE_COLUMNS = 'id, lesson_id, anchor, text, version, created_at';

/** A change of a note that the server has not taken yet. It is kept on this device until it has. */
export interface UnsentNote {
  readonly id: string;
  readonly lesson_id: string;
  readonly anchor: NoteAnchor;
  /** Null when the note is to be removed. */
  readonly text: string | null;
  /** The version that was changed; null for a new note. */
  readonly version: number | null;
  readonly created_at: string;
  /** Why the server refused it, as a BackendError has it; null as long as it has not. */
  readonly refusal: string | null;
}

/** A note as it is shown: what was written last on this device, or else what the server has. */
export interface Note extends Pick<SavedNote, 'id' | 'lesson_id' | 'anchor' | 'text' | 'created_at'> {
  readonly version: number | null;
  readonly isSaved: boolean;
  readonly refusal: string | null;
  /** What another device had made of it before this one wrote over it. */
  readonly overwritten: string | null;
}
