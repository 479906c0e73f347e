import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import { type SavedNote, NOTE_COLUMNS, type UnsentNote } from './note.ts';

/** What came of a change: the note as the server has it now, and the text of another device that it replaced. */
export interface SentNote {
  /** Null when the note was removed. */
  readonly kept: SavedNote | null;
  readonly overwritten: string | null;
}

/**
 * Sends a change of a note. May be sent twice: a new note carries its id. Where another device changed it meanwhile, the
 * last write stands, and its text is handed back. Rejects with a BackendError.
 */
export async function sendNote(rest: Backend['rest'], note: UnsentNote): Promise<SentNote> {
  const { id, lesson_id, anchor, text, version } = note;
  const change = (known: number, words: string) =>
    rest
      .from('notes')
      .update({ text: words })
      .eq('id', id)
      .eq('version', known)
      .select(NOTE_COLUMNS)
      .maybeSingle();
  if (text === null) {
    unwrap(await rest.from('notes').delete().eq('id', id));
    return { kept: null, overwritten: null };
  }
  if (version !== null) {
    const changed = unwrap(await change(version, text));
    if (changed !== null) return { kept: changed as SavedNote, overwritten: null };
  }
  const others = unwrap(await rest.from('notes').select(NOTE_COLUMNS).eq('id', id).maybeSingle());
  if (others === null) {
    // New, or removed on another device while something was written into it here.
    const row = { id, lesson_id, anchor, text };
    return {
      kept: unwrap(await rest.from('notes').insert(row).select(NOTE_COLUMNS).single()) as SavedNote,
      overwritten: null,
    };
  }
  if (others.text === text) return { kept: others as SavedNote, overwritten: null };
  const replaced = unwrap(await change(others.version, text));
  // Written again in this very moment: the next try finds it.
  if (replaced === null) return sendNote(rest, note);
  return { kept: replaced as SavedNote, overwritten: others.text };
}
