import { one } from '#domain/kernel/one.ts';
import { listSecurityAlertsRequest, type SecurityAlert } from '#domain/security/contract.ts';
import { adminReading } from '../admin-function.ts';

const SORTS = {
  timestamp: '"timestamp"',
  severity: `array_position(array['low', 'medium', 'high', 'critical'], severity)`,
  events: 'events',
} as const;

/** The alerts of a period, page by page, and how many there are; see `private.security_alerts` for the rules. */
export const listSecurityAlerts = adminReading(
  'list-security-alerts',
  listSecurityAlertsRequest,
  async (wanted, { query }) => {
    const order = `${SORTS[wanted.sort]} ${wanted.ascending ? 'asc' : 'desc'}, "timestamp" desc, id`;
    const { rows } = await query<{ alerts: SecurityAlert[]; total: number }>(
      `with alerts as materialized (
         select * from private.security_alerts($1, $2, $6)
         where ($3::text[] = '{}' or severity = any ($3))
           and ($4::text[] = '{}' or type = any ($4))
           and ($5 = '' or ip = $5)
           and ($7::boolean is null or blocked = $7)
       )
       select
         (select count(*)::integer from alerts) as total,
         coalesce(jsonb_agg(to_jsonb(page) - 'place' order by place), '[]') as alerts
       from (
         select *, row_number() over (order by ${order}) as place from alerts order by place limit $8 offset $9
       ) as page`,
      [
        wanted.from,
        wanted.until,
        wanted.levels,
        wanted.types,
        wanted.address,
        wanted.account_id ?? null,
        wanted.blocked ?? null,
        wanted.limit,
        wanted.offset,
      ],
    );
    return one(rows);
  },
);
