import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import { schemaRules } from './schema-rules.ts';
import type { Session } from './session.ts';

async function listOffenders(session: Session, query: string): Promise<string[]> {
  const { rows } = await session.query<{ offender: string }>(query);
  return rows.map((row) => row.offender);
}

for (const rule of schemaRules) {
  policyTest(rule.title, async ({ session }) => {
    expect(await listOffenders(session, rule.offenders)).toEqual([]);
  });

  policyTest(`${rule.title}: a planted fault is found`, async ({ session }) => {
    await session.query(rule.plant);
    expect(await listOffenders(session, rule.offenders)).toContain(rule.planted);
  });
}
