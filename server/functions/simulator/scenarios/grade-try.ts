import { goalEvidence } from '#domain/simulator/scenarios/goal-evidence.ts';
import type { SkillEvidence } from '#domain/simulator/critique/skill-evidence.ts';
import type { Query } from '../../../adapters/sql.ts';
import type { SessionRecord } from '../session-record.ts';
import { loadGrade } from './load-grade.ts';

/**
 * Grades the try of a session that has just ended, once and for all.
 * @returns what it shows of skills; nothing of a session that plays no scenario
 */
export async function gradeTry(query: Query, session: SessionRecord): Promise<readonly SkillEvidence[]> {
  const graded = await loadGrade(query, session);
  if (!graded) return [];
  const { isMet, conditions } = graded.grade;
  await query(
    `insert into private.simulator_grades (session_id, user_id, is_met, conditions) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [session.id, session.user_id, isMet, JSON.stringify(conditions)],
  );
  return goalEvidence(conditions);
}
