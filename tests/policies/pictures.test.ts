import { expect } from 'vitest';
import { picturePath, PICTURES } from '#domain/identity/picture.ts';
import type { Actor } from './actors.ts';
import { policyTest } from './policy-test.ts';
import type { Outcome, Session } from './session.ts';
import { people } from './world.ts';

const mine = picturePath(people.learner);

const VERBS = {
  add: `insert into storage.objects (bucket_id, name) values ('${PICTURES}', $1)`,
  see: `select from storage.objects where bucket_id = '${PICTURES}' and name = $1`,
  replace: `update storage.objects set metadata = '{}' where bucket_id = '${PICTURES}' and name = $1`,
  remove: `delete from storage.objects where bucket_id = '${PICTURES}' and name = $1`,
} as const;

/** What each may do with the learner's picture. */
const RIGHTS: Readonly<Record<Exclude<Actor, 'service'>, Readonly<Record<keyof typeof VERBS, Outcome>>>> = {
  anon: { add: 'denied', see: 'no rows', replace: 'no rows', remove: 'no rows' },
  learner: { add: 'allowed', see: 'allowed', replace: 'allowed', remove: 'allowed' },
  otherLearner: { add: 'denied', see: 'no rows', replace: 'no rows', remove: 'no rows' },
  admin: { add: 'denied', see: 'allowed', replace: 'no rows', remove: 'no rows' },
};

async function addPicture(session: Session): Promise<void> {
  await session.actAsOwner();
  await session.query(VERBS.add, [mine]);
}

for (const [actor, rights] of Object.entries(RIGHTS)) {
  policyTest(`${actor}: a learner's picture`, async ({ session }) => {
    await session.actAs(actor as Actor);
    expect(await session.attempt(VERBS.add, [mine]), 'add').toBe(rights.add);
    await session.actAsOwner();
    await session.query('delete from storage.objects');
    await addPicture(session);
    for (const verb of ['see', 'replace', 'remove'] as const) {
      await session.actAs(actor as Actor);
      expect(await session.attempt(VERBS[verb], [mine]), verb).toBe(rights[verb]);
    }
  });
}

policyTest('a learner keeps nothing but one picture there', async ({ session }) => {
  await session.actAs('learner');
  for (const name of [`${people.learner}/picture2`, `${people.learner}/a/picture`, 'picture', people.learner])
    expect(await session.attempt(VERBS.add, [name]), name).toBe('denied');
});

policyTest('who has not passed the second step of signing in reaches no picture', async ({ session }) => {
  await session.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [people.learner],
  );
  await addPicture(session);
  await session.actAs('learner');
  expect(await session.attempt(VERBS.see, [mine])).toBe('no rows');
});

for (const [how, statement] of [
  ['is deleted', 'delete from auth.users where id = $1'],
  ['is emptied', 'update auth.users set deleted_at = now() where id = $1'],
  [
    'is handed over to its owner',
    `update auth.users set encrypted_password = null where id = set_config('auth.handed_over_user', $1, true)::uuid`,
  ],
] as const) {
  policyTest(`no picture stays when its account ${how}`, async ({ session }) => {
    await addPicture(session);
    await session.query(VERBS.add, [picturePath(people.otherLearner)]);
    await session.query(statement, [people.learner]);
    const { rows } = await session.query('select name from storage.objects');
    expect(rows).toEqual([{ name: picturePath(people.otherLearner) }]);
  });
}
