import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type PagesServer, requestRaw, startPages } from './pages-server.ts';

/*
 * The mailbox and the workshop are for whoever sits at the machine of an installation that is being tried.
 */

const hasWorkshop = existsSync(
  join(import.meta.dirname, '..', '..', '..', 'dist', 'workshop', 'workshop.html'),
);
const PATHS = hasWorkshop ? ['/dev/mail', '/__workshop', '/__workshop/workshop.html'] : ['/dev/mail'];
const running: PagesServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(env: Record<string, string> = {}): Promise<PagesServer> {
  const server = await startPages(env);
  running.push(server);
  return server;
}

const statusOf = async (server: PagesServer, path: string, headers?: Record<string, string>) =>
  (await requestRaw(server, path, { headers: headers ?? {} })).status;

test('they answer this machine and nobody behind a proxy or under another name', async () => {
  const server = await start();
  for (const path of PATHS) {
    expect(await statusOf(server, path), path).toBe(200);
    const suspicious: Record<string, string>[] = [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
      { host: 'rebound.example' },
    ];
    for (const headers of suspicious) {
      expect(await statusOf(server, path, headers), path).toBe(404);
    }
  }
  expect(await statusOf(server, '/workshop.html')).toBe(404);
});

test.each([
  ['SMTP_URL', 'smtp://mail.example.org'],
  ['PUBLIC_URL', 'https://learn.example.org'],
])('with %s %s they answer nobody', async (name, value) => {
  const server = await start({ [name]: value });
  for (const path of PATHS) expect(await statusOf(server, path), path).toBe(404);
});

test('the mailbox is a page or JSON, and is never kept', async () => {
  const server = await start();
  const page = await fetch(`${server.url}/dev/mail`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const json = await fetch(`${server.url}/dev/mail?to=a@example.org`, {
    headers: { accept: 'application/json' },
  });
  expect(await json.json()).toEqual([]);
});
