import { StorageClient } from '@supabase/storage-js';
import { describe, expect, test } from 'vitest';
import { MOST_PICTURE_BYTES, picturePath, PICTURES } from '#domain/identity/picture.ts';
import { one } from '#domain/kernel/one.ts';
import {
  learnerWith,
  newestMail,
  signUpLearner,
  type TestLearner,
  visitorClients,
} from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * Pictures of people, through the official client as the browser uses it.
 */

const { server, database } = await startProduct();

/** The beginning of a PNG: what is kept is not drawn here. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const ada = await signUpLearner(server, 'ada@example.com');
const eve = await signUpLearner(server, 'eve@example.com');

async function picturesAs(learner?: TestLearner) {
  const { data } = (await learner?.auth.getSession()) ?? { data: { session: null } };
  return new StorageClient(`${server.url}/storage/v1`, {
    apikey: server.anonKey,
    authorization: `Bearer ${data.session?.access_token ?? server.anonKey}`,
  }).from(PICTURES);
}

const upload = async (learner: TestLearner, body: Buffer, contentType = 'image/png') =>
  (await picturesAs(learner)).upload(picturePath(ada.id), body, { contentType, upsert: true });

test('its owner keeps one, replaces it, sees it by a signed address, and takes it away', async () => {
  expect((await upload(ada, PNG)).error).toBeNull();
  const second = Buffer.concat([PNG, Buffer.from('second')]);
  expect((await upload(ada, second)).error).toBeNull();
  const pictures = await picturesAs(ada);
  const { data } = await pictures.createSignedUrls([picturePath(ada.id)], 60);
  const response = await fetch(one(data ?? []).signedUrl ?? '');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(second);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect((await pictures.remove([picturePath(ada.id)])).data).toHaveLength(1);
  expect((await pictures.exists(picturePath(ada.id))).data).toBe(false);
});

test('nobody else sees or replaces it, and no address of its bucket opens it', async () => {
  await upload(ada, PNG);
  expect((await upload(eve, PNG)).error).toMatchObject({ statusCode: '403' });
  for (const learner of [eve, undefined]) {
    const pictures = await picturesAs(learner);
    expect((await pictures.download(picturePath(ada.id))).error).toMatchObject({ statusCode: '404' });
    const { data } = await pictures.createSignedUrls([picturePath(ada.id)], 60);
    expect(one(data ?? []).signedUrl).toBeNull();
    expect((await pictures.list(ada.id)).data).toEqual([]);
  }
  const { data } = (await picturesAs()).getPublicUrl(picturePath(ada.id));
  expect((await fetch(data.publicUrl)).ok).toBe(false);
});

describe('what is no picture of the kind that the browser sends is refused', () => {
  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', '415'],
    ['HTML that is called a PNG', Buffer.from('<!doctype html><script>1</script>'), 'image/png', '415'],
    ['an SVG that is called WebP', Buffer.from('<svg/>'), 'image/webp', '415'],
    ['nothing', Buffer.alloc(0), 'image/png', '415'],
    ['too much', Buffer.concat([PNG, Buffer.alloc(MOST_PICTURE_BYTES)]), 'image/png', '413'],
  ])('%s', async (_what, body, type, statusCode) => {
    expect((await upload(ada, body, type)).error).toMatchObject({ statusCode });
  });

  test('and what was there stays', async () => {
    expect((await (await picturesAs(ada)).exists(picturePath(ada.id))).data).toBe(true);
  });
});

test('admins see in their list who has one, and the picture', async () => {
  const admin = await signUpLearner(server, 'admin@example.com');
  await database.query('select public.grant_admin($1)', [admin.email]);
  const { body } = await admin.call('list-people', {});
  const people = body.people as { id: string; has_picture: boolean }[];
  const has = (id: string) => people.find((person) => person.id === id)?.has_picture;
  expect([has(ada.id), has(eve.id)]).toEqual([true, false]);
  expect((await (await picturesAs(admin)).download(picturePath(ada.id))).error).toBeNull();
  expect((await (await picturesAs(admin)).remove([picturePath(ada.id)])).data).toEqual([]);
});

test('it goes with its account', async () => {
  await database.query('delete from auth.users where id = $1', [ada.id]);
  const { rows } = await database.query(`select from storage.objects where bucket_id = '${PICTURES}'`);
  expect(rows).toEqual([]);
});

test('what a stranger has signed ends when the account is handed over to its owner', async () => {
  const stranger = await signUpLearner(server, 'owner@example.com');
  const path = picturePath(stranger.id);
  const theirs = await picturesAs(stranger);
  await theirs.upload(path, PNG, { contentType: 'image/png' });
  const { data: reading } = await theirs.createSignedUrl(path, 7 * 86_400);
  const { data: uploading } = await theirs.createSignedUploadUrl(path, { upsert: true });
  const read = () => fetch(reading?.signedUrl ?? '');
  expect((await read()).status).toBe(200);

  const { auth } = visitorClients(server);
  const { link } = await newestMail(server, stranger.email);
  const token = link.searchParams.get('token_hash') ?? '';
  const { data } = await auth.verifyOtp({ type: 'signup', token_hash: token });
  if (!data.session) throw new Error('The confirmation gave no session.');
  const owner = learnerWith(server, auth, data.session);
  await (await picturesAs(owner)).upload(path, Buffer.concat([PNG, PNG]), { contentType: 'image/png' });

  const ended = { error: 'InvalidJWT', message: 'The session that signed it has ended' };
  await expect.poll(async () => (await read()).json().catch(() => null)).toMatchObject(ended);
  const headers = { 'content-type': 'image/png' };
  const put = await fetch(uploading?.signedUrl ?? '', { method: 'PUT', body: PNG, headers });
  expect(await put.json()).toMatchObject(ended);
});
