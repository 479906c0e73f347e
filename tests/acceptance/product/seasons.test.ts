import { beforeAll, expect, test } from 'vitest';
import { examAbility } from '#domain/seasons/season-terms.ts';
import type {
  CheckedInvitation,
  ListSeasonsAnswer,
  ReadSeasonsAnswer,
  SeasonState,
} from '#domain/seasons/contract.ts';
import { readFacts } from '#domain/credentials/shape/read-facts.ts';
import type { Credential } from '#domain/credentials/shape/credential-schema.ts';
import { recomputeFile } from '#server/adapters/exams/recompute-file.ts';
import type { SeasonSnapshot } from '#domain/seasons/season-snapshot.ts';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import { one } from '#domain/kernel/one.ts';
import { seededRandom } from '#domain/kernel/seeded-random.ts';
import { didOf } from '#server/adapters/credentials/did-web.ts';
import { pinnedContext } from '#server/adapters/credentials/pinned-contexts.ts';
import type { Database } from '#server/backend/database/database.ts';
import { enqueue } from '#server/backend/jobs/jobs.ts';
import { CLOSE_SEASONS, createCloseSeasons } from '#server/functions/seasons/close-seasons.ts';
import { examOf } from '#tests/support/exam-candidate.ts';
import { ACHIEVEMENT, addAchievement } from '#tests/support/issued-certificate.ts';
import { makeTrades } from '#tests/support/practical-player.ts';
import { confirmAddress, newestMail, signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { addHolder, addSeason, addSeasonLearners, type Shown } from '#tests/support/season-learners.ts';
import { verifyBySecond } from '#tests/support/second-verifier.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { startServer } from '#tests/support/server.ts';
import { openProduct, startProduct } from '#tests/support/start-product.ts';

/*
 * Seasons: who takes part, what is measured, how it is frozen, and what a partner learns of an invitation.
 */

const { server, database } = await startProduct();
let lessonId: string;

beforeAll(async () => {
  lessonId = await examOf(database);
  await addAchievement(database);
});

const close = createCloseSeasons(() => new Date());
const ofExam = () => ({ lessonId, achievementId: ACHIEVEMENT });

async function refusal(learner: TestLearner, name: string, given: object) {
  const { status, body } = await learner.call(name, given);
  return [status, body['code']];
}

const seasonsOf = async (learner: TestLearner) =>
  ((await learner.call('read-seasons', {})).body as ReadSeasonsAnswer).seasons;
const seasonOf = async (learner: TestLearner) => (await seasonsOf(learner))[0];

async function countPlaces({ query }: Pick<Database, 'query'>) {
  const { rows } = await query<{ places: number; top: number; invitations: number; frozen: number }>(
    `select (select count(*)::int from public.season_places) as places,
       (select count(*)::int from public.season_places where is_in_top_tenth) as top,
       (select count(*)::int from public.trade_invitations) as invitations,
       (select count(*)::int from public.seasons where frozen_at is not null) as frozen`,
  );
  return one(rows);
}

/** Sixty who knew little, kept little and broke nearly every rule. */
const WEAK: readonly Shown[] = Array.from({ length: 60 }, (_, place) => ({
  exam: 0.5 + place / 1000,
  kept: 0.5,
  process: 0.04,
}));

test('a learner takes part, trades once, and is invited after somebody has looked; a partner checks it', async () => {
  const learner = await signUpLearner(server, 'season@example.org');
  await confirmAddress(server, learner);
  const admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`select public.grant_admin('admin@example.org')`);
  expect(await seasonsOf(learner)).toEqual([]);

  const window = { opens_at: new Date().toISOString(), closes_at: inDays(30) };
  expect(await refusal(admin, 'open-season', { lesson_id: lessonId, ...window })).toEqual([
    409,
    'too-few-certificates',
  ]);
  const id = await addSeason(database, lessonId, 1);
  await addSeasonLearners(database, { id, ...ofExam() }, WEAK);
  expect(await refusal(admin, 'open-season', { lesson_id: lessonId, ...window })).toEqual([
    409,
    'season-already',
  ]);
  expect(
    await refusal(admin, 'open-season', { lesson_id: lessonId, ...window, closes_at: inDays(20) }),
  ).toEqual([409, 'season-too-short']);

  const season = { season_id: id };
  expect(await refusal(learner, 'join-season', season)).toEqual([409, 'season-needs-certificate']);
  await addHolder(database, { userId: learner.id, ...ofExam() }, { exam: 1, kept: 1 });
  expect(await refusal(learner, 'start-season-session', season)).toEqual([409, 'season-not-joined']);
  expect((await learner.call('join-season', season)).body).toMatchObject({
    season: { phase: 'open', trades: 25 },
    entry: { has_left: false, session_id: null, delayed_answers: 20 },
  });
  const begun = (await learner.call('start-season-session', season)).body as SeasonState;
  const sessionId = begun.entry?.session_id ?? '';
  await learner.call('leave-season', season);
  expect(await refusal(learner, 'start-season-session', season)).toEqual([409, 'season-not-joined']);
  await learner.call('join-season', season);
  // The first session counts: nobody gets another one by leaving and coming back.
  expect((await learner.call('start-season-session', season)).body).toMatchObject({
    entry: { session_id: sessionId },
  });
  const player = await SimulatorPlayer.open(learner, sessionId);
  await makeTrades(player, 2);

  await database.query(`update public.seasons set closes_at = now() where id = $1`, [id]);
  expect(await refusal(learner, 'leave-season', season)).toEqual([409, 'season-not-open']);
  await database.transaction(({ query }) => enqueue(query, { kind: CLOSE_SEASONS.kind }));
  await expect.poll(async () => (await seasonOf(learner))?.season.phase, { timeout: 20_000 }).toBe('over');
  // The session was still open: its two trades count, the others were not made.
  expect(await seasonOf(learner)).toMatchObject({
    season: { ranked: 61 },
    entry: { is_session_over: true },
    result: { rank: 1, of: 61, score: 100, is_in_top_tenth: true, invitation: null },
  });
  const { rows } = await database.query(
    'select exam_ability, delayed_retention, process from public.season_places where user_id = $1',
    [learner.id],
  );
  expect(rows).toEqual([{ exam_ability: examAbility(40, 40), delayed_retention: 1, process: 2 / 25 }]);

  const listed = async () => (await admin.call('list-seasons', {})).body as ListSeasonsAnswer;
  expect((await listed()).seasons).toMatchObject([
    { funnel: { holders: 61, joined: 61, begun: 61, complete: 61, granted: 0 } },
  ]);
  const invited = (await listed()).invitations.find(({ user_id: userId }) => userId === learner.id);
  const decision = { invitation_id: invited?.id ?? '', is_granted: true, reason: 'The record is sound.' };
  expect((await admin.call('decide-invitation', decision)).status).toBe(200);
  expect(await refusal(admin, 'decide-invitation', decision)).toEqual([409, 'invitation-decided']);

  const code = (await seasonOf(learner))?.result?.invitation?.code ?? '';
  const visitor = await signUpLearner(server, 'partner@example.org');
  const check = (given: object) => visitor.call('check-invitation', given);
  const typed = `${code.slice(0, 10).toUpperCase()} ${code.slice(10)}`;
  const answer = (await check({ code: typed, email: 'SEASON@example.org' })).body as unknown;
  expect(answer as CheckedInvitation).toMatchObject({
    state: 'valid',
    season: 1,
    ranked: 61,
    top_ranks: 7,
    is_holder: true,
  });
  expect((await check({ code })).body).toMatchObject({ is_holder: null });
  expect((await check({ code, email: 'other@example.org' })).body).toMatchObject({ is_holder: false });
  expect(await refusal(visitor, 'check-invitation', { code: 'a'.repeat(20) })).toEqual([
    404,
    'invitation-not-found',
  ]);
  expect((await newestMail(server, 'season@example.org')).text).toContain('The reason: The record is sound.');

  // The award is a credential as any other, which two verifiers take, until an admin revokes it.
  const awards = async () =>
    (
      await database.query<{ id: string; signed_text: string }>(
        `select id, signed_text from public.credentials where user_id = $1 and signed_text <> '{}'`,
        [learner.id],
      )
    ).rows;
  await expect.poll(awards, { timeout: 30_000 }).toHaveLength(1);
  const [award] = await awards();
  const text = award?.signed_text ?? '';
  expect(readFacts(JSON.parse(text) as Credential)).toMatchObject({
    isAward: true,
    course: 'Risk Management with AI: top 10% of season 1',
    exam: { right: 40 },
    practical: { right: 2 },
  });
  const document: unknown = await (await fetch(`${server.url}/.well-known/did.json`)).json();
  const list = (JSON.parse(text) as Credential).credentialStatus.statusListCredential;
  const found = verifyCredential(text, {
    now: new Date(),
    issuer: didOf(server.url),
    keys: { from: 'issuer', document },
    statusList: await (await fetch(list)).json(),
    email: 'season@example.org',
  });
  expect(found.verdict).toBe('verified');
  const { verificationMethod } = document as { verificationMethod: { publicKeyMultibase: string }[] };
  expect(await verifyBySecond(text, verificationMethod[0]?.publicKeyMultibase ?? '', pinnedContext)).toBe(
    true,
  );
  // The session may go on, and its market stays secret until it has ended; what was judged is computed again all the same.
  expect(await refusal(learner, 'export-season', season)).toEqual([409, 'season-session-open']);
  await makeTrades(player, 1);
  await player.end();
  expect(await refusal(visitor, 'export-season', season)).toEqual([409, 'season-not-ranked']);
  const { body: file } = await learner.call('export-season', season);
  const parts = recomputeFile(JSON.stringify(file));
  expect(parts.filter(({ holds }) => !holds)).toEqual([]);
  expect(parts.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['orders-hash', 'practical-score', 'snapshot-hash', 'rank', 'top-tenth']),
  );
  const again = await Promise.all(
    Array.from({ length: 25 }, () => refusal(learner, 'export-season', season)),
  );
  expect(again).toContainEqual([429, 'over_request_rate_limit']);
  // Of the others it tells what they were ranked by, and not who or which belong together.
  expect(JSON.stringify(file)).not.toContain('season-1-');
  expect((file['snapshot'] as SeasonSnapshot).scores).toHaveLength(61);

  await admin.call('revoke-certificate', { credential_id: award?.id, reason: 'It was not theirs.' });
  expect((await check({ code })).body).toMatchObject({ state: 'revoked' });
});

