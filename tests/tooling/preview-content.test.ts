import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPreview } from '../../tools/preview/start-preview.ts';

const COURSE = stableId('first-steps');
const LESSON = stableId('first-steps', 'money-at-risk', 'chance-times-loss');
const QUIZ = stableId('first-steps', 'money-at-risk', 'rank-the-risks');
const FILE = 'courses/first-steps/01-money-at-risk/01-chance-times-loss.lesson.md';

test('a preview shows lessons, what to change in them, and every saved change', async () => {
  await using content = await ContentCopy.create();
  await using folder = await temporaryFolder();
  await content.change({ edit: FILE, replace: 'title: Chance', with: 'titel: Chance' });
  const preview = await startPreview({
    contentDir: content.directory,
    dataDir: folder.path,
    port: await freePort(),
  });
  await using _stop = { [Symbol.asyncDispose]: () => preview.stop() };
  const read = async (path: string) => (await fetch(preview.url + path)).text();
  const changes = await listenForChanges(`${preview.url}/__preview/events`);

  // Content that cannot be imported: the product does not run yet, and the page says why.
  expect(await read('/course/any')).toContain('`titel` is not a key of this block.');

  await content.change({ edit: FILE, replace: 'titel: Chance', with: 'title: Chance' });
  await changes.next();
  expect(await read('/')).toContain('The content is ready.');
  expect(await read(`/course/${COURSE}?lesson=${LESSON}`)).toContain('/__preview/overlay.js');

  const session = JSON.parse(await read('/__preview/session')) as { access_token: string };
  const { anonKey } = JSON.parse(await read('/config.json')) as { anonKey: string };
  const readBody = async () => {
    const headers = { apikey: anonKey, authorization: `Bearer ${session.access_token}` };
    const path = `/rest/v1/lesson_bodies?select=html&lesson_id=eq.${LESSON}`;
    return (await fetch(preview.url + path, { headers })).text();
  };
  expect(await readBody()).toContain('One risk');

  await content.change({ edit: FILE, replace: '## One risk', with: '#### One more risk' });
  await changes.next();
  expect(await readBody()).toContain('One more risk');
  expect(JSON.parse(await read(`/__preview/state?lesson=${LESSON}`))).toMatchObject({
    findings: [{ rule: 'markdown', message: expect.stringContaining('skips a level') }],
    elsewhere: 0,
  });
  expect(JSON.parse(await read(`/__preview/state?lesson=${QUIZ}`))).toMatchObject({
    elsewhere: 1,
    answers: expect.arrayContaining([expect.objectContaining({ asked: 'gap-loss', right: '20 $' })]),
  });
});

/** The events of a stream, one at a time. */
async function listenForChanges(url: string): Promise<AsyncIterator<string>> {
  const response = await fetch(url);
  if (!response.body) throw new Error('The stream of changes has no body.');
  const chunks = response.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  await chunks.next();
  return chunks;
}

async function temporaryFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'ledgerline-preview-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
