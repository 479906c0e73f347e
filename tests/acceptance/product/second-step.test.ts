import { expect, test } from 'vitest';
import { totpCode, totpStep } from '#server/backend/auth/factors/totp.ts';
import { confirmAddress, signUpLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

const { server } = await startProduct();
test('a session without the second step reaches neither rows nor functions of its learner', async () => {
  // Its clients keep the token of the password alone.
  const learner = await signUpLearner(server, 'ada@example.org');
  const conversation = await learner.call('ask-mentor', { content: 'What is risk?' });
  expect(conversation.status).toBe(200);

  await confirmAddress(server, learner);
  const { data: app } = await learner.auth.mfa.enroll({ factorType: 'totp' });
  const code = totpCode(app?.totp.secret ?? '', totpStep(Date.now()));
  const { error } = await learner.auth.mfa.challengeAndVerify({ factorId: app?.id ?? '', code });
  expect(error).toBeNull();

  expect(await learner.call('ask-mentor', { content: 'What is risk?' })).toMatchObject({
    status: 403,
    body: { code: 'second-step-needed' },
  });
  expect((await learner.rest.from('mentor_conversations').select('id')).data).toEqual([]);
});