test('a season that is planned hides neither another nor the invitation of the one before', async () => {
  const product = await openProduct();
  await addAchievement(product.database);
  const { query } = product.database;
  const learner = await signUpLearner(product.server, 'two@example.org');
  await addHolder(product.database, { userId: learner.id, ...ofExam() }, { exam: 1, kept: 1 });
  const first = await addSeason(product.database, lessonId, 1);
  await learner.call('join-season', { season_id: first });
  await query(
    `update public.seasons set closes_at = now(), frozen_at = now(), holders = 1, joined = 1, begun = 0, complete = 0
     where id = $1`,
    [first],
  );
  const { rows } = await query<{ id: string }>(
    `insert into public.seasons (lesson_id, number, practical, opens_at, closes_at)
     select lesson_id, 2, practical, now(), now() + interval '40 days' from public.seasons where id = $1
     union all
     select (select id from public.lessons where id <> $2 order by id limit 1), 1, practical, now(), now() + interval '60 days'
     from public.seasons where id = $1
     returning id`,
    [first, lessonId],
  );
  const [next, other] = rows.map(({ id }) => id);
  expect((await seasonsOf(learner)).map(({ season, refusal: no }) => [season.id, season.phase, no])).toEqual([
    [next, 'open', null],
    [other, 'open', 'season-needs-certificate'],
    [first, 'over', 'season-not-open'],
  ]);
  expect((await learner.call('join-season', { season_id: next })).status).toBe(200);
  await product.stop();
});

