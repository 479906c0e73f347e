import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PagesServer, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';

/*
 * Campaigns over HTTP, as the admin page works with them.
 */

let server: PagesServer;
let admin: TestLearner;

beforeAll(async () => {
  server = await startPages();
  admin = await signUpLearner(server, 'admin@example.org');
  await server.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
});
afterAll(() => server?.stop());

const AD = { headline: 'Know the odds', description: 'Learn first.', cta: 'Begin', image: '', image_alt: '' };
const FIELDS = {
  platform: 'facebook',
  campaign_name: 'Spring',
  ad_content: { ...AD, hashtags: ['trading'] },
  target_audience: 'Beginners',
  budget: 125_050,
  currency: 'USD',
};

async function create(change: Partial<typeof FIELDS> = {}): Promise<string> {
  const { status, body } = await admin.call('create-campaign', { ...FIELDS, ...change });
  expect(status).toBe(200);
  return String(body.campaign_id);
}

async function read(id: string): Promise<Record<string, unknown>> {
  const { data } = await admin.rest.from('ad_campaigns').select('*').eq('id', id).single();
  return data as Record<string, unknown>;
}

const change = (id: string, action: string) =>
  admin.call('change-campaign-status', { campaign_ids: [id], action });

test('a new campaign is a draft with everything that was typed', async () => {
  expect(await read(await create())).toMatchObject({ ...FIELDS, status: 'draft', starts_at: null });
});

test.each([
  [{ budget: 1.5 }, 'budget'],
  [{ budget: -1 }, 'budget'],
  [{ platform: 'television' }, 'platform'],
  [{ campaign_name: ' ' }, 'campaign_name'],
  [{ ad_content: { ...FIELDS.ad_content, image: 'javascript:alert(1)' } }, 'ad_content.image'],
  [{ ad_content: { ...FIELDS.ad_content, image: '//elsewhere.example' } }, 'ad_content.image'],
  [{ ad_content: { ...FIELDS.ad_content, hashtags: ['two words'] } }, 'ad_content.hashtags.0'],
])('%j is refused', async (wrong, field) => {
  expect(await admin.call('create-campaign', { ...FIELDS, ...wrong })).toEqual({
    status: 400,
    body: { code: 'invalid-request', field },
  });
});

test('nobody overwrites what another admin has changed since', async () => {
  const id = await create();
  const { updated_at } = await read(id);
  const edit = (campaign_name: string) =>
    admin.call('edit-campaign', { ...FIELDS, campaign_id: id, updated_at, campaign_name });
  expect((await edit('Summer')).status).toBe(200);
  expect(await edit('Autumn')).toEqual({ status: 409, body: { code: 'campaign-changed' } });
  expect(await read(id)).toMatchObject({ campaign_name: 'Summer' });
});

test('figures that arrive meanwhile are no reason to refuse an edit, but fix platform and currency', async () => {
  const id = await create();
  const { updated_at } = await read(id);
  const days = [{ day: '2026-11-01', impressions: 1000, clicks: 40, conversions: 2, spend: 1000 }];
  expect((await admin.call('record-campaign-days', { campaign_id: id, days })).status).toBe(200);
  const edit = { ...FIELDS, campaign_id: id, updated_at };
  for (const fixed of [{ currency: 'EUR' }, { platform: 'linkedin' }]) {
    expect((await admin.call('edit-campaign', { ...edit, ...fixed })).body).toEqual({
      code: 'campaign-measured',
    });
  }
  expect((await admin.call('edit-campaign', edit)).status).toBe(200);
});

test('a campaign runs from its start to its end, and is not edited after it', async () => {
  const id = await create();
  expect((await change(id, 'pause')).body).toEqual({ code: 'campaign-status-refused' });
  await change(id, 'activate');
  expect(await read(id)).toMatchObject({ status: 'active', starts_at: expect.any(String) });
  await change(id, 'pause');
  await change(id, 'resume');
  await change(id, 'end');
  const ended = await read(id);
  expect(ended).toMatchObject({ status: 'ended', ends_at: expect.any(String) });
  expect(
    await admin.call('edit-campaign', { ...FIELDS, campaign_id: id, updated_at: ended.updated_at }),
  ).toEqual({ status: 409, body: { code: 'campaign-closed' } });
});

test('an advertisement without a call to action does not run', async () => {
  const id = await create({ ad_content: { ...FIELDS.ad_content, cta: '' } });
  expect(await change(id, 'activate')).toEqual({ status: 409, body: { code: 'campaign-incomplete' } });
});

