import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import cases from '#tests/cases/campaign-status.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';

const AD = { headline: 'Know the odds', description: 'Learn first.', cta: 'Begin' };

/** A complete campaign in a status. @returns its id */
async function addCampaign(session: Session, status: string, change: Record<string, unknown> = {}) {
  const row = { starts_at: null, ends_at: null, archived_from: null, ...change };
  const { rows } = await session.query<{ id: string }>(
    `insert into public.ad_campaigns (platform, campaign_name, ad_content, budget, status, starts_at, ends_at, archived_from)
     values ('facebook', 'Spring', $1, 50000, $2, coalesce($3, case $2 when 'scheduled' then now() + interval '1 day' end),
       $4, $5) returning id`,
    [AD, status, row.starts_at, row.ends_at, row.archived_from],
  );
  return one(rows).id;
}

const read = async (session: Session, id: string) => {
  const { rows } = await session.query<Record<string, unknown>>(
    'select status, archived_from, starts_at, ends_at, metrics from public.ad_campaigns where id = $1',
    [id],
  );
  return one(rows);
};

const CHANGE = 'select private.change_campaign_status($1, $2)';

// spec: 103 Campaign: from draft to active
policyTest('a campaign goes where its case file says, and nowhere else', async ({ session }) => {
  for (const { status, action, archived_from, next } of cases) {
    const { rows } = await session.query('select private.campaign_transition($1, $2, $3) as next', [
      status,
      action,
      archived_from,
    ]);
    expect(rows, `${status}, ${action}`).toEqual([{ next }]);
  }
});

policyTest('of several campaigns only those change that can, and none is a refusal', async ({ session }) => {
  const active = await addCampaign(session, 'active');
  const draft = await addCampaign(session, 'draft');
  const { rows } = await session.query<{ id: string }>(`${CHANGE} as id`, [[active, draft], 'pause']);
  expect(rows).toEqual([{ id: active }]);
  expect(await read(session, draft)).toMatchObject({ status: 'draft' });
  expect(await session.attempt(CHANGE, [[draft], 'pause'])).toBe('campaign-status-refused');
});

policyTest('an archived campaign comes back as what it was', async ({ session }) => {
  const id = await addCampaign(session, 'paused');
  await session.query(CHANGE, [[id], 'archive']);
  expect(await read(session, id)).toMatchObject({ status: 'archived', archived_from: 'paused' });
  await session.query(CHANGE, [[id], 'restore']);
  expect(await read(session, id)).toMatchObject({ status: 'paused', archived_from: null });
});

policyTest('an incomplete campaign does not run, and a running one stays complete', async ({ session }) => {
  const id = await addCampaign(session, 'draft');
  const fault = 'campaign-incomplete';
  await session.query(`update public.ad_campaigns set ad_content = '{"headline": " "}' where id = $1`, [id]);
  expect(await session.attempt(CHANGE, [[id], 'activate'])).toBe(fault);
  await session.query('update public.ad_campaigns set ad_content = $2, budget = 0 where id = $1', [id, AD]);
  expect(await session.attempt(CHANGE, [[id], 'activate'])).toBe(fault);
  await session.query('update public.ad_campaigns set budget = 1 where id = $1', [id]);
  expect(await session.attempt(CHANGE, [[id], 'activate'])).toBe('allowed');
  expect(await session.attempt('update public.ad_campaigns set budget = 0 where id = $1', [id])).toBe(fault);
});

// spec: 103 Campaign: starts and ends by the clock
policyTest(
  'the clock starts what is due and ends what is over, and leaves the rest alone',
  async ({ session }) => {
    const past = '2026-01-01';
    const future = '2100-01-01';
    const due = await addCampaign(session, 'scheduled', { starts_at: past, ends_at: future });
    const missed = await addCampaign(session, 'scheduled', { starts_at: past, ends_at: '2026-01-02' });
    const waiting = await addCampaign(session, 'scheduled', { starts_at: future });
    const over = await addCampaign(session, 'paused', { starts_at: past, ends_at: '2026-01-02' });
    const endless = await addCampaign(session, 'active', { starts_at: past });
    await session.query('select private.apply_campaign_schedule()');
    const statuses = [];
    for (const id of [due, missed, waiting, over, endless]) statuses.push((await read(session, id)).status);
    expect(statuses).toEqual(['active', 'ended', 'scheduled', 'ended', 'active']);
  },
);

// spec: 70 Marketing: impressions, clicks, conversions, cost per click, conversion rate
policyTest('figures are summed by the database, whatever becomes of a day', async ({ session }) => {
  const id = await addCampaign(session, 'active');
  expect((await read(session, id)).metrics).toMatchObject({ cost_per_click: null, conversion_rate: null });
  await session.query(
    `insert into public.ad_campaign_days (campaign_id, day, impressions, clicks, conversions, spend_minor)
     values ($1, '2026-11-01', 1000, 30, 2, 1000), ($1, '2026-11-02', 500, 0, 0, 0)`,
    [id],
  );
  const sums = { impressions: 1500, clicks: 30, conversions: 2, spend: 1000 };
  expect((await read(session, id)).metrics).toEqual({
    ...sums,
    cost_per_click: 33.33,
    conversion_rate: 0.0667,
  });
  await session.query(`update public.ad_campaign_days set clicks = 40 where day = '2026-11-01'`);
  expect((await read(session, id)).metrics).toMatchObject({
    clicks: 40,
    cost_per_click: 25,
    conversion_rate: 0.05,
  });
  await session.query(`delete from public.ad_campaign_days where day = '2026-11-01'`);
  expect((await read(session, id)).metrics).toMatchObject({
    impressions: 500,
    clicks: 0,
    cost_per_click: null,
  });
});

policyTest('impossible figures are refused', async ({ session }) => {
  const id = await addCampaign(session, 'active');
  const add = `insert into public.ad_campaign_days values ($1, '2026-11-01', $2, $3, $4, $5)`;
  expect(await session.attempt(add, [id, 10, 11, 0, 0])).toBe('23514');
  expect(await session.attempt(add, [id, 10, 5, 6, 0])).toBe('23514');
  expect(await session.attempt(add, [id, 10, 5, 5, -1])).toBe('23514');
  expect(await session.attempt(add, [id, 10, 5, 5, 0])).toBe('allowed');
});