test('whose certificate was revoked may leave, has no place at the end, and is granted no invitation', async () => {
  const product = await openProduct();
  await addAchievement(product.database);
  const { query } = product.database;
  const admin = await signUpLearner(product.server, 'revokes@example.org');
  await query(`select public.grant_admin('revokes@example.org')`);
  const lost = await signUpLearner(product.server, 'lost@example.org');
  const gone = await signUpLearner(product.server, 'gone@example.org');
  const season = { season_id: await addSeason(product.database, lessonId, 1) };
  const revoke = async (learner: TestLearner) => {
    const { rows } = await query<{ id: string }>('select id from public.credentials where user_id = $1', [
      learner.id,
    ]);
    const given = { credential_id: one(rows).id, reason: 'The exam was not theirs.' };
    expect((await admin.call('revoke-certificate', given)).status).toBe(200);
  };
  for (const learner of [lost, gone]) {
    await addHolder(product.database, { userId: learner.id, ...ofExam() }, { exam: 1, kept: 1 });
    expect((await learner.call('join-season', season)).status).toBe(200);
    await query(
      `update public.season_entries set record = $2, policy = '{}', begun_at = now(), session_id =
         (select session_id from public.practical_attempts where user_id = $1) where user_id = $1`,
      [learner.id, '1'.repeat(25)],
    );
    await revoke(learner);
  }
  expect(await seasonOf(lost)).toMatchObject({
    refusal: 'season-needs-certificate',
    entry: { has_left: false },
  });
  expect(await refusal(lost, 'start-season-session', season)).toEqual([409, 'season-needs-certificate']);
  expect((await gone.call('leave-season', season)).body).toMatchObject({ entry: { has_left: true } });
  expect(await refusal(gone, 'join-season', season)).toEqual([409, 'season-needs-certificate']);

  const ids = await addSeasonLearners(product.database, { id: season.season_id, ...ofExam() }, WEAK);
  await query('update public.seasons set closes_at = now()');
  await product.database.transaction((run) => close(undefined, run.query));
  expect((await seasonOf(lost))?.result).toBeNull();
  expect(await countPlaces(product.database)).toMatchObject({ places: 60 });
  const { rows } = await query<{ id: string; user_id: string }>(
    'select id, user_id from public.trade_invitations order by id limit 1',
  );
  const invited = one(rows);
  expect(ids).toContain(invited.user_id);
  const { rows: held } = await query<{ id: string }>('select id from public.credentials where user_id = $1', [
    invited.user_id,
  ]);
  await admin.call('revoke-certificate', { credential_id: one(held).id, reason: 'It was a mistake.' });
  const decision = { invitation_id: invited.id, is_granted: true, reason: 'The record is sound.' };
  expect(await refusal(admin, 'decide-invitation', decision)).toEqual([409, 'certificate-lost']);
  expect((await admin.call('decide-invitation', { ...decision, is_granted: false })).status).toBe(200);
  await product.stop();
});

