import { type SkillEvidence, skillEvidence } from '#domain/simulator/critique/skill-evidence.ts';
import type { Query } from '../../../adapters/sql.ts';
import { learnerClock } from '../../learner-clock.ts';
import { lockLearner } from '../../lock-learner.ts';
import { recordResponse } from '../../record-response.ts';
import { loadCritique } from './load-critique.ts';
import type { SessionRecord } from '../session-record.ts';

/** Trading by one's rules combines what was learned. */
const LEVEL = 3;

/**
 * What a session that ends shows of skills becomes evidence of them, of each once on a day of its learner.
 * @param goal what its scenario shows; of a skill that the critique tells of as well, a mistake counts
 */
export async function recordEvidence(
  query: Query,
  session: SessionRecord,
  at: Date,
  goal: readonly SkillEvidence[],
): Promise<void> {
  const { critique, testedSkills } = await loadCritique(query, session);
  const { trades, rules, patterns } = critique;
  await lockLearner(query, session.user_id);
  const { day } = await learnerClock(query, session.user_id, at);
  const { rows } = await query<{ skill: string }>(
    `select skill from public.responses where user_id = $1 and place = 'simulator' and day = $2`,
    [session.user_id, day],
  );
  const known = new Set(rows.map(({ skill }) => skill));
  const shown = [...skillEvidence(trades, rules, patterns, testedSkills), ...goal];
  for (const { skill, isRight } of shown.sort((a, b) => Number(a.isRight) - Number(b.isRight))) {
    if (known.has(skill)) continue;
    known.add(skill);
    await recordResponse(query, {
      userId: session.user_id,
      at,
      place: 'simulator',
      lessonId: null,
      template: `simulator/${skill}`,
      version: session.id.slice(0, 12),
      skill,
      level: LEVEL,
      isConstructed: true,
      try: 1,
      isRight,
      hints: 0,
    });
  }
}
