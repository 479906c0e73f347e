import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import type { Database } from '../../../lib/backend/database.ts';
import type { SavedNote, UnsentNote } from './note.ts';
import { sendNote } from './send-note.ts';

const note: UnsentNote = {
  id: 'n',
  lesson_id: 'stop',
  anchor: { kind: 'lesson' },
  text: 'mine',
  version: 1,
  created_at: '2026-11-23',
  refusal: null,
};
const row = (text: string, version: number): SavedNote => ({ ...note, text, version });

/** A table of one row behind the official client, which another device may write into before a call. */
function table(first: SavedNote | null, meanwhile: Record<number, SavedNote | null> = {}) {
  let kept = first;
  const calls: string[] = [];
  const rest = new PostgrestClient<Database>('http://localhost/rest/v1', {
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const before = meanwhile[calls.length];
      if (before !== undefined) kept = before;
      const method = init?.method ?? 'GET';
      calls.push(method);
      const wanted = url.searchParams.get('version');
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Partial<SavedNote>) : {};
      if (method === 'POST') kept = { ...row('', 1), ...body };
      if (method === 'DELETE') kept = null;
      const isMeant = kept !== null && (wanted === null || wanted === `eq.${kept.version}`);
      if (method === 'PATCH' && isMeant && kept !== null)
        kept = { ...kept, ...body, version: kept.version + 1 };
      const rows = isMeant && kept !== null ? [kept] : [];
      const isOne = new Headers(init?.headers).get('accept')?.includes('object') === true;
      return new Response(JSON.stringify(isOne ? rows.at(0) : rows), { status: 200 });
    },
  });
  return { rest, calls, kept: () => kept };
}

test('a change of the version that was read is sent once', async () => {
  const { rest, calls } = table(row('old', 1));
  expect(await sendNote(rest, note)).toMatchObject({ kept: { text: 'mine', version: 2 }, overwritten: null });
  expect(calls).toEqual(['PATCH']);
});

test('a change of another version stands, and hands back what it wrote over', async () => {
  const { rest } = table(row('theirs', 2));
  expect(await sendNote(rest, note)).toMatchObject({
    kept: { text: 'mine', version: 3 },
    overwritten: 'theirs',
  });
});

test('whoever writes in the very moment between does not lose their text either', async () => {
  const { rest } = table(row('theirs', 2), { 2: row('theirs again', 3) });
  expect(await sendNote(rest, note)).toMatchObject({
    kept: { text: 'mine', version: 4 },
    overwritten: 'theirs again',
  });
});

test('a new note that had arrived already is not written twice', async () => {
  const { rest, calls } = table(row('mine', 1));
  expect(await sendNote(rest, { ...note, version: null })).toMatchObject({ kept: { version: 1 } });
  expect(calls).toEqual(['GET']);
});

test('what was removed on another device while it was being written is there again', async () => {
  const { rest, calls } = table(null);
  expect(await sendNote(rest, note)).toMatchObject({ kept: { text: 'mine' }, overwritten: null });
  expect(calls).toEqual(['PATCH', 'GET', 'POST']);
});

test('a note is removed', async () => {
  const { rest, kept } = table(row('old', 1));
  expect(await sendNote(rest, { ...note, text: null })).toEqual({ kept: null, overwritten: null });
  expect(kept()).toBeNull();
});
