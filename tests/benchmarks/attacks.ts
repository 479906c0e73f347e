/** A request that anybody may make with the public key, worse than any that the product makes. */
export type Attack = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What 24 loops of a stranger ask for, over and over: the dearest requests that are still answered, or nearly so. */
export const ATTACKS: readonly Attack[] = [
  { name: 'lists over the bound', method: 'GET', path: '/lesson_bodies?select=*' },
  {
    name: 'lists just below it',
    method: 'GET',
    path: '/lesson_bodies?select=lesson_id,html&limit=390',
    headers: { 'accept-encoding': 'gzip' },
  },
  {
    name: 'deep embedding',
    method: 'GET',
    path: '/lesson_bodies?select=lesson_id,lessons(*,courses(*,modules(*)))',
  },
  {
    name: 'wide embedding',
    method: 'GET',
    path: `/courses?select=id,${[1, 2, 3, 4, 5].map((n) => `m${n}:modules(*,lessons(*))`).join()}`,
  },
  {
    name: 'search by pattern',
    method: 'GET',
    path: '/lesson_bodies?select=lesson_id&html=ilike.*nowhere*&plain_text=ilike.*nothing*',
  },
  {
    name: 'search by expression',
    method: 'GET',
    path: `/lesson_bodies?select=lesson_id&plain_text=imatch.${encodeURIComponent('(w|o|r|d)+ (.*)x{9}$')}`,
  },
  {
    name: 'search for words',
    method: 'GET',
    path: '/lesson_bodies?select=lesson_id&plain_text=fts.nowhere',
    headers: { prefer: 'count=exact' },
  },
  {
    name: 'order without an index',
    method: 'GET',
    path: '/lesson_bodies?select=lesson_id&order=plain_text.desc,html&limit=1',
  },
  {
    name: 'exact counts',
    method: 'GET',
    path: '/lessons?select=id,lesson_bodies!inner(lesson_id),courses!inner(id)&limit=1',
    headers: { prefer: 'count=exact' },
  },
  {
    name: 'calls',
    method: 'POST',
    path: '/rpc/is_admin',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  },
  { name: 'refused requests', method: 'GET', path: '/courses?select=lessons(courses(lessons(*)))' },
  { name: 'the description', method: 'GET', path: '/', headers: { 'accept-encoding': 'gzip' } },
  { name: 'small requests', method: 'GET', path: '/courses?select=id&limit=1' },
];
