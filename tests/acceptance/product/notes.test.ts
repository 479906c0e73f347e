import { beforeAll, expect, test } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner, type TestLearner, visitorClients } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * Notes as the browser keeps them, with the official client: written on lessons that are open, changed by version, searched,
 * exported, gone with the account; and nobody else's business.
 */

const course = stableId('risk-management-with-ai');

let owner: TestLearner;
let stranger: TestLearner;
let openLesson: string;
let closedLesson: string;

const { server, database } = await startProduct();
beforeAll(async () => {
  owner = await signUpLearner(server, 'owner@example.org');
  stranger = await signUpLearner(server, 'stranger@example.org');
  await owner.rest.from('enrollments').insert({ user_id: owner.id, course_id: course });
  const { rows } = await database.query<{ id: string; is_free: boolean }>(
    `select distinct on (is_free) id, is_free from public.lessons
     where course_id = $1 and content_type = 'text' and retired_at is null order by is_free, id`,
    [course],
  );
  openLesson = rows.find((row) => row.is_free)?.id ?? '';
  closedLesson = rows.find((row) => !row.is_free)?.id ?? '';
});

const passage = { kind: 'passage', exact: 'The stop comes first', prefix: '', suffix: '.' };

async function write({ rest }: TestLearner, lesson: string, text: string, anchor: object = passage) {
  const { data, error } = await rest
    .from('notes')
    .insert({ lesson_id: lesson, anchor, text })
    .select('id, version, quote, course_id')
    .single();
  return { note: data, code: error?.code };
}

test('a note is written, changed by its version, and removed', async () => {
  const { note } = await write(owner, closedLesson, 'Mind the gap');
  expect(note).toMatchObject({ version: 1, quote: 'The stop comes first', course_id: course });
  const change = (version: number) =>
    owner.rest.from('notes').update({ text: 'Mind it' }).eq('id', note?.id).eq('version', version).select();
  expect((await change(1)).data).toMatchObject([{ text: 'Mind it', version: 2 }]);
  expect((await change(1)).data).toEqual([]);
  expect((await owner.rest.from('notes').delete().eq('id', note?.id)).error).toBeNull();
  expect((await owner.rest.from('notes').select()).data).toEqual([]);
});

test('nobody notes on a closed lesson, for another, or without an account', async () => {
  expect((await write(stranger, closedLesson, 'x')).code).toBe('42501');
  expect((await write(stranger, openLesson, 'x')).code).toBeUndefined();
  const row = { user_id: owner.id, lesson_id: openLesson, anchor: passage, text: 'x' };
  expect((await stranger.rest.from('notes').insert(row)).error?.code).toBe('42501');
  const visitor = visitorClients(server).rest;
  expect((await visitor.from('notes').select()).error?.code).toBe('42501');
  expect((await visitor.from('notes').insert(row)).error?.code).toBe('42501');
});

test('a note outlives the enrolment, and no admin reads it', async () => {
  const { note } = await write(owner, closedLesson, 'Kept');
  await owner.rest.from('enrollments').delete().eq('course_id', course);
  expect((await write(owner, closedLesson, 'x')).code).toBe('42501');
  expect((await owner.rest.from('notes').select('text').eq('id', note?.id)).data).toEqual([{ text: 'Kept' }]);
  const admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`select public.grant_admin('admin@example.org')`);
  expect((await admin.rest.from('notes').select()).data).toEqual([]);
  expect((await admin.rest.from('notes').delete().eq('id', note?.id).select()).data).toEqual([]);
  await owner.rest.from('enrollments').insert({ user_id: owner.id, course_id: course });
});

test('words are found in notes and in what they are about, in any script', async () => {
  await write(owner, openLesson, 'Sizing by the worst days');
  await write(owner, openLesson, '先定止损，再定仓位。', { kind: 'lesson' });
  const find = async (filter: string) => (await owner.rest.from('notes').select('text').or(filter)).data;
  expect(await find('text.wfts(english)."size day"')).toEqual([{ text: 'Sizing by the worst days' }]);
  expect(await find('text.ilike."*止损*"')).toEqual([{ text: '先定止损，再定仓位。' }]);
  expect(await find('text.wfts(english)."stop first",quote.wfts(english)."stop first"')).toHaveLength(2);
});

test('notes are in the export of an account, and go with it', async () => {
  const { body } = await owner.call('export-my-data', {});
  expect((body as { records: { notes: unknown[] } }).records.notes).toHaveLength(3);
  await database.query('delete from auth.users where id = $1', [owner.id]);
  const { rows } = await database.query('select from public.notes where user_id = $1', [owner.id]);
  expect(rows).toEqual([]);
});