test('of 500 learners two servers freeze one snapshot, and those who answer at random are not in its top tenth', async () => {
  const product = await openProduct();
  await addAchievement(product.database);
  const id = await addSeason(product.database, lessonId, 1);
  const random = seededRandom(500);
  const count = (times: number, chance: number) =>
    Array.from({ length: times }, () => (random() < chance ? 1 : 0)).filter(Boolean).length / times;
  const shown = Array.from({ length: 500 }, (_, place): Shown => {
    const knows = place < 100 ? 0 : 0.4 + random() / 2;
    const guessed = knows + (1 - knows) / 4;
    return { exam: count(40, guessed), kept: count(20, guessed), process: count(25, 0.5 + knows / 2) };
  });
  const ids = await product.database.transaction((run) => addSeasonLearners(run, { id, ...ofExam() }, shown));
  await product.database.query(`update public.seasons set closes_at = now() where id = $1`, [id]);

  // A server that is killed while it freezes leaves the season as it was.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const blocking = product.database.transaction(async ({ query }) => {
    await query('lock table public.trade_invitations in share mode');
    await held;
  });
  await product.database.transaction(({ query }) => enqueue(query, { kind: CLOSE_SEASONS.kind }));
  const waiting = async () =>
    (
      await product.database.query(
        `select from pg_locks where relation = 'public.trade_invitations'::regclass and not granted`,
      )
    ).rows.length;
  await expect.poll(waiting, { timeout: 30_000 }).toBeGreaterThan(0);
  await product.server.stop('SIGKILL');
  release();
  await blocking;
  await expect.poll(waiting).toBe(0);
  expect(await countPlaces(product.database)).toMatchObject({ places: 0, frozen: 0, invitations: 0 });

  await Promise.all(
    Array.from({ length: 4 }, () => product.database.transaction(({ query }) => close(undefined, query))),
  );
  const second = await startServer({ databaseUrl: product.databaseUrl });
  await product.database.transaction(({ query }) => close(undefined, query));
  const counted = await countPlaces(product.database);
  expect(counted).toMatchObject({ places: 500, frozen: 1 });
  expect(counted.top).toBeGreaterThanOrEqual(50);
  expect(counted.top).toBeLessThan(56);
  expect(counted.invitations).toBe(counted.top);
  const { rows } = await product.database.query(
    'select from public.trade_invitations where user_id = any ($1)',
    [ids.slice(0, 100)],
  );
  expect(rows).toEqual([]);
  await second.stop();
  await product.stop();
});

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
