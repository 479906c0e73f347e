import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, expectAnswer } from './asked.ts';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startWorkshopServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startWorkshopServer();
});
afterAll(() => server.close());

const staff = (select: string) => (id: number) => (db: Parameters<Ask>[0]) =>
  db.from('staff').select(select).eq('id', id);

describe('a function of a row', () => {
  test.each<[string, Ask, unknown]>([
    ['leads to many', staff('open_for(name)')(2), [{ open_for: [{ name: 'Attic' }] }]],
    ['leads to none', staff('open_for(name)')(4), [{ open_for: [] }]],
    ['leads to one by ROWS 1', staff('main_room(name)')(1), [{ main_room: { name: 'Attic' } }]],
    ['by ROWS 1 leads to none', staff('main_room(name)')(4), [{ main_room: null }]],
    [
      'that promises one row and gives three leads to one',
      staff('id, any_room(name)')(1),
      [{ id: 1, any_room: { name: 'Attic' } }],
    ],
    ['leads to one without SETOF', staff('chief(name)')(2), [{ chief: { name: 'Ines' } }]],
    ['takes an alias', staff('above:chief(called:name)')(4), [{ above: { called: 'Jun' } }]],
    [
      'gives computed columns of what it gives',
      staff('main_room(label)')(1),
      [{ main_room: { label: 'Attic (open)' } }],
    ],
    [
      'comes before the foreign key of its name',
      staff('badges(number)')(1),
      [{ badges: { number: 'computed A1' } }],
    ],
    [
      'goes once round a table that it returns',
      staff('team(name)')(1),
      [{ team: [{ name: 'Jun' }, { name: 'Kofi' }] }],
    ],
    [
      'is chosen by the table it is of',
      (db) => db.from('people').select('team(name)').eq('id', 2),
      [{ team: [{ name: 'Lea' }] }],
    ],
    [
      'of a view leads to a view',
      (db) => db.from('open_rooms').select('keepers(full_name)').eq('id', 3),
      [{ keepers: [{ full_name: 'Ines' }, { full_name: 'Kofi' }] }],
    ],
    [
      'is followed by a foreign key',
      staff('main_room(name, events(title))')(1),
      [{ main_room: { name: 'Attic', events: [{ title: 'Move' }, { title: 'Paint' }] } }],
    ],
    [
      'follows a foreign key',
      (db) => db.from('visits').select('staff(main_room(name))').eq('id', 4),
      [{ staff: { main_room: { name: 'Hall' } } }],
    ],
    [
      'is filtered',
      (db) => db.from('staff').select('open_for(id)').eq('id', 1).eq('open_for.state', 'open'),
      [{ open_for: [{ id: 1 }, { id: 3 }] }],
    ],
    [
      'is ordered and limited',
      (db) =>
        db
          .from('staff')
          .select('open_for(id)')
          .eq('id', 1)
          .order('id', { referencedTable: 'open_for', ascending: false })
          .limit(2, { referencedTable: 'open_for' }),
      [{ open_for: [{ id: 3 }, { id: 2 }] }],
    ],
    [
      'decides about rows when inner',
      (db) => db.from('staff').select('id, open_for!inner(id)').eq('open_for.id', 2),
      [{ id: 1, open_for: [{ id: 2 }] }],
    ],
    [
      'to one decides about rows when inner',
      (db) => db.from('staff').select('id, chief!inner(id)').eq('chief.name', 'Jun'),
      [{ id: 4, chief: { id: 2 } }],
    ],
    [
      'is asked for by its absence',
      (db) => db.from('staff').select('id, open_for()').is('open_for', null),
      [{ id: 4 }],
    ],
    [
      'to one is ordered by',
      (db) =>
        db
          .from('staff')
          .select('id, main_room(name)')
          .not('main_room', 'is', null)
          .order('main_room(name)', { ascending: false })
          .order('id')
          .limit(2),
      [
        { id: 3, main_room: { name: 'Hall' } },
        { id: 1, main_room: { name: 'Attic' } },
      ],
    ],
    ['is spread', staff('id, ...main_room(room:name)')(3), [{ id: 3, room: 'Hall' }]],
    [
      'follows a call',
      (db) => db.rpc('all_staff').select('main_room(name)').eq('id', 3),
      [{ main_room: { name: 'Hall' } }],
    ],
    [
      'follows a counted call',
      (db) => db.rpc('all_staff', {}, { count: 'exact' }).select('chief(name)').eq('id', 3),
      [{ chief: { name: 'Ines' } }],
    ],
    ['is unknown by another name', staff('open_fo(name)')(1), [400, 'PGRST200']],
  ])('%s', async (_, ask, expected) => {
    await expectAnswer(server.client(), ask, expected);
  });

  test.each([
    ['team(team(team(name)))', 'staff → staff → staff'],
    ['open_for(staff!room_keys(id))', 'staff → rooms → staff'],
    ['open_for(room_keys(staff(id)))', 'staff → rooms → room_keys → staff'],
  ])('never returns to a table: %s', async (select, path) => {
    const { status, error } = await server.client().from('staff').select(select);
    expect([status, error?.code]).toEqual([400, 'PGRST100']);
    expect(error?.details).toContain(path);
  });

  test('counts as three embedded resources', async () => {
    const select = ['a', 'b', 'c', 'd'].map((alias) => `${alias}:open_for(id)`);
    expect((await server.client().from('staff').select(select.slice(0, 3).join())).status).toBe(200);
    const { status, error } = await server.client().from('staff').select(select.join());
    expect([status, error?.code]).toEqual([400, 'PGRST100']);
  });

  test('that the role may not call is refused', async () => {
    const { status, error } = await server.client().from('staff').select('secret_rooms(id)');
    expect([status, error?.code]).toEqual([401, '42501']);
  });

  test('takes rows that were just written', async () => {
    const db = server.client(ALICE);
    const made = await db.from('staff').insert({ id: 20, name: 'New', boss_id: 1 }).select('chief(name)');
    expect(made).toMatchObject({ status: 201, data: [{ chief: { name: 'Ines' } }] });
    const changed = await db.from('staff').update({ boss_id: 2 }).eq('id', 20).select('name, chief(name)');
    expect(changed.data).toEqual([{ name: 'New', chief: { name: 'Jun' } }]);
    const gone = await db.from('staff').delete().eq('id', 20).select('chief(name)');
    expect(gone.data).toEqual([{ chief: { name: 'Jun' } }]);
  });
});

