import { expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type {
  EditableScenario,
  ListScenarioFilesAnswer,
  PreviewScenarioAnswer,
} from '#domain/simulator/scenario-editing-contract.ts';
import type {
  ListScenariosResponse,
  ReadScenarioGradeResponse,
} from '#domain/simulator/scenarios-contract.ts';
import { NEW_CONDITIONS } from '#domain/simulator/scenarios/new-conditions.ts';
import { newPlanted } from '#domain/simulator/scenarios/new-planted.ts';
import { newScenario } from '#domain/simulator/scenarios/new-scenario.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { writeScenarios } from '#server/adapters/content/import/scenario-rows.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { startProduct } from '#tests/support/start-product.ts';

/* Scenarios as admins vary them: held to what the linter asks, offered to learners, left by an import, removed again. */

const { server, database } = await startProduct();

const admin = await signUpLearner(server, 'scenario-admin@example.org');
await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);

async function files(): Promise<readonly EditableScenario[]> {
  const answer = await admin.call('list-scenario-files', {});
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as ListScenarioFilesAnswer).scenarios;
}

async function gapDay(): Promise<ScenarioFile> {
  return one((await files()).filter(({ id }) => id === 'the-gap-day')).scenario;
}

const varied = (base: ScenarioFile, market: Partial<ScenarioFile['market']>): ScenarioFile => ({
  ...base,
  title: 'A milder morning',
  market: { ...base.market, ...market },
});

test('a preview draws paths of the market as it is planted, and says what the linter says', async () => {
  const base = await gapDay();
  const preview = async (scenario: ScenarioFile, path = 1) =>
    (await admin.call('preview-scenario', { scenario, path })).body as PreviewScenarioAnswer;
  const { paths, problems } = await preview(base);
  expect(problems).toEqual([]);
  expect(paths).toHaveLength(4);
  expect(new Set(paths.map((path) => JSON.stringify(path))).size).toBe(4);
  expect(paths.every((path) => path.length > 40 && path[0] === 1)).toBe(true);
  // The leap of -9% is in every one of them.
  expect(paths.every((path) => path.some((close, place) => close < (path[place - 1] ?? 0) * 0.95))).toBe(
    true,
  );
  expect((await preview(base)).paths).toEqual(paths);
  expect((await preview(base, 2)).paths).not.toEqual(paths);
  const quiet = await preview(varied(base, { planted: [] }));
  expect(
    quiet.paths.every((path) => path.every((close, place) => close > (path[place - 1] ?? 0) * 0.95)),
  ).toBe(true);

  const late = varied(base, {
    planted: [{ kind: 'leap', instrument: 'share', day: 40, minute: 0, percent: -9 }],
  });
  const told = await preview({ ...late, briefing: 'Here is easy money for everybody.' });
  expect(told.problems).toEqual([
    { at: ['market', 'planted', 0], fault: { code: 'too-late', day: 40 } },
    { at: ['briefing'], fault: { code: 'promises', words: 'easy money' } },
  ]);
});

test('a variation is saved, played by whoever has the simulator, changed, left by an import, and removed', async () => {
  const base = await gapDay();
  const scenario = varied(base, {
    planted: [{ kind: 'leap', instrument: 'share', day: 3, minute: 0, percent: 4 }],
  });
  const saved = await admin.call('save-scenario', { id: null, scenario });
  expect(saved).toMatchObject({ status: 200, body: { id: 'a-milder-morning' } });
  // Another one by the same title has a name of its own.
  expect((await admin.call('save-scenario', { id: null, scenario })).body).toEqual({
    id: 'a-milder-morning-2',
  });
  const { rows: log } = await database.query(
    `select details from public.admin_actions where action = 'save-scenario' order by created_at`,
  );
  expect(log[0]).toEqual({ details: { scenario: 'a-milder-morning', is_new: true } });

  const learner = await signUpLearner(server, 'milder@example.org');
  const { scenarios } = (await learner.call('list-scenarios', {})).body as ListScenariosResponse;
  const offered = scenarios.find(({ id }) => id === 'a-milder-morning');
  expect(offered).toMatchObject({ title: 'A milder morning', is_free: false, lesson: expect.anything() });
  expect(offered?.picture.length).toBeGreaterThan(40);
  expect(scenarios.filter(({ is_free: isFree }) => isFree)).toHaveLength(3);
  const player = await SimulatorPlayer.start(learner, 'share', { scenario: 'a-milder-morning' });
  await player.end();

  const changed = { ...scenario, title: 'A mild morning' };
  expect((await admin.call('save-scenario', { id: 'a-milder-morning', scenario: changed })).status).toBe(200);
  await database
    .transaction(async (transaction) => {
      const { rows } = await transaction.query<{ scenario: ScenarioFile; order_index: number }>(
        `select scenario, order_index from public.simulator_scenarios where id = 'the-gap-day'`,
      );
      const { scenario: data, order_index: order } = one(rows);
      const kept = { data, order, slug: 'the-gap-day', path: '', lineOf: () => 1, isKnown: true };
      await writeScenarios(transaction, { scenarios: [kept] } as never);
      const { rows: left } = await transaction.query<{ id: string }>(
        'select id from public.simulator_scenarios',
      );
      expect(left.map(({ id }) => id).sort()).toEqual([
        'a-milder-morning',
        'a-milder-morning-2',
        'the-gap-day',
      ]);
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));

  const edited = (await files()).filter(({ is_edited: isEdited }) => isEdited);
  expect(edited.map(({ id, tries, scenario: { title } }) => ({ id, tries, title }))).toEqual([
    { id: 'a-milder-morning', tries: 1, title: 'A mild morning' },
    { id: 'a-milder-morning-2', tries: 0, title: 'A milder morning' },
  ]);
  expect((await admin.call('remove-scenario', { id: 'a-milder-morning' })).status).toBe(200);
  expect((await admin.call('remove-scenario', { id: 'a-milder-morning' })).body).toMatchObject({
    code: 'scenario-not-found',
  });
  // What was played keeps its terms.
  const grade = await learner.call('read-scenario-grade', { session_id: player.session.id });
  expect(grade).toMatchObject({ status: 200, body: { title: 'A milder morning', may_repeat: false } });
});

