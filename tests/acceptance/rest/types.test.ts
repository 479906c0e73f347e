import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, expectAnswer } from './asked.ts';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startWorkshopServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startWorkshopServer();
});
afterAll(() => server.close());

describe('what PostgreSQL has besides numbers and text', () => {
  const room =
    (select: string, id = 1): Ask =>
    (db) =>
      db.from('rooms').select(select).eq('id', id);

  test.each<[string, Ask, unknown]>([
    ['a value of an enum', room('state'), [{ state: 'open' }]],
    ['a range', room('seats'), [{ seats: '[1,10)' }]],
    ['no range', room('seats', 3), [{ seats: null }]],
    ['a composite', room('home'), [{ home: { street: 'Mill Lane', town: 'Ulm' } }]],
    ['a field of a composite', room('home->>town'), [{ town: 'Ulm' }]],
    ['a field of a composite under another name', room('t:home->town'), [{ t: 'Ulm' }]],
    ['an array', room('floors', 3), [{ floors: [0, 1] }]],
    ['an element of an array', room('floors->0', 3), [{ floors: 0 }]],
    ['the last element of an array', room('floors->-1', 3), [{ floors: 1 }]],
    ['a generated column', room('area', 2), [{ area: 7 }]],
    ['a part of json', room('plan->a'), [{ a: 1 }]],
    ['a part of jsonb', room('facts->b->0'), [{ b: 1 }]],
    ['a part as text', room('facts->b->>0'), [{ b: '1' }]],
    ['a part that is not there', room('facts->c'), [{ c: null }]],
    ['a computed column', room('label'), [{ label: 'Attic (open)' }]],
    ['a computed column under another name', room('l:label'), [{ l: 'Attic (open)' }]],
    ['another type of an enum', room('state::text'), [{ state: 'open' }]],
    ['an array of another type', room('floors::text[]', 3), [{ floors: ['0', '1'] }]],
    ['a number as another', room('area::int8', 2), [{ area: 7 }]],
    ['a type of the schema', room('w:name::library.code'), [{ w: 'Att' }]],
    ['a type that is not there', room('name::nosuch'), [400, '42704']],
    ['a number that is none', room('name::int'), [400, '22P02']],
  ])('reads %s', async (_, ask, expected) => {
    await expectAnswer(server.client(), ask, expected);
  });

  const ids = async (filter: (query: ReturnType<typeof roomIds>) => ReturnType<typeof roomIds>) =>
    ((await filter(roomIds())).data ?? []).map(({ id }) => id);
  const roomIds = () => server.client().from('rooms').select('id').order('id');

  test.each<[string, Parameters<typeof ids>[0], number[]]>([
    ['eq of an enum', (q) => q.eq('state', 'closed'), [2]],
    ['gt of an enum, in its order', (q) => q.gt('state', 'open'), [2]],
    ['in of an enum', (q) => q.in('state', ['closed', 'lost']), [2]],
    ['rangeLt', (q) => q.rangeLt('seats', '[15,20)'), [1]],
    ['rangeGt', (q) => q.rangeGt('seats', '[0,1)'), [1, 2]],
    ['rangeGte', (q) => q.rangeGte('seats', '[5,6)'), [2]],
    ['rangeLte', (q) => q.rangeLte('seats', '[1,10)'), [1]],
    ['rangeAdjacent', (q) => q.rangeAdjacent('seats', '[10,12)'), [1]],
    ['overlaps of a range', (q) => q.overlaps('seats', '[9,11)'), [1, 2]],
    ['contains of a range', (q) => q.contains('seats', '[2,3)'), [1]],
    ['containedBy of a range', (q) => q.containedBy('seats', '[0,11)'), [1]],
    ['contains of an array', (q) => q.contains('floors', [0]), [3]],
    ['containedBy of an array', (q) => q.containedBy('floors', [3, 4]), [1]],
    ['overlaps of an array', (q) => q.overlaps('floors', [1, 3]), [1, 3]],
    ['contains of a document', (q) => q.contains('facts', { b: null }), [2]],
    ['a part of a document', (q) => q.eq('plan->>a', '1'), [1, 3]],
    ['a part of jsonb as json', (q) => q.eq('facts->b->0', '1'), [1]],
    ['a field of a composite', (q) => q.eq('home->>town', 'Jena'), [2]],
    ['an element of an array', (q) => q.eq('floors->0', '0'), [3]],
    ['a generated column', (q) => q.gt('area', 10), [1, 3]],
    ['a computed column', (q) => q.eq('label', 'Hall (open)'), [3]],
    ['textSearch of a vector', (q) => q.textSearch('words', 'dust & light'), [1]],
    ['textSearch of text', (q) => q.textSearch('name', 'attic', { config: 'english' }), [1]],
    ['textSearch as on the web', (q) => q.textSearch('words', 'dust -light', { type: 'websearch' }), [2]],
    ['textSearch of plain words', (q) => q.textSearch('words', 'dust light', { type: 'plain' }), [1]],
    ['textSearch of a phrase', (q) => q.textSearch('words', 'dust light', { type: 'phrase' }), [1]],
    ['not of a range', (q) => q.not('seats', 'ov', '[9,11)'), []],
    ['is null', (q) => q.is('facts', null), [3]],
    ['isDistinct', (q) => q.isDistinct('seats', '[1,10)'), [2, 3]],
    ['likeAnyOf', (q) => q.likeAnyOf('name', ['A%', 'H%']), [1, 3]],
    ['likeAllOf', (q) => q.likeAllOf('name', ['%a%', 'H%']), [3]],
    ['ilikeAnyOf', (q) => q.ilikeAnyOf('name', ['a%', 'h%']), [1, 3]],
    ['ilikeAllOf', (q) => q.ilikeAllOf('name', ['a%', '%C']), [1]],
    ['regexMatch', (q) => q.regexMatch('name', '^C'), [2]],
    ['regexIMatch', (q) => q.regexIMatch('name', '^c'), [2]],
    ['match of several columns', (q) => q.match({ state: 'open', width: 10 }), [3]],
    ['notIn', (q) => q.notIn('id', [1, 3]), [2]],
    ['or of parts', (q) => q.or('plan->>a.eq.2,home->>town.eq.Ulm'), [1]],
    ['or of ranges and lists', (q) => q.or('seats.ov."[9,11)",id.in.(3)'), [1, 2, 3]],
    ['or of an array in braces', (q) => q.or('floors.cs.{0,1},id.eq.2'), [2, 3]],
    ["a filter of one's own", (q) => q.filter('id', 'in', '(1,2)'), [1, 2]],
  ])('filters by %s', async (_, filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
  });

  test.each<[string, string, number[]]>([
    ['an enum', 'state.desc,id', [2, 1, 3]],
    ['a range, nulls first', 'seats.nullsfirst', [3, 1, 2]],
    ['a part of a document', 'facts->b->>0.nullslast,id', [1, 2, 3]],
    ['a field of a composite', 'home->>town.asc.nullslast', [2, 1, 3]],
    ['a computed column', 'label.desc', [3, 2, 1]],
    ['a generated column', 'area', [2, 1, 3]],
  ])('orders by %s', async (_, order, expected) => {
    const { body } = await server.fetch(`/rooms?select=id&order=${order}`);
    expect(JSON.parse(body).map(({ id }: { id: number }) => id)).toEqual(expected);
  });
});

