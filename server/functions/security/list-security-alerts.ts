import { listSecurityAlertsRequest, type SecurityAlert } from '#domain/security/contract.ts';
import { adminReading } from '../admin-function.ts';

/** The alerts of a period with the newest first, and how many there are; see `private.security_alerts` for the rules. */
export const listSecurityAlerts = adminReading(
  'list-security-alerts',
  listSecurityAlertsRequest,
  async (wanted, { query }) => {
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
         coalesce(jsonb_agg(page order by page."timestamp" desc, page.id), '[]') as alerts
       from (select * from alerts order by "timestamp" desc, id limit $8 offset $9) as page`,
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
    return { alerts: rows[0]?.alerts ?? [], total: rows[0]?.total ?? 0 };
  },
);
