import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, expectAnswer } from './asked.ts';
import { type LibraryServer, startWorkshopServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startWorkshopServer();
});
afterAll(() => server.close());

const call =
  (name: string, args: Record<string, unknown> = {}, options: { get?: boolean } = {}): Ask =>
  (db) =>
    db.rpc(name, args, options);

describe('what a function returns', () => {
  test.each<[string, Ask, unknown]>([
    ['one OUT argument', call('one_out', { num: 5 }), { num_plus_one: 6 }],
    ['one OUT argument that is a document', call('json_out', { a: 1 }), { doc: { a: 1 } }],
    ['two OUT arguments', call('two_out', { num: 5 }), { double: 10, half: 2.5 }],
    ['one of two OUT arguments', (db) => db.rpc('two_out', { num: 5 }).select('half'), { half: 2.5 }],
    ['one INOUT argument', call('in_and_out', { num: 2 }), { num: 3 }],
    ['INOUT arguments', call('in_and_outs', { num: 1, word: 'a' }), { num: 1, word: 'a!' }],
    ['INOUT arguments with a default', call('in_and_outs', { num: 1 }), { num: 1, word: 'two!' }],
    ['a table of one column', call('one_column'), [{ a: 'x' }, { a: 'y' }]],
    ['a table of one column, filtered', (db) => db.rpc('one_column').eq('a', 'y'), [{ a: 'y' }]],
    [
      'a table of one column, ordered',
      (db) => db.rpc('one_column').order('a', { ascending: false }).limit(1),
      [{ a: 'y' }],
    ],
    ['a record', call('any_record'), { id: 1, name: 'Attic' }],
    [
      'records',
      call('any_records'),
      [
        { id: 1, name: 'Attic' },
        { id: 2, name: 'Cellar' },
      ],
    ],
    ['a composite', call('town', { id: 1 }), { street: 'Mill Lane', town: 'Ulm' }],
    ['a field of a composite', (db) => db.rpc('town', { id: 1 }).select('town'), { town: 'Ulm' }],
    [
      'composites',
      call('towns'),
      [
        { street: 'Mill Lane', town: 'Ulm' },
        { street: 'Hill Road', town: 'Jena' },
      ],
    ],
    [
      'composites, filtered',
      (db) => db.rpc('towns').select('street').eq('town', 'Jena'),
      [{ street: 'Hill Road' }],
    ],
    ['a value of an enum', call('state_of', { id: 2 }), 'closed'],
    ['a range', call('seats_of', { id: 1 }), '[1,10)'],
    ['an array', call('floors_of', { id: 3 }), [0, 1]],
    ['null', call('nothing'), null],
    [
      'rows of a table, embedded in',
      (db) => db.rpc('all_rooms').select('name, visits(id)').eq('id', 2),
      [{ name: 'Cellar', visits: [{ id: 3 }] }],
    ],
    [
      'rows of a table, computed',
      (db) => db.rpc('all_rooms').select('label').eq('id', 2),
      [{ label: 'Cellar (closed)' }],
    ],
    [
      'rows of a table, many to many',
      (db) => db.rpc('all_rooms').select('staff!room_keys(name)').eq('id', 3),
      [{ staff: [{ name: 'Ines' }, { name: 'Kofi' }] }],
    ],
    ['rows of a table, one', (db) => db.rpc('all_rooms').select('id').limit(1).single(), { id: 1 }],
    ['rows of a table, none', (db) => db.rpc('all_rooms').eq('id', 99), []],
    ['rows of a table, more than one', (db) => db.rpc('all_rooms').single(), [406, 'PGRST116']],
    ['a column that a composite lacks', (db) => db.rpc('towns').select('zip'), [400, '42703']],
  ])('%s', async (_, ask, expected) => {
    await expectAnswer(server.client(), ask, expected);
  });

  test.each([
    ['/rpc/towns', 'street,town\nMill Lane,Ulm\nHill Road,Jena'.replaceAll(/(Mill Lane|Hill Road)/g, '"$1"')],
    ['/rpc/one_column', 'a\nx\ny'],
  ])('%s as comma-separated values', async (path, body) => {
    const answer = await server.fetch(path, { headers: { accept: 'text/csv' } });
    expect([answer.status, answer.body]).toEqual([200, body]);
  });

  test.each([
    ['/rpc/one_out?num=1', '0-0/1'],
    ['/rpc/any_records', '0-1/2'],
    ['/rpc/nothing', '0-0/1'],
    ['/rpc/all_rooms?id=gt.1', '0-1/2'],
    ['/rpc/all_rooms?limit=1&offset=1', '1-1/3'],
  ])('%s is counted', async (path, range) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await server.fetch(path, { method, headers: { prefer: 'count=exact' } });
      expect(headers.get('content-range')).toBe(range);
    }
  });
});

