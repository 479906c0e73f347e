import { createServer, type IncomingMessage } from 'node:http';
import { openDatabase } from '#server/backend/database/database.ts';
import { createAccessTokens } from '#server/backend/keys/access-tokens.ts';
import { loadSecrets } from '#server/backend/keys/secrets.ts';

/*
 * What a careful engineer would write by hand instead of the engine, for exactly the requests of the
 * benchmark: the same checks of keys and tokens, the same row-level security, the same single batch, and nothing
 * general. Arguments: port, database URL, data folder.
 */

const [port, databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const secrets = await loadSecrets(dataDir, {});
const tokens = await createAccessTokens(secrets.jwtKeys);
const database = openDatabase({ url: databaseUrl, poolSize: 10, onError: () => process.exit(1) });

const IDENTITY = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;
const PROGRESS = 'id, user_id, course_id, module_id, lesson_id, completed, completed_at, score';
const QUERIES: Readonly<Record<string, string>> = {
  '/public-list': `select coalesce(json_agg(t), '[]')::text from (select id, title, level, duration_weeks, modules_count
    from public.courses where is_active = true order by order_index limit 1000) as t`,
  '/one-row': `select row_to_json(t)::text from (select ${PROGRESS}
    from public.user_progress where user_id = $1 and lesson_id = $2 limit 1000) as t`,
  '/list': `select coalesce(json_agg(t), '[]')::text from (select ${PROGRESS}
    from public.user_progress where user_id = $1 limit 1000) as t`,
  '/embed': `select coalesce(json_agg(t), '[]')::text from (select id, title, (
      select coalesce(json_agg(m), '[]') from (select id, title, (
          select coalesce(json_agg(l), '[]') from (select id, title from public.lessons where module_id = modules.id) as l
        ) as lessons from public.modules where course_id = courses.id) as m
    ) as modules from public.courses order by order_index limit 1) as t`,
  '/rpc': `select coalesce(to_json(public.is_admin())::text, 'null')`,
};
const UPSERT = `insert into public.onboarding_steps (user_id, step_name, completed, data)
  select user_id, step_name, completed, data from json_to_recordset($1::json)
    as t(user_id uuid, step_name text, completed boolean, data jsonb)
  on conflict (user_id, step_name) do update set completed = excluded.completed, data = excluded.data`;

createServer((request, response) => {
  answer(request).then(
    ({ status, body }) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500, { 'content-length': 0 });
      response.end();
    },
  );
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));

async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  if (request.headers.apikey !== secrets.anonKey) return { status: 401, body: '' };
  const bearer = request.headers.authorization?.slice('Bearer '.length);
  const identity = bearer ? await tokens.verify(bearer) : { role: 'anon', claimsText: '{"role":"anon"}' };
  const asCaller = { text: IDENTITY, values: [identity.role, identity.claimsText] };
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = request.method === 'POST' ? await readText(request) : '';
  if (url.pathname === '/upsert') {
    await database.batch([asCaller, { text: UPSERT, values: [body.startsWith('[') ? body : `[${body}]`] }]);
    return { status: 201, body: '' };
  }
  const values = ['user_id', 'lesson_id'].flatMap(
    (name) => url.searchParams.get(name)?.slice('eq.'.length) ?? [],
  );
  const [, result] = await database.batch([asCaller, { text: QUERIES[url.pathname] ?? '', values }]);
  return { status: 200, body: result?.rows.at(0)?.[0] ?? '' };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
