import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Ask, expectAnswer } from './asked.ts';
import { type LibraryServer, startWorkshopServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startWorkshopServer('db_aggregates_enabled = true');
});
afterAll(() => server.close());

const rooms =
  (select: string): Ask =>
  (db) =>
    db.from('rooms').select(select).order('id');

describe('a spread list', () => {
  const one =
    (select: string) =>
    (id: number): Ask =>
    (db) =>
      db.from('rooms').select(select).eq('id', id);

  test.each<[string, Ask, unknown]>([
    [
      'makes an array of each column',
      one('name,...visits(id,minutes)')(1),
      [{ name: 'Attic', id: [1, 2, 4], minutes: [10, 20, 30] }],
    ],
    ['takes other names', one('...visits(mins:minutes)')(2), [{ mins: [40] }]],
    ['makes empty arrays of no rows', one('id,...visits(minutes)')(3), [{ id: 3, minutes: [] }]],
    [
      'makes arrays of all columns',
      one('...events(*)')(2),
      [{ room_id: [2], day: ['2024-06-01'], title: ['Flood'] }],
    ],
    [
      'many to many',
      (db) => db.from('staff').select('...rooms!room_keys(name)').eq('id', 1),
      [{ name: ['Attic', 'Cellar', 'Hall'] }],
    ],
    [
      'of what a function gives',
      (db) => db.from('staff').select('...open_for(name)').eq('id', 2),
      [{ name: ['Attic'] }],
    ],
    [
      'is filtered',
      (db) => db.from('rooms').select('...visits(id)').eq('id', 1).gt('visits.minutes', 15),
      [{ id: [2, 4] }],
    ],
    [
      'is ordered',
      (db) =>
        db
          .from('rooms')
          .select('...visits(id)')
          .eq('id', 1)
          .order('minutes', { referencedTable: 'visits', ascending: false }),
      [{ id: [4, 2, 1] }],
    ],
    [
      'is limited',
      (db) => db.from('rooms').select('...visits(id)').eq('id', 1).limit(1, { referencedTable: 'visits' }),
      [{ id: [1] }],
    ],
    [
      'decides about rows when inner',
      (db) => db.from('rooms').select('name,...visits!inner(id)').eq('visits.id', 3),
      [{ name: 'Cellar', id: [3] }],
    ],
    [
      'is asked for by its absence',
      (db) => db.from('rooms').select('name,...visits(id)').is('visits', null),
      [{ name: 'Hall', id: [] }],
    ],
    ['holds embedded objects', one('...visits(id,staff(name))')(2), [{ id: [3], staff: [{ name: 'Ines' }] }]],
    [
      'holds columns spread from one',
      one('...visits(id,...staff(name))')(1),
      [{ id: [1, 2, 4], name: ['Ines', 'Jun', 'Kofi'] }],
    ],
    [
      'holds another list, each row of both',
      (db) => db.from('staff').select('...visits(visit:id,...rooms(...events(title)))').eq('id', 1),
      [{ visit: [1, 1, 3], title: ['Move', 'Paint', 'Flood'] }],
    ],
    [
      'holds no two lists',
      one('...visits(...staff(...swaps!giver_id(id),...badge_list(number),...key_list(level)))')(1),
      [400, 'PGRST100'],
    ],
    [
      'stands inside an embedded resource',
      (db) => db.from('events').select('rooms(name,...visits(id))').eq('title', 'Flood'),
      [{ rooms: { name: 'Cellar', id: [3] } }],
    ],
    [
      'stands beside another',
      one('...visits(visit:id),...events(title)')(1),
      [{ visit: [1, 2, 4], title: ['Move', 'Paint'] }],
    ],
    [
      'is ordered by no more than before',
      (db) => db.from('rooms').select('...visits(id)').order('visits(id)'),
      [400, 'PGRST118'],
    ],
    ['gives its sum', one('name,...visits(minutes.sum())')(1), [{ name: 'Attic', sum: 60 }]],
    ['gives its average', one('...visits(minutes.avg())')(1), [{ avg: 20 }]],
    [
      'gives its number',
      rooms('id,...visits(count())'),
      [
        { id: 1, count: 3 },
        { id: 2, count: 1 },
        { id: 3, count: 0 },
      ],
    ],
    ['gives its number beside its values', one('...visits(id,count())')(1), [{ id: [1, 2, 4], count: 3 }]],
    [
      'gives the sum over all rows',
      (db) => db.from('rooms').select('...visits(minutes.sum())'),
      [{ sum: 100 }],
    ],
    [
      'gives the average over all rows',
      (db) => db.from('rooms').select('...visits(minutes.avg())'),
      [{ avg: 25 }],
    ],
    [
      'gives the least and the most over all rows',
      (db) => db.from('rooms').select('...visits(minutes.min(),minutes.max())'),
      [{ min: 10, max: 40 }],
    ],
    ['gives a number of another type', one('...visits(count()::text)')(1), [{ count: '3' }]],
    [
      'to one gives its sum',
      (db) => db.from('visits').select('day,...rooms(area.sum())').order('day').limit(1),
      [{ day: '2024-01-01', sum: 40 }],
    ],
    [
      'to one groups by its columns',
      (db) => db.from('visits').select('minutes.sum(),...rooms(name)').order('rooms(name)').limit(2),
      [
        { sum: 60, name: 'Attic' },
        { sum: 40, name: 'Cellar' },
      ],
    ],
    [
      'to one counts rows that are there',
      (db) => db.from('visits').select('...rooms(count())'),
      [{ count: 4 }],
    ],
    [
      'to one below one gives its sum',
      (db) => db.from('room_keys').select('level,...staff(...badge_list(staff_id.sum()))').order('level'),
      [
        { level: 1, sum: 4 },
        { level: 2, sum: 1 },
        { level: 5, sum: null },
      ],
    ],
    [
      'below one gives its average',
      (db) => db.from('events').select('...rooms(...visits(minutes.avg()))').eq('title', 'Flood'),
      [{ avg: 40 }],
    ],
    [
      'in an embedded list is grouped there',
      (db) =>
        db
          .from('staff')
          .select('visits(...rooms(name,count()))')
          .eq('id', 1)
          .order('rooms(name)', { referencedTable: 'visits' }),
      [
        {
          visits: [
            { name: 'Attic', count: 1 },
            { name: 'Cellar', count: 1 },
          ],
        },
      ],
    ],
  ])('%s', async (_, ask, expected) => {
    await expectAnswer(server.client(), ask, expected);
  });
});
