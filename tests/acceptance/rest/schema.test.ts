import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startLibraryServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startLibraryServer();
});
afterAll(() => server.close());

test('a notification makes new columns and tables known, and old statements are let go', async () => {
  const before = await server.fetch('/tags?id=eq.1');
  expect(before.body).toBe('[{"id":1,"name":"math"}]');
  await server.owner.query(`alter table library.tags add column colour text default 'red'`);
  await server.owner.query('create table library.shelves (id int primary key)');
  await server.owner.query('grant select on library.shelves to anon');
  await server.owner.query(`notify pgrst, 'reload schema'`);
  await expect.poll(async () => (await server.fetch('/shelves')).status).toBe(200);
  for (let turn = 0; turn < 8; turn += 1) {
    const after = await server.fetch('/tags?id=eq.1');
    expect([after.status, after.body]).toEqual([200, '[{"id":1,"name":"math","colour":"red"}]']);
  }
});

describe('a view that refers to itself', () => {
  const ENDLESS = `
    create view library.endless as select 1 as id;
    create or replace view library.endless as select id from library.endless;
    create view library.there as select 1 as id;
    create view library.back as select id from library.there;
    create or replace view library.there as select id from library.back;
    grant select on library.endless, library.there, library.back to anon;`;

  test('is named in the log, and everything else is served', async () => {
    const strange = await startLibraryServer(2, ENDLESS);
    try {
      expect((await strange.fetch('/tags?id=eq.1')).body).toBe('[{"id":1,"name":"math"}]');
      for (const name of ['endless', 'there', 'back']) {
        expect(strange.logged.join('\n')).toContain(`view="library.${name}"`);
        const { status, body } = await strange.fetch(`/${name}`);
        expect([status, JSON.parse(body).code]).toEqual([500, '42P17']);
      }
      expect((await strange.fetch('/')).status).toBe(200);
    } finally {
      await strange.close();
    }
  });

  test('does not keep later changes from being seen', async () => {
    await server.owner.query(ENDLESS);
    await server.owner.query('create table library.later (id int); grant select on library.later to anon');
    await server.owner.query(`notify pgrst, 'reload schema'`);
    await expect.poll(async () => (await server.fetch('/later')).status).toBe(200);
    expect((await server.fetch('/later')).body).toBe('[]');
  });
});

test('the description names what the role may see and nothing else', async () => {
  const describe = async (as: string) => JSON.parse((await server.fetch('/', { as })).body);
  const anon = await describe('anon');
  expect(anon.swagger).toBe('2.0');
  expect(anon.definitions.authors.description).toBe('People who write');
  expect(anon.definitions.books.properties.id).toMatchObject({ type: 'integer', format: 'integer' });
  expect(anon.definitions.books.required).toContain('title');
  expect(Object.keys(anon.paths['/books'])).toEqual(['get']);
  expect(anon.paths).not.toHaveProperty('/closed');
  expect(anon.paths).not.toHaveProperty('/rpc/hidden');
  expect(anon.paths['/rpc/add'].post.parameters[0].schema.required).toEqual(['a']);
  const alice = await describe(ALICE);
  expect(Object.keys(alice.paths['/books'])).toEqual(['get', 'post', 'patch', 'delete']);
  expect((await describe('service_role')).paths).toHaveProperty('/closed');
  const archive = await server.fetch('/', { headers: { 'accept-profile': 'archive' } });
  expect(Object.keys(JSON.parse(archive.body).definitions)).toEqual(['books']);
});