describe('through views', () => {
  test.each<[string, Ask, unknown]>([
    [
      'a table to a view',
      (db) => db.from('visits').select('open_rooms(name)').eq('id', 1),
      [{ open_rooms: { name: 'Attic' } }],
    ],
    [
      'a row that the view hides',
      (db) => db.from('visits').select('open_rooms(name)').eq('id', 3),
      [{ open_rooms: null }],
    ],
    [
      'a view to a table',
      (db) => db.from('open_rooms').select('visits(id)').eq('id', 1),
      [{ visits: [{ id: 1 }, { id: 2 }, { id: 4 }] }],
    ],
    [
      'a view to a view',
      (db) => db.from('visit_days').select('open_rooms(name)').eq('day', '2024-01-01'),
      [{ open_rooms: { name: 'Attic' } }],
    ],
    [
      'one to one to a view',
      (db) => db.from('staff').select('badge_list(number)').eq('id', 2),
      [{ badge_list: { number: 'B2' } }],
    ],
    [
      'one to one from a view',
      (db) => db.from('badge_list').select('staff(name)').eq('number', 'A1'),
      [{ staff: { name: 'Ines' } }],
    ],
    [
      'one to one between views',
      (db) => db.from('badge_list').select('people(full_name)').eq('number', 'A1'),
      [{ people: { full_name: 'Ines' } }],
    ],
    [
      'many to many by a view between',
      (db) => db.from('staff').select('rooms!key_list(name)').eq('id', 2),
      [{ rooms: [{ name: 'Attic' }] }],
    ],
    [
      'many to many by the table between',
      (db) => db.from('staff').select('rooms!room_keys(name)').eq('id', 2),
      [{ rooms: [{ name: 'Attic' }] }],
    ],
    [
      'many to many to a view',
      (db) => db.from('staff').select('open_rooms!room_keys(name)').eq('id', 1),
      [{ open_rooms: [{ name: 'Attic' }, { name: 'Hall' }] }],
    ],
    [
      'many to many from a view',
      (db) => db.from('people').select('rooms!key_list(name)').eq('id', 3),
      [{ rooms: [{ name: 'Hall' }] }],
    ],
    [
      'many to many between views',
      (db) => db.from('people').select('open_rooms!key_list(name)').eq('id', 3),
      [{ open_rooms: [{ name: 'Hall' }] }],
    ],
    [
      'the junction itself',
      (db) => db.from('staff').select('key_list(level, rooms(name))').eq('id', 3),
      [{ key_list: [{ level: 5, rooms: { name: 'Hall' } }] }],
    ],
    [
      'a partitioned table',
      (db) => db.from('rooms').select('events(title)').eq('id', 1),
      [{ events: [{ title: 'Move' }, { title: 'Paint' }] }],
    ],
    [
      'from a partitioned table',
      (db) => db.from('events').select('rooms(name)').eq('title', 'Flood'),
      [{ rooms: { name: 'Cellar' } }],
    ],
    ['a partition is not there', (db) => db.from('rooms').select('events_2023(title)'), [400, 'PGRST200']],
  ])('%s', async (_, ask, expected) => {
    await expectAnswer(server.client(), ask, expected);
  });
});

