import type { SavedNote, Note } from './note.ts';
import type { DeviceNotes } from './unsent-notes.ts';

/**
 * The notes that are shown: those of the server, with what this device has written since.
 * @param belongs whether a note that the server does not have yet is among those that were asked for
 */
export function mergeNotes(
  kept: readonly SavedNote[],
  { unsent, overwritten }: DeviceNotes,
  belongs: (note: { lesson_id: string; text: string }) => boolean,
): Note[] {
  const shared = { isSaved: true, refusal: null };
  const ofServer = kept.map((note) => ({ ...note, ...shared, overwritten: overwritten[note.id] ?? null }));
  const merged = new Map<string, Note>(ofServer.map((note) => [note.id, note]));
  for (const { text, ...note } of Object.values(unsent)) {
    if (text === null) merged.delete(note.id);
    else if (merged.has(note.id) || belongs({ ...note, text })) {
      merged.set(note.id, { ...note, text, isSaved: false, overwritten: overwritten[note.id] ?? null });
    }
  }
  return [...merged.values()].sort((one, other) => one.created_at.localeCompare(other.created_at));
}
