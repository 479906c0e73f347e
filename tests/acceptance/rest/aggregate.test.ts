import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, expectAnswer } from './asked.ts';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startWorkshopServer } from './library-server.ts';

let server: LibraryServer;
let closed: LibraryServer;
beforeAll(async () => {
  [server, closed] = await Promise.all([
    startWorkshopServer('db_aggregates_enabled = true'),
    startWorkshopServer(),
  ]);
});
afterAll(async () => {
  await server.close();
  await closed.close();
});

const visits =
  (select: string): Ask =>
  (db) =>
    db.from('visits').select(select);
const byStaff =
  (select: string): Ask =>
  (db) =>
    db.from('visits').select(select).order('staff_id');
const rooms =
  (select: string): Ask =>
  (db) =>
    db.from('rooms').select(select).order('id');

describe('aggregates', () => {
  test.each<[string, Ask, unknown]>([
    ['count()', visits('count()'), [{ count: 5 }]],
    ['count() under another name', visits('n:count()'), [{ n: 5 }]],
    ['count() as another type', visits('count()::text'), [{ count: '5' }]],
    ['the bare name count', visits('count'), [{ count: 5 }]],
    ['the bare name count under another', visits('n:count'), [{ n: 5 }]],
    ['sum', visits('minutes.sum()'), [{ sum: 105 }]],
    ['avg', visits('minutes.avg()'), [{ avg: 21 }]],
    ['min', visits('fee.min()'), [{ min: 0 }]],
    ['max', visits('fee.max()'), [{ max: 4 }]],
    ['count of a column leaves out nulls', visits('fee.count()'), [{ count: 4 }]],
    ['of dates', visits('day.min(),last:day.max()'), [{ min: '2024-01-01', last: '2024-01-03' }]],
    [
      'several at once',
      visits('minutes.min(),minutes.max(),minutes.sum(),minutes.count()'),
      [{ min: 5, max: 40, sum: 105, count: 5 }],
    ],
    ['another type before', visits('minutes::text.max()'), [{ max: '5' }]],
    ['another type after', visits('minutes.sum()::text'), [{ sum: '105' }]],
    ['types before and after, and a name', visits('m:minutes::int8.sum()::text'), [{ m: '105' }]],
    ['of a part of a document', (db) => db.from('rooms').select('plan->>a::int.sum()'), [{ sum: 2 }]],
    ['of a computed column', (db) => db.from('rooms').select('label.max()'), [{ max: 'Hall (open)' }]],
    ['of filtered rows', (db) => db.from('visits').select('count()').gt('minutes', 15), [{ count: 3 }]],
    [
      'of no rows',
      (db) => db.from('visits').select('minutes.sum(),count()').eq('id', 99),
      [{ sum: null, count: 0 }],
    ],
    [
      'grouped by a column',
      byStaff('staff_id,minutes.sum()'),
      [
        { staff_id: 1, sum: 50 },
        { staff_id: 2, sum: 20 },
        { staff_id: 3, sum: 30 },
        { staff_id: 4, sum: 5 },
      ],
    ],
    [
      'grouped by a column under another name',
      byStaff('who:staff_id,count()'),
      [
        { who: 1, count: 2 },
        { who: 2, count: 1 },
        { who: 3, count: 1 },
        { who: 4, count: 1 },
      ],
    ],
    [
      'grouped by two columns',
      (db) => db.from('visits').select('day,room_id,count()').order('day').order('room_id'),
      [
        { day: '2024-01-01', room_id: 1, count: 2 },
        { day: '2024-01-02', room_id: 1, count: 1 },
        { day: '2024-01-02', room_id: 2, count: 1 },
        { day: '2024-01-03', room_id: null, count: 1 },
      ],
    ],
    [
      'grouped and limited',
      (db) => db.from('visits').select('day,count()').order('day').limit(1),
      [{ day: '2024-01-01', count: 2 }],
    ],
    ['grouped by every column', (db) => db.from('keyless').select('*,count()'), []],
    [
      'grouped by an embedded resource',
      (db) => db.from('visits').select('total:minutes.sum(),rooms(name)').order('rooms(name)').limit(2),
      [
        { total: 60, rooms: { name: 'Attic' } },
        { total: 40, rooms: { name: 'Cellar' } },
      ],
    ],
    [
      'of embedded rows',
      rooms('name,visits(minutes.sum())'),
      [
        { name: 'Attic', visits: [{ sum: 60 }] },
        { name: 'Cellar', visits: [{ sum: 40 }] },
        { name: 'Hall', visits: [{ sum: null }] },
      ],
    ],
    [
      'the bare count of embedded rows',
      rooms('id,visits(count)'),
      [
        { id: 1, visits: [{ count: 3 }] },
        { id: 2, visits: [{ count: 1 }] },
        { id: 3, visits: [{ count: 0 }] },
      ],
    ],
    [
      'of embedded rows, grouped',
      (db) =>
        db
          .from('rooms')
          .select('visits(day,count())')
          .eq('id', 1)
          .order('day', { referencedTable: 'visits' }),
      [
        {
          visits: [
            { day: '2024-01-01', count: 2 },
            { day: '2024-01-02', count: 1 },
          ],
        },
      ],
    ],
    [
      'of one embedded row',
      (db) => db.from('visits').select('rooms(area.sum())').eq('id', 1),
      [{ rooms: { sum: 20 } }],
    ],
    [
      'of many to many',
      (db) => db.from('staff').select('rooms!room_keys(area.sum(),count())').eq('id', 1),
      [{ rooms: [{ sum: 127, count: 3 }] }],
    ],
    [
      'of what a function gives',
      (db) => db.from('staff').select('open_for(count())').eq('id', 1),
      [{ open_for: [{ count: 3 }] }],
    ],
    ['of a call', (db) => db.rpc('all_rooms').select('area.max()'), [{ max: 100 }]],
    [
      'of a call, grouped',
      (db) => db.rpc('all_rooms').select('state,count()').order('state'),
      [
        { state: 'open', count: 2 },
        { state: 'closed', count: 1 },
      ],
    ],
    ['as one object', (db) => db.from('visits').select('count()').single(), { count: 5 }],
    ['of a column that is not there', visits('nosuch.sum()'), [400, '42703']],
    ['of a type that has no sum', visits('day.sum()'), [404, '42883']],
    [
      'more than ten',
      visits(Array.from({ length: 11 }, (_, n) => `a${n}:count()`).join()),
      [400, 'PGRST100'],
    ],
    ['an unknown one', visits('minutes.median()'), [400, 'PGRST100']],
    [
      'an order by a resource that is aggregated',
      (db) => db.from('visits').select('rooms(area.sum())').order('rooms(name)'),
      [400, 'PGRST118'],
    ],
  ])('%s', async (_, ask, expected) => {
    await expectAnswer(server.client(), ask, expected);
  });

  test('keep json as it is where they group by it', async () => {
    const { body } = await server.fetch('/rooms?select=plan,count()&id=neq.2');
    expect(body).toBe('[{"plan":{"a":1},"count":2}]');
  });

  test('are of the rows that were written', async () => {
    const db = server.client(ALICE);
    const { data } = await db
      .from('drafts')
      .insert([
        { title: 'x', stars: 4 },
        { title: 'y', stars: 6 },
      ])
      .select('stars.sum(),count()');
    expect(data).toEqual([{ sum: 10, count: 2 }]);
    await db.from('drafts').delete().in('title', ['x', 'y']);
  });
});

