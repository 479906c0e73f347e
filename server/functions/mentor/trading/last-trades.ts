import { oneOrNone } from '#domain/kernel/one.ts';
import type { KnownFact } from '#domain/mentor/knowing-contract.ts';
import { RULE_SKILLS, type RuleId } from '#domain/simulator/critique/finding.ts';
import type { Query } from '../../../adapters/sql.ts';
import { loadBrokenRules } from '../../simulator/critique/load-broken-rules.ts';

/**
 * The session of the simulator in which a trade was closed last, with the rule of its plan that was broken most often; what its
 * learner disputes is left out. Sessions of exams are none of the mentor's business.
 */
export async function lastTrades(query: Query, userId: string): Promise<KnownFact | undefined> {
  const { rows } = await query<{ session_id: string; trades: number; average_r: number | null }>(
    `select session_id, count(*)::int as trades, round(avg(result / risk), 1)::float as average_r
     from private.simulator_trades where session_id = (
       select session_id from private.simulator_trades where user_id = $1
         and session_id not in (select session_id from public.practical_attempts where user_id = $1)
       order by recorded_at desc limit 1
     ) group by session_id`,
    [userId],
  );
  const session = oneOrNone(rows);
  if (!session) return undefined;
  const times = new Map<RuleId, number>();
  for (const { rule } of await loadBrokenRules(query, session.session_id))
    times.set(rule, (times.get(rule) ?? 0) + 1);
  const [most] = [...times].toSorted(([, one], [, other]) => other - one);
  return { kind: 'trades', ...session, broken: most ? await named(query, ...most) : null };
}

async function named(query: Query, rule: RuleId, times: number) {
  const { rows } = await query<{ skill: string; name: string }>(
    'select id as skill, name from public.skills where id = $1',
    [RULE_SKILLS[rule]],
  );
  const skill = oneOrNone(rows);
  return skill ? { rule, times, ...skill } : null;
}
