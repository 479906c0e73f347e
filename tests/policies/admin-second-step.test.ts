import { expect } from 'vitest';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Actor } from './actors.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

const setUpSecondStep = (session: Session) =>
  session.query(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')`,
    [people.admin],
  );

const SET = `insert into public.installation_settings (key, value) values ('admins_need_second_step', $1)
  on conflict (key) do update set value = excluded.value`;

const requireSecondStep = async (session: Session, required: boolean) => {
  await session.actAs('service');
  await session.query(SET, [JSON.stringify(required)]);
  await session.actAsOwner();
};

async function accessAt(session: Session, aal: 'aal1' | 'aal2', actor: Actor = 'admin') {
  await session.actAs(actor);
  const { rows } = await session.query<{ access: string; is_admin: boolean }>(
    `with claims as materialized (
       select set_config('request.jwt.claims',
         (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('aal', $1::text))::text, true) as text)
     select public.admin_access() as access, public.is_admin() from claims where text is not null`,
    [aal],
  );
  return oneOrNone(rows);
}

policyTest(
  'an admin without a second step is asked for one, and reads what admins read',
  async ({ session }) => {
    expect(await accessAt(session, 'aal1')).toEqual({ access: 'granted', is_admin: true });
    expect(await session.attempt('select from public.leads')).toBe('allowed');
  },
);

policyTest('an admin who has not passed their second step reads nothing', async ({ session }) => {
  await setUpSecondStep(session);
  expect(await accessAt(session, 'aal1')).toEqual({ access: 'second-step-needed', is_admin: false });
  expect(await session.attempt('select from public.leads')).toBe('no rows');
  expect(await accessAt(session, 'aal2')).toEqual({ access: 'granted', is_admin: true });
  expect(await session.attempt('select from public.leads')).toBe('allowed');
});

policyTest(
  'where the operator requires it, an admin without a second step reads nothing',
  async ({ session }) => {
    await requireSecondStep(session, true);
    expect(await accessAt(session, 'aal1')).toEqual({ access: 'second-step-missing', is_admin: false });
    for (const table of ['leads', 'security_events', 'ad_campaigns', 'ad_campaign_days']) {
      expect(await session.attempt(`select from public.${table}`), table).toBe('no rows');
    }
    await session.actAsOwner();
    await requireSecondStep(session, false);
    expect(await accessAt(session, 'aal1')).toMatchObject({ is_admin: true });
  },
);

policyTest(
  'a learner gains nothing by a second step, and learns nothing about the setting',
  async ({ session }) => {
    await requireSecondStep(session, true);
    expect(await accessAt(session, 'aal2', 'learner')).toEqual({ access: 'none', is_admin: false });
  },
);

policyTest('nobody but the server sets it', async ({ session }) => {
  for (const actor of ['anon', 'learner', 'admin'] as const) {
    await session.actAs(actor);
    expect(await session.attempt(SET, ['false'])).toBe('denied');
  }
});
