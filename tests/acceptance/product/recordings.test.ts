import { randomUUID } from 'node:crypto';
import { StorageClient } from '@supabase/storage-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { RECORDINGS } from '#domain/catalogue/lecture/recording-contract.ts';
import { deleteUnpublishedRecordings } from '#server/functions/catalogue/delete-unpublished-recordings.ts';
import { signUpLearner, type TestLearner, visitorClients } from '#tests/support/product.ts';
import { silentWav } from '#tests/support/silent-wav.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * The recorded voices of lectures: who uploads and publishes them, who hears them, and when their files go.
 */

const { server, database } = await startProduct();

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nThe odds.\n\n00:01.000 --> 00:02.000\nThe rules.\n';
const SOUND = silentWav(2);

let admin: TestLearner;
let ada: TestLearner;
/** A lecture that visitors read, and one for which an account is needed. */
let free: string;
let closed: string;

beforeAll(async () => {
  admin = await signUpLearner(server, 'admin@example.com');
  ada = await signUpLearner(server, 'ada@example.com');
  await database.query('select public.grant_admin($1)', [admin.email]);
  const lectureThatIs = async (isFree: boolean) => {
    const { rows } = await database.query<{ id: string }>(
      `select id from public.lessons join public.lesson_bodies on lesson_id = id
       where is_free = $1 and lecture is not null order by id limit 1`,
      [isFree],
    );
    return one(rows).id;
  };
  [free, closed] = await Promise.all([lectureThatIs(true), lectureThatIs(false)]);
});

async function filesOf(person?: TestLearner) {
  const { data } = (await person?.auth.getSession()) ?? { data: { session: null } };
  return new StorageClient(`${server.url}/storage/v1`, {
    apikey: server.anonKey,
    authorization: `Bearer ${data.session?.access_token ?? server.anonKey}`,
  }).from(RECORDINGS);
}

async function upload(lesson: string, person = admin, contentType = 'audio/wav') {
  const name = `${lesson}/${randomUUID()}`;
  const { error } = await (await filesOf(person)).upload(name, SOUND, { contentType });
  return { name, error };
}

const publish = (lesson: string, name: string, more: Record<string, unknown> = {}) =>
  admin.call('publish-lesson-recording', {
    lesson_id: lesson,
    kind: 'voice',
    language: 'en',
    object_name: name,
    captions: CAPTIONS,
    ...more,
  });

async function recorded(lesson: string, language = 'en'): Promise<string> {
  const { name } = await upload(lesson);
  expect((await publish(lesson, name, { language })).body).toEqual({ captions: 2 });
  return name;
}

const exists = async (name: string) =>
  (await database.query('select from storage.objects where name = $1', [name])).rowCount === 1;