test('what the linter would refuse is not saved, nor anything in the place of the content, or open to all', async () => {
  const base = await gapDay();
  const save = (id: string | null, scenario: object) => admin.call('save-scenario', { id, scenario });
  const never = varied(base, {
    planted: [{ kind: 'leap', instrument: 'coin', day: 3, minute: 0, percent: -9 }],
  });
  expect(await save(null, never)).toMatchObject({
    status: 409,
    body: {
      code: 'scenario-not-sound',
      problems: [
        {
          at: ['market', 'planted', 0],
          fault: { code: 'no-such-instrument', market: 'share', instrument: 'coin' },
        },
      ],
    },
  });
  expect(
    (await save(null, { ...base, goal: [{ kind: 'reviews' }, { kind: 'forced-exit' }] })).body,
  ).toMatchObject({
    code: 'scenario-not-sound',
  });
  expect((await save(null, { ...base, skills: ['no-such-skill'] })).body).toMatchObject({
    code: 'scenario-out-of-date',
  });
  expect((await save(null, { ...base, lesson: 'no/such/lesson' })).body).toMatchObject({
    code: 'scenario-out-of-date',
  });
  expect((await save('the-gap-day', base)).body).toMatchObject({ code: 'scenario-not-found' });
  expect((await admin.call('remove-scenario', { id: 'the-gap-day' })).body).toMatchObject({
    code: 'scenario-not-found',
  });
  expect((await save(null, { ...base, market: { ...base.market, volatility: 1000 } })).status).toBe(400);
  expect((await save(null, { ...base, briefing: 'x'.repeat(30_000) })).status).toBe(400);

  const { body } = await save(null, { ...base, title: 'Open to all', open: true });
  const { rows } = await database.query(
    `select is_free, scenario -> 'open' as open from public.simulator_scenarios where id = $1`,
    [(body as { id: string }).id],
  );
  expect(rows).toEqual([{ is_free: false, open: null }]);
});

test('a scenario begun from blank is sound as it is, and with all that can be planted and asked for', async () => {
  const { lessons, skills } = (await admin.call('list-scenario-files', {})).body as ListScenarioFilesAnswer;
  const lesson = lessons.find(({ path }) => path.endsWith('/market-liquidity-leverage-firm-machine-and-you'));
  if (!lesson) throw new Error('The lesson is not offered.');
  expect(lesson.module_title).toContain('Risk Management with AI: ');
  expect(lesson.skills.length).toBeGreaterThan(0);
  const known = new Set(skills.map(({ id }) => id));
  expect(NEW_CONDITIONS.filter(({ skill }) => skill !== undefined && !known.has(skill))).toEqual([]);
  const begun = newScenario(lesson.path, lesson.skills);
  const problemsOf = async (scenario: ScenarioFile) =>
    ((await admin.call('preview-scenario', { scenario, path: 1 })).body as PreviewScenarioAnswer).problems;
  expect(await problemsOf(begun)).toEqual([]);

  // One edge an instrument; the others are planted into the other one, or not at all.
  const [leap, regime, drift, reversal] = newPlanted('share');
  if (!leap || !regime || !drift || reversal?.kind !== 'gap-reversal')
    throw new Error('Too few are offered.');
  const planted = [leap, regime, drift, { ...reversal, instrument: 'index' as const }];
  const all: ScenarioFile = {
    ...begun,
    title: 'All at once',
    market: { preset: 'share_and_index', regime: 'calm', planted },
    goal: [...NEW_CONDITIONS],
  };
  expect(await problemsOf(all)).toEqual([]);
  const saved = await admin.call('save-scenario', { id: null, scenario: all });
  expect(saved).toMatchObject({ status: 200, body: { id: 'all-at-once' } });
  const learner = await signUpLearner(server, 'all-at-once@example.org');
  const player = await SimulatorPlayer.start(learner, 'share', { scenario: 'all-at-once' });
  await player.end();
  const { instruments, turns } = player.session.opened?.market ?? { instruments: [], turns: [] };
  expect(instruments.map(({ edge }) => edge?.kind)).toEqual(['drift_after_jump', 'gap_reversal']);
  expect(instruments[0]?.leaps).toHaveLength(1);
  expect(turns).toHaveLength(1);
  const grade = await learner.call('read-scenario-grade', { session_id: player.session.id });
  expect((grade.body as ReadScenarioGradeResponse).conditions).toHaveLength(NEW_CONDITIONS.length);

  const late = { ...all, plan: { risk_percent: 1 }, goal: all.goal.filter(({ kind }) => kind !== 'clock') };
  expect((await problemsOf(late)).map(({ fault }) => fault.code).sort()).toEqual([
    'no-loss-limit',
    'too-late',
    'too-late',
  ]);
});