describe('what a function takes', () => {
  const ines = { id: 1, name: 'Ines', wage: 50, boss_id: null, mentor_id: null };

  test.each<[string, Ask, unknown]>([
    ['a row of a table', call('describe_person', { person: ines }), 'Ines earns 50'],
    ['a part of a row', call('describe_person', { person: { name: 'Jo' } }), 'Jo earns nothing'],
    ['a composite', call('address', { at: { street: 'A', town: 'B' } }), 'A, B'],
    ['a composite as text', call('address', { at: '(A,B)' }, { get: true }), 'A, B'],
    ['any number of words', call('join_words', { words: ['a', 'b', 'c'] }), 'a-b-c'],
    ['one word', call('join_words', { words: ['a'] }), 'a'],
    ['no words', call('join_words'), ''],
    ['an empty list of words', call('join_words', { words: [] }), ''],
    ['any number of numbers', call('add_all', { numbers: [1, 2, 3] }), 6],
    ['numbers behind another argument', call('first_then', { a: 'x', more: [1, 2] }), ['x', [1, 2]]],
    ['any number, though at least a list', call('add_all'), [404, 'PGRST202']],
    [
      'a row with a column that is not there',
      call('describe_person', { person: { name: 'Jo', age: 5 } }),
      'Jo earns nothing',
    ],
    ['a row with a word for a number', call('describe_person', { person: { wage: 'x' } }), [400, '22P02']],
    ['no unnamed number', call('not_callable', { '': 1 }), [404, 'PGRST202']],
  ])('%s', async (_, ask, expected) => {
    await expectAnswer(server.client(), ask, expected);
  });

  test.each([
    ['/rpc/join_words', ''],
    ['/rpc/join_words?words=a', 'a'],
    ['/rpc/join_words?words=a&words=b,c', 'a-b,c'],
    ['/rpc/add_all?numbers=1&numbers=2', 3],
    ['/rpc/first_then?a=x&a=y&more=1', ['y', [1]]],
    ['/rpc/describe_person?person=(9,Jo,,,7)', 'Jo earns 7'],
  ])('%s by GET', async (path, result) => {
    const { status, body } = await server.fetch(path);
    expect([status, JSON.parse(body)]).toEqual([200, result]);
  });
});

describe('a call that fits no function', () => {
  test.each<[string, Record<string, unknown>, string, string, string | null]>([
    ['one_oot', { num: 1 }, 'one_oot(num)', 'with parameter num', 'one_out'],
    ['two_out', { nun: 1 }, 'two_out(nun)', 'with parameter nun', 'two_out(num)'],
    ['two_out', {}, 'two_out without parameters', 'without parameters', null],
    ['first_then', { b: 1, a: 'x' }, 'first_then(a, b)', 'with parameters a, b', 'first_then(a, more)'],
    [
      'in_and_outs',
      { num: 1, wrd: 'x' },
      'in_and_outs(num, wrd)',
      'with parameters num, wrd',
      'in_and_outs(num, word)',
    ],
    ['qqqqqqqq', {}, 'qqqqqqqq without parameters', 'without parameters', null],
  ])('%s(%j) is told what there is', async (name, args, called, searched, hint) => {
    const { status, error } = await server.client().rpc(name, args);
    expect([status, error]).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: `Could not find the function library.${called} in the schema cache`,
        details: `Searched for the function library.${name} ${searched} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
        hint: hint === null ? null : `Perhaps you meant to call the function library.${hint}`,
      },
    ]);
  });

  test.each([
    ['rom', 'library.rooms'],
    ['visit', 'library.visits'],
    ['open_room', 'library.open_rooms'],
  ])('nor a table: %s', async (name, hint) => {
    const { status, error } = await server.client().from(name).select();
    expect([status, error]).toMatchObject([
      404,
      {
        code: 'PGRST205',
        message: `Could not find the table 'library.${name}' in the schema cache`,
        hint: `Perhaps you meant the table '${hint}'`,
      },
    ]);
  });
});