describe('writes', () => {
  const as = () => server.client(ALICE);
  const clear = () => server.owner.query('delete from library.rooms where id > 3');

  test.each<[string, Record<string, unknown>, string, unknown]>([
    ['an enum', { state: 'lost' }, 'state', { state: 'lost' }],
    ['a range', { seats: '[2,3]' }, 'seats', { seats: '[2,4)' }],
    ['a composite', { home: { street: 'A', town: 'B' } }, 'home', { home: { street: 'A', town: 'B' } }],
    ['an array', { floors: [1, 2] }, 'floors', { floors: [1, 2] }],
    ['an empty array', { floors: [] }, 'floors', { floors: [] }],
    ['json', { plan: { deep: [1, { er: null }] } }, 'plan', { plan: { deep: [1, { er: null }] } }],
    ['jsonb', { facts: ['x'] }, 'facts', { facts: ['x'] }],
    ['json null as null', { plan: null }, 'plan', { plan: null }],
    ['what a generated column is made of', { width: 3, depth: 4 }, 'area', { area: 12 }],
    ['a text vector', { words: 'a:1 b:2' }, 'words', { words: "'a':1 'b':2" }],
  ])('%s', async (_, row, select, expected) => {
    const inserted = await as()
      .from('rooms')
      .insert({ id: 50, name: 'New', ...row })
      .select(select)
      .single();
    expect(inserted).toMatchObject({ status: 201, data: expected });
    const updated = await as().from('rooms').update(row).eq('id', 50).select(select).single();
    expect(updated).toMatchObject({ status: 200, data: expected });
    await clear();
  });

  test.each<[string, Record<string, unknown>, number, string]>([
    ['a word that the enum lacks', { state: 'ajar' }, 400, '22P02'],
    ['a range that ends before it begins', { seats: '[3,1]' }, 400, '22000'],
    ['a generated column', { area: 5 }, 400, '428C9'],
    ['a column that is not there', { colour: 'red' }, 400, 'PGRST204'],
    ['a list for a number', { width: [1] }, 400, '22P02'],
  ])('not %s', async (_, row, status, code) => {
    const { error, status: given } = await as()
      .from('rooms')
      .insert({ name: 'New', ...row });
    expect([given, error?.code]).toEqual([status, code]);
  });

  test('into the partition where a row belongs, and out of it', async () => {
    const event = { room_id: 3, day: '2023-02-02', title: 'Ball' };
    expect((await as().from('events').insert(event)).status).toBe(201);
    expect((await server.owner.query('select from library.events_2023 where room_id = 3')).rowCount).toBe(1);
    const moved = await as().from('events').update({ day: '2024-02-02' }).eq('room_id', 3).select('day');
    expect(moved.data).toEqual([{ day: '2024-02-02' }]);
    const again = await as()
      .from('events')
      .upsert({ ...event, day: '2024-02-02', title: 'Fair' })
      .select('title');
    expect([again.status, again.data]).toEqual([200, [{ title: 'Fair' }]]);
    expect((await as().from('events').delete().eq('room_id', 3)).status).toBe(204);
    const nowhere = await as()
      .from('events')
      .insert({ ...event, day: '2030-01-01' });
    expect([nowhere.status, nowhere.error?.code]).toEqual([400, '23514']);
  });

  test('through a view that shows one table', async () => {
    const { status, data } = await as().from('people').insert({ id: 60, full_name: 'Pia' }).select();
    expect([status, data]).toEqual([201, [{ id: 60, full_name: 'Pia', boss_id: null }]]);
    const again = await as().from('people').upsert({ id: 60, full_name: 'Pia P.' }).select('full_name');
    expect([again.status, again.data]).toEqual([200, [{ full_name: 'Pia P.' }]]);
    expect((await as().from('people').delete().eq('id', 60)).status).toBe(204);
  });

  test('not through a view that cannot be written', async () => {
    const { status, error } = await as().from('visit_days').insert({ room_id: 1 });
    expect([status, error?.code]).toEqual([500, '55000']);
  });
});
