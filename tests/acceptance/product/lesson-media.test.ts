import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * A recorded video and its files: who gets an address, what stands behind it, and what does not.
 */

const MODULE = 'courses/first-steps/01-money-at-risk';
const VIDEO = `title: Past the stop
description: A price jumps past a stop.
minutes: 2
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
media: [{ file: gap.webm, type: video/webm }]
captions: { en: gap.vtt }
chapters: [{ at: 0, title: The plan }]
`;
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe price jumps.\n';

let ada: TestLearner;
let free: string;

const content = await ContentCopy.create();
afterAll(() => content.remove());
await content.change({ add: `${MODULE}/03-past-the-stop.video.yaml`, text: VIDEO });
await content.change({
  add: `${MODULE}/gap.webm`,
  text: 'not a film, but a thousand bytes: '.padEnd(1000, '.'),
});
await content.change({ add: `${MODULE}/gap.vtt`, text: CAPTIONS });
const mentor = join(import.meta.dirname, '..', '..', '..', 'content', 'mentor');
await cp(mentor, join(content.directory, 'mentor'), { recursive: true });
const { server, database } = await startProduct({ env: { CONTENT_DIR: content.directory } });

beforeAll(async () => {
  ada = await signUpLearner(server, 'ada@example.org');
  const { data } = await ada.rest.from('lessons').select('id').eq('slug', 'past-the-stop').single();
  free = String(data?.id);
});

async function openFolder(): Promise<string> {
  const { status, body } = await ada.call('open-lesson-media', { lesson_id: free });
  expect(status).toBe(200);
  return `${server.url}${String(body.folder)}`;
}

test('the body holds captions as a transcript, and the search finds what is said', async () => {
  const { data } = await ada.rest
    .from('lesson_bodies')
    .select('media, plain_text')
    .eq('lesson_id', free)
    .single();
  expect(data).toEqual({
    plain_text: 'The price jumps.',
    media: {
      folder: MODULE,
      sources: [{ file: 'gap.webm', type: 'video/webm' }],
      captions: [{ language: 'en', file: 'gap.vtt' }],
      chapters: [{ at: 0, title: 'The plan' }],
      cues: [{ from: 0, to: 2, text: 'The price jumps.' }],
    },
  });
});

describe('files', () => {
  test('are served whole and in parts, for this browser alone', async () => {
    const folder = await openFolder();
    const whole = await fetch(`${folder}gap.webm`);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const etag = whole.headers.get('etag') ?? '';
    const bytes = Buffer.from(await whole.arrayBuffer());

    const part = await fetch(`${folder}gap.webm`, { headers: { range: 'bytes=10-19', 'if-range': etag } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000']);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));

    const other = await fetch(`${folder}gap.webm`, {
      headers: { range: 'bytes=10-19', 'if-range': '"old"' },
    });
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, 1000]);
    const beyond = await fetch(`${folder}gap.webm`, { headers: { range: 'bytes=1000-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    const known = await fetch(`${folder}gap.webm`, { headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);
    const head = await fetch(`${folder}gap.webm`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', '']);
    const captions = await fetch(`${folder}gap.vtt`);
    expect([captions.headers.get('content-type'), await captions.text()]).toEqual([
      'text/vtt; charset=utf-8',
      CAPTIONS,
    ]);
  });

  test('can only be read', async () => {
    const answer = await fetch(`${await openFolder()}gap.webm`, { method: 'PUT', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await readFile(join(content.directory, MODULE, 'gap.webm'), 'utf8')).toContain('a thousand bytes');
  });

  test('that the lesson does not name are not served, whatever the address says', async () => {
    const folder = await openFolder();
    const names = [
      'module.yaml',
      '02-rank-the-risks.quiz.yaml',
      '..%2f..%2f..%2fsite.yaml',
      '..%2Fgap.webm',
      '%2e%2e/gap.webm',
      'gap.webm%00',
      'gap.webm/',
      '',
    ];
    for (const name of names) {
      const answer = await fetch(`${folder}${name}`, { redirect: 'manual' });
      expect([answer.status, name]).toEqual([403, name]);
    }
  });

  test('have no address without a token that we made', async () => {
    const folder = await openFolder();
    for (const forged of [
      folder.replace(/.\/$/, '_/'),
      `${server.url}/media/x/`,
      folder.replace(free, ada.id),
    ]) {
      expect((await fetch(`${forged}gap.webm`)).status).toBe(403);
    }
  });
});

describe('open-lesson-media', () => {
  test('gives no address of a lesson that is closed, has no media or does not exist', async () => {
    const call = (lessonId: string) => ada.call('open-lesson-media', { lesson_id: lessonId });
    const { data } = await ada.rest.from('lessons').select('id').eq('slug', 'chance-times-loss').single();
    expect(await call(String(data?.id))).toMatchObject({ status: 404, body: { code: 'video-not-found' } });
    expect(await call(ada.id)).toMatchObject({ status: 404, body: { code: 'video-not-found' } });
    expect(await call('x')).toMatchObject({ status: 400, body: { code: 'invalid-request' } });

    // The same lesson once it is no longer free.
    await database.query('update public.lessons set is_free = false where id = $1', [free]);
    expect(await call(free)).toMatchObject({ status: 403, body: { code: 'lesson-closed' } });
    await ada.rest.from('enrollments').insert({ user_id: ada.id, course_id: await courseOf(free) });
    expect(await call(free)).toMatchObject({ status: 200 });
  });
});

async function courseOf(lessonId: string): Promise<string> {
  const { data } = await ada.rest.from('lessons').select('course_id').eq('id', lessonId).single();
  return String(data?.course_id);
}