test('a schedule waits, starts what is due at once, and makes sense', async () => {
  const id = await create();
  const schedule = (starts_at: string, ends_at: string | null) =>
    admin.call('schedule-campaign', { campaign_id: id, starts_at, ends_at });
  const refused = { status: 400, body: { code: 'period-invalid' } };
  expect(await schedule('2100-01-02T00:00:00Z', '2100-01-01T00:00:00Z')).toEqual(refused);
  expect(await schedule('2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z')).toEqual(refused);
  expect((await schedule('2100-01-01T00:00:00Z', null)).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'scheduled' });
  expect((await schedule('2020-01-01T00:00:00Z', '2100-01-01T00:00:00Z')).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'active', ends_at: '2100-01-01T00:00:00+00:00' });
  expect((await schedule('2100-01-01T00:00:00Z', null)).body).toEqual({ code: 'campaign-status-refused' });
});

test('the job runner starts what is due', async () => {
  const id = await create();
  await server.query(
    `update public.ad_campaigns set status = 'scheduled', starts_at = now() - interval '1 minute' where id = $1`,
    [id],
  );
  await server.query(
    `update engine.schedules set next_run_at = now() where kind = 'marketing/apply-campaign-schedule'`,
  );
  await server.query(`select pg_notify('engine_jobs', '')`);
  await expect.poll(async () => (await read(id)).status).toBe('active');
});

test('days are kept all or none, and a day that comes again replaces the old one', async () => {
  const id = await create();
  const record = (days: readonly unknown[]) => admin.call('record-campaign-days', { campaign_id: id, days });
  const day = { day: '2026-11-01', impressions: 1000, clicks: 40, conversions: 2, spend: 1000 };
  expect((await record([day, { ...day, day: '2026-11-02', clicks: 1001 }])).status).toBe(400);
  expect((await record([day, day])).body).toEqual({ code: 'day-twice' });
  expect((await record([{ ...day, day: '2100-01-01' }])).body).toEqual({ code: 'day-in-future' });
  expect((await record([{ ...day, day: '2026-02-30' }])).status).toBe(400);
  expect((await read(id)).metrics).toMatchObject({ impressions: 0 });
  await record([day, { ...day, day: '2026-11-02' }]);
  await record([{ ...day, spend: 3000 }]);
  expect((await read(id)).metrics).toEqual({
    impressions: 2000,
    clicks: 80,
    conversions: 4,
    spend: 4000,
    cost_per_click: 50,
    conversion_rate: 0.05,
  });
});

test('several are archived at once, and undoing brings each back as it was', async () => {
  const [draft, active] = [await create(), await create()];
  await change(active, 'activate');
  const both = { campaign_ids: [draft, active] };
  const archived = await admin.call('change-campaign-status', { ...both, action: 'archive' });
  expect(new Set(archived.body.campaign_ids as string[])).toEqual(new Set([draft, active]));
  await admin.call('change-campaign-status', { ...archived.body, action: 'restore' });
  expect([(await read(draft)).status, (await read(active)).status]).toEqual(['draft', 'active']);
});

test('a copy is a draft without dates and figures, and the log names what it was made of', async () => {
  const id = await create();
  await change(id, 'activate');
  const { body } = await admin.call('duplicate-campaign', {
    campaign_id: id,
    campaign_name: 'Spring (copy)',
  });
  expect(await read(String(body.campaign_id))).toMatchObject({
    ...FIELDS,
    campaign_name: 'Spring (copy)',
    status: 'draft',
    starts_at: null,
  });
  const [row] = await server.query('select action, details from public.admin_actions where subject_id = $1', [
    body.campaign_id,
  ]);
  expect(row).toEqual({ action: 'duplicate-campaign', details: { duplicate_of: id } });
});

test('campaigns are sorted by what they achieved, as numbers', async () => {
  await server.query('delete from public.ad_campaigns');
  for (const [name, clicks] of Object.entries({ Nine: 9, Ten: 10, Hundred: 100 })) {
    const days = [{ day: '2026-11-01', impressions: 1000, clicks, conversions: 0, spend: 900 }];
    await admin.call('record-campaign-days', { campaign_id: await create({ campaign_name: name }), days });
  }
  await create({ campaign_name: 'None' });
  const sorted = async (column: string, ascending: boolean) => {
    const { data } = await admin.rest
      .from('ad_campaigns')
      .select('campaign_name')
      .order(`metrics->${column}`, { ascending, nullsFirst: false });
    return data?.map(({ campaign_name }) => String(campaign_name));
  };
  expect(await sorted('clicks', false)).toEqual(['Hundred', 'Ten', 'Nine', 'None']);
  expect(await sorted('cost_per_click', true)).toEqual(['None', 'Hundred', 'Ten', 'Nine']);
});

// spec: 70 Marketing: nothing is written past the functions that log it
test('nobody writes campaigns past the functions', async () => {
  for (const answer of [
    await admin.rest.from('ad_campaigns').insert({ platform: 'facebook', campaign_name: 'Forged' }),
    await admin.rest.from('ad_campaigns').update({ status: 'active' }).neq('campaign_name', ''),
    await admin.rest.from('ad_campaign_days').delete().neq('clicks', -1),
  ])
    expect(answer.error).toMatchObject({ code: '42501' });
});
