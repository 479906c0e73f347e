import { buildAchievement } from '#domain/credentials/shape/build-achievement.ts';
import type { EarnedFacts } from '#domain/credentials/shape/earned-facts.ts';
import { one } from '#domain/kernel/one.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import type { Database } from '#server/backend/database/database.ts';
import { enqueue } from '#server/backend/jobs/jobs.ts';
import { ISSUE_CERTIFICATES } from '#server/functions/credentials/issue-certificates.ts';
import { orderCertificate } from '#server/functions/credentials/order-certificate.ts';
import { expect } from 'vitest';

/** What the certificates of the tests are for. */
export const ACHIEVEMENT = '0d5ef1a6-2f0a-4a0e-9b51-3a6d0e6f2c22';
/** How a learner of the tests came to one. */
export const EARNED: EarnedFacts = {
  examBits: '1111110111111111101111011111110111111111',
  practicalBits: '11111111111011111111',
  marking: 'by-rule',
  name: 'Lea Moreau',
  recordOrder: 'ordered',
};

/** What they are for, as a row of `achievements`. */
export const ACHIEVEMENT_ROW = {
  id: ACHIEVEMENT,
  course_id: stableId('risk-management-with-ai'),
  version: 1,
  body: buildAchievement({
    id: ACHIEVEMENT,
    version: 1,
    name: 'Risk Management with AI',
    description: 'Exam and practical part of the course.',
    criteria: 'At least 32 of 40 items right; each critical skill shown; 19 of 20 trades by their rules.',
    exam: { items: 40, needed: 32 },
    practical: { units: 20, needed: 19, recomputable: false },
  }),
} as const;

/** Puts the achievement into a product's database. */
export async function addAchievement({ query }: Pick<Database, 'query'>): Promise<void> {
  const { id, course_id: courseId, version, body } = ACHIEVEMENT_ROW;
  await query('insert into public.achievements (id, course_id, version, body) values ($1, $2, $3, $4)', [
    id,
    courseId,
    version,
    JSON.stringify(body),
  ]);
}

/** A certificate as it was issued. */
export type Issued = { readonly id: string; readonly text: string; readonly slug: string };

/** Has a certificate issued to a learner, as an exam would, and waits until it is signed. */
export async function issueTo(
  database: Database,
  userId: string,
  changes: Partial<EarnedFacts> = {},
): Promise<Issued> {
  const facts = { ...EARNED, ...changes };
  await confirm(database, userId);
  await orderCertificate(database.query, { userId, achievementId: ACHIEVEMENT, facts });
  await database.transaction(({ query }) => enqueue(query, { kind: ISSUE_CERTIFICATES.kind }));
  const read = async () =>
    (
      await database.query<Issued>(
        `select credentials.id, signed_text as text, slug from public.credentials
         join public.credential_shares as shares on shares.credential_id = credentials.id
         where credentials.user_id = $1`,
        [userId],
      )
    ).rows;
  await expect.poll(read, { timeout: 20_000 }).toHaveLength(1);
  return one(await read());
}

/** The address of an account counts as confirmed, as if the link of its mail had been followed. */
export async function confirm({ query }: Pick<Database, 'query'>, userId: string): Promise<void> {
  await query(
    'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1',
    [userId],
  );
}