describe('several relationships', () => {
  const ambiguous = async (table: string, select: string) => {
    const { status, error } = await server.client().from(table).select(select);
    expect([status, error?.code]).toEqual([300, 'PGRST201']);
    const details: unknown = error?.details;
    return { details: details as Record<string, string>[], hint: error?.hint ?? '' };
  };
  const using = "Find the desired relationship in the 'details' key.";

  test('two references are refused with both', async () => {
    const { details, hint } = await ambiguous('swaps', 'staff(name)');
    expect(details).toEqual([
      {
        cardinality: 'many-to-one',
        embedding: 'swaps with staff',
        relationship: 'swaps_giver_id_fkey using swaps(giver_id) and staff(id)',
      },
      {
        cardinality: 'many-to-one',
        embedding: 'swaps with staff',
        relationship: 'swaps_taker_id_fkey using swaps(taker_id) and staff(id)',
      },
    ]);
    expect(hint).toBe(
      `Try changing 'staff' to one of the following: 'staff!swaps_giver_id_fkey', 'staff!swaps_taker_id_fkey'. ${using}`,
    );
  });

  test('two references back are refused with both', async () => {
    const { details } = await ambiguous('staff', 'swaps(id)');
    expect(details.map(({ relationship }) => relationship)).toEqual([
      'swaps_giver_id_fkey using staff(id) and swaps(giver_id)',
      'swaps_taker_id_fkey using staff(id) and swaps(taker_id)',
    ]);
  });

  test('a table and a view between are refused with both', async () => {
    const { details, hint } = await ambiguous('staff', 'rooms(name)');
    expect(details.map(({ relationship }) => relationship)).toEqual([
      'room_keys using room_keys_staff_id_fkey(staff_id) and room_keys_room_id_fkey(room_id)',
      'key_list using room_keys_staff_id_fkey(staff_id) and room_keys_room_id_fkey(room_id)',
    ]);
    expect(hint).toContain(`'rooms!room_keys', 'rooms!key_list'`);
  });

  test('two references to oneself are refused with both', async () => {
    const { details } = await ambiguous('staff', 'staff(name)');
    expect(details.map(({ relationship }) => relationship)).toEqual([
      'staff_boss_id_fkey using staff(id) and staff(boss_id)',
      'staff_mentor_id_fkey using staff(id) and staff(mentor_id)',
    ]);
  });

  test('a view that shows a key twice is refused with both columns', async () => {
    const { details } = await ambiguous('swap_list', 'staff!swaps_giver_id_fkey(name)');
    expect(details.map(({ relationship }) => relationship)).toEqual([
      'swaps_giver_id_fkey using swap_list(giver_id) and staff(id)',
      'swaps_giver_id_fkey using swap_list(giver_again) and staff(id)',
    ]);
  });

  test.each<[string, Ask, unknown]>([
    [
      'by the name of the key',
      (db) => db.from('swaps').select('staff!swaps_taker_id_fkey(name)').eq('id', 1),
      [{ staff: { name: 'Jun' } }],
    ],
    [
      'by the column',
      (db) => db.from('swaps').select('staff!giver_id(name)').eq('id', 2),
      [{ staff: { name: 'Kofi' } }],
    ],
    [
      'by the column alone',
      (db) => db.from('swaps').select('giver_id(name)').eq('id', 2),
      [{ giver_id: { name: 'Kofi' } }],
    ],
    [
      'by the key alone',
      (db) => db.from('swaps').select('swaps_giver_id_fkey(name)').eq('id', 2),
      [{ swaps_giver_id_fkey: { name: 'Kofi' } }],
    ],
    [
      'back by the column',
      (db) => db.from('staff').select('swaps!taker_id(id)').eq('id', 1),
      [{ swaps: [{ id: 2 }] }],
    ],
    [
      'back by the key',
      (db) => db.from('staff').select('swaps!swaps_giver_id_fkey(id)').eq('id', 1),
      [{ swaps: [{ id: 1 }] }],
    ],
    [
      'of oneself by the column',
      (db) => db.from('staff').select('boss_id(name)').eq('id', 3),
      [{ boss_id: { name: 'Ines' } }],
    ],
    [
      'of oneself by the other column',
      (db) => db.from('staff').select('mentor:mentor_id(name)').eq('id', 3),
      [{ mentor: { name: 'Jun' } }],
    ],
    [
      'back to oneself by the column',
      (db) => db.from('staff').select('staff!boss_id(name)').eq('id', 2),
      [{ staff: [{ name: 'Lea' }] }],
    ],
    [
      'back to oneself by the other column',
      (db) => db.from('staff').select('staff!mentor_id(name)').eq('id', 2),
      [{ staff: [{ name: 'Kofi' }, { name: 'Lea' }] }],
    ],
    [
      'of a view by its second column',
      (db) => db.from('swap_list').select('staff!giver_again(name)').eq('id', 1),
      [{ staff: { name: 'Ines' } }],
    ],
    ['by a hint that fits none', (db) => db.from('swaps').select('staff!other(name)'), [400, 'PGRST200']],
  ])('are told apart %s', async (_, ask, expected) => {
    await expectAnswer(server.client(), ask, expected);
  });

  test.each([
    [
      'staf(name)',
      `Perhaps you meant 'staff' instead of 'staf'.`,
      `'visits' and 'staf' in the schema 'library'`,
    ],
    [
      'roms(name)',
      `Perhaps you meant 'rooms' instead of 'roms'.`,
      `'visits' and 'roms' in the schema 'library'`,
    ],
    ['zzz(name)', null, `'visits' and 'zzz' in the schema 'library'`],
    ['staff!zzz(name)', null, `'visits' and 'staff' using the hint 'zzz' in the schema 'library'`],
  ])('%s is unknown, with a hint', async (select, hint, between) => {
    const { status, error } = await server.client().from('visits').select(select);
    expect([status, error?.code, error?.hint]).toEqual([400, 'PGRST200', hint]);
    expect(error?.details).toBe(
      `Searched for a foreign key relationship between ${between}, but no matches were found.`,
    );
  });

  test('what is asked of an embedded resource is only whether it is there', async () => {
    const { status, error } = await server.client().from('visits').select('id, rooms(id)').eq('rooms', 1);
    expect([status, error?.code, error?.message]).toEqual([
      400,
      'PGRST120',
      `Bad operator on the 'rooms' embedded resource`,
    ]);
  });
});
