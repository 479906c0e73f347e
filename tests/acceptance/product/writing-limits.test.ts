import { beforeAll, expect, test } from 'vitest';
import { signUpLearner, type TestLearner, visitorClients } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * How much one address or one learner can make the database keep.
 */

let learner: TestLearner;

const { server } = await startProduct();
beforeAll(async () => {
  learner = await signUpLearner(server, 'learner@example.org');
});

test('security events of one address stop being kept, and the sender does not learn of it', async () => {
  const { rest } = visitorClients(server);
  for (let call = 0; call < 65; call += 1) {
    const { error } = await rest.rpc('log_security_event', {
      p_user_id: null,
      p_event_type: 'flood',
      p_ip_address: `203.0.113.${call}`,
      p_user_agent: 'test',
      p_threat_level: 'low',
      p_blocked: false,
      p_details: {},
    });
    expect(error).toBeNull();
  }
  const kept = await fetch(`${server.url}/rest/v1/security_events?select=ip_address`, {
    headers: { apikey: server.serviceRoleKey, authorization: `Bearer ${server.serviceRoleKey}` },
  });
  expect(await kept.json()).toHaveLength(60);
});

test('many assessments at once are refused, with the reason', async () => {
  const assessment = {
    user_id: learner.id,
    assessment_data: {
      'trading-experience': '1',
      'chart-experience': '1',
      'risk-experience': '1',
      'pressure-experience': '1',
      'time-available': '1',
    },
    score: 0,
    skill_level: 'beginner',
  };
  const submit = (count: number) =>
    learner.rest.from('skill_assessments').insert(Array.from({ length: count }, () => assessment));
  expect((await submit(21)).error).toMatchObject({ hint: 'too-many-assessments' });
  expect((await submit(20)).error).toBeNull();
  expect((await submit(1)).error).toMatchObject({ hint: 'too-many-assessments' });
});
