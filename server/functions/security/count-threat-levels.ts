import { countThreatLevelsRequest, type ThreatDay } from '#domain/security/contract.ts';
import { adminReading } from '../admin-function.ts';
import { hasDemonstration } from '../has-demonstration.ts';

/** Counts security events of a period by day and level. */
export const countThreatLevels = adminReading(
  'count-threat-levels',
  countThreatLevelsRequest,
  async ({ from, until }, { query }) => {
    const { rows } = await query<ThreatDay>(
      'select day::text, low, medium, high, critical from private.threat_days($1, $2)',
      [from, until],
    );
    return { days: rows, includes_demonstration: await hasDemonstration(query) };
  },
);