describe('aggregates that are switched off', () => {
  test.each<[string, Ask, unknown]>([
    ['sum', visits('minutes.sum()'), [400, 'PGRST123']],
    ['count()', visits('count()'), [400, 'PGRST123']],
    ['inside', rooms('visits(minutes.max())'), [400, 'PGRST123']],
    ['spread', visits('...rooms(area.sum())'), [400, 'PGRST123']],
    ['a list that is spread', rooms('name,...visits(id)'), [400, 'PGRST123']],
    [
      'a list of a function that is spread',
      (db) => db.from('staff').select('...open_for(id)'),
      [400, 'PGRST123'],
    ],
    ['the bare count beside a column', visits('day,count'), [400, 'PGRST123']],
    ['the bare count alone is given', visits('count'), [{ count: 5 }]],
    [
      'the bare count of embedded rows is given',
      (db) => db.from('rooms').select('visits(count)').eq('id', 1),
      [{ visits: [{ count: 3 }] }],
    ],
  ])('%s', async (_, ask, expected) => {
    await expectAnswer(closed.client(), ask, expected);
  });

  test('are refused in the words of PostgREST', async () => {
    const { body } = await closed.fetch('/visits?select=minutes.sum()');
    expect(JSON.parse(body)).toEqual({
      code: 'PGRST123',
      details: null,
      hint: null,
      message: 'Use of aggregate functions is not allowed',
    });
  });
});