describe('a recording', () => {
  test('is heard by whoever may open the lesson, by an address that answers in parts', async () => {
    const name = await recorded(free);
    const { data: rows } = await visitorClients(server)
      .rest.from('lesson_recordings')
      .select('language, media_type, cues')
      .eq('lesson_id', free);
    expect(rows).toEqual([
      {
        language: 'en',
        media_type: 'audio/wav',
        cues: [
          { from: 0, to: 1, text: 'The odds.' },
          { from: 1, to: 2, text: 'The rules.' },
        ],
      },
    ]);
    const { data } = await (await filesOf()).createSignedUrl(name, 60);
    const part = await fetch(data?.signedUrl ?? '', { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    expect(part.headers.get('content-type')).toBe('audio/wav');
  });

  test('of a closed lesson is nobody else’s', async () => {
    const name = await recorded(closed);
    const { rest } = visitorClients(server);
    expect((await rest.from('lesson_recordings').select('cues').eq('lesson_id', closed)).data).toEqual([]);
    const files = await filesOf();
    expect((await files.createSignedUrl(name, 60)).error).toMatchObject({ statusCode: '404' });
    expect((await files.download(name)).error).toMatchObject({ statusCode: '404' });
    expect((await (await filesOf(admin)).download(name)).error).toBeNull();
  });

  test('that is not published yet only admins see', async () => {
    const { name } = await upload(free);
    expect((await (await filesOf(ada)).download(name)).error).toMatchObject({ statusCode: '404' });
    expect((await (await filesOf(admin)).download(name)).error).toBeNull();
  });

  test('that another takes the place of, or that is removed, goes with its file', async () => {
    const first = await recorded(free, 'fr');
    const second = await recorded(free, 'fr');
    expect([await exists(first), await exists(second)]).toEqual([false, true]);
    const removed = { lesson_id: free, kind: 'voice', language: 'fr' };
    expect((await admin.call('remove-lesson-recording', removed)).status).toBe(200);
    expect(await exists(second)).toBe(false);
    expect(await admin.call('remove-lesson-recording', removed)).toEqual({
      status: 404,
      body: { code: 'recording-not-found' },
    });
    const { rows } = await database.query(
      `select action, subject_id, details from public.admin_actions
       where details ->> 'language' = 'fr' order by created_at`,
    );
    const published = {
      action: 'publish-lesson-recording',
      subject_id: free,
      details: { kind: 'voice', language: 'fr', bytes: SOUND.length },
    };
    expect(rows).toEqual([
      published,
      published,
      { action: 'remove-lesson-recording', subject_id: free, details: { kind: 'voice', language: 'fr' } },
    ]);
  });
});

describe('nobody but an admin', () => {
  test('uploads one', async () => {
    expect((await upload(free, ada)).error).toMatchObject({ statusCode: '403' });
    const endpoint = await fetch(`${server.url}/storage/v1/upload/resumable`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        'tus-resumable': '1.0.0',
        'upload-length': '10',
        'upload-metadata': `bucketName ${btoa(RECORDINGS)},objectName ${btoa(`${free}/${randomUUID()}`)},contentType ${btoa('audio/wav')}`,
      },
    });
    expect(endpoint.status).toBe(403);
  });

  test('publishes or removes one', async () => {
    const { name } = await upload(free);
    for (const [call, body] of [
      [
        'publish-lesson-recording',
        { lesson_id: free, kind: 'voice', language: 'es', object_name: name, captions: CAPTIONS },
      ],
      ['remove-lesson-recording', { lesson_id: free, kind: 'voice', language: 'en' }],
    ] as const)
      expect(await ada.call(call, body)).toEqual({ status: 403, body: { code: 'admins-only' } });
    const { error } = await ada.rest.from('lesson_recordings').delete().eq('lesson_id', free);
    expect(error?.code).toBe('42501');
  });
});

describe('what is refused', () => {
  test.each([
    ['a page', 'text/html'],
    ['a drawing', 'image/svg+xml'],
    ['a program', 'application/octet-stream'],
  ])('%s', async (_what, type) => {
    expect((await upload(free, admin, type)).error).toMatchObject({ statusCode: '415' });
  });

  test('a name that says no lesson', async () => {
    const { error } = await (await filesOf(admin)).upload('voice.wav', SOUND, { contentType: 'audio/wav' });
    expect(error).toMatchObject({ statusCode: '403' });
  });

  test.each([
    ['no WebVTT', '1\n00:00,000 --> 00:01,000\nOne', 1],
    ['times that go back', 'WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:00.000 --> 00:01.000\nA', 6],
  ])('captions with %s, by their line', async (_what, captions, line) => {
    const { name } = await upload(free);
    const { status, body } = await publish(free, name, { captions });
    expect([status, body.code, body.line]).toEqual([400, 'captions-wrong', line]);
  });

  test('a file that has not come, is another lesson’s, or is of another kind', async () => {
    const { name } = await upload(closed);
    const refusal = { status: 409, body: { code: 'recording-not-uploaded' } };
    expect(await publish(free, `${free}/${randomUUID()}`)).toEqual(refusal);
    expect(await publish(free, name)).toEqual(refusal);
    const film = await upload(free, admin, 'video/webm');
    expect(await publish(free, film.name)).toEqual(refusal);
  });

  test('a video for a lecture', async () => {
    const film = await upload(free, admin, 'video/webm');
    expect(await publish(free, film.name, { kind: 'video' })).toEqual({
      status: 404,
      body: { code: 'lesson-not-found' },
    });
  });
});

test('a file that nobody went on to publish is deleted after a day, and no other', async () => {
  const published = await recorded(free);
  const [old, young] = [(await upload(free)).name, (await upload(free)).name];
  await database.query(
    `update storage.objects set created_at = now() - interval '25 hours' where name = any ($1)`,
    [[old, published]],
  );
  await deleteUnpublishedRecordings({}, database.query);
  expect([await exists(published), await exists(old), await exists(young)]).toEqual([true, false, true]);
});
