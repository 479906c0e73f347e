import type { Assessment } from '#domain/security/assess-client.ts';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** Tells the admins what the guard saw. The server goes by what it knows itself about caller and address. */
export async function logSecurityEvent(
  { auth, rest }: Pick<Backend, 'auth' | 'rest'>,
  { isBot, isSuspicious, level, isBlocked }: Assessment,
  { ip, isVpn }: { ip: string | null; isVpn: boolean },
): Promise<void> {
  const { data } = await auth.getSession();
  unwrap(
    await rest.rpc('log_security_event', {
      p_user_id: data.session?.user.id ?? null,
      p_event_type: 'security_check',
      p_ip_address: ip,
      p_user_agent: navigator.userAgent,
      p_threat_level: level,
      p_blocked: isBlocked,
      p_details: { isBot, isVPN: isVpn, isSuspicious, timestamp: new Date().toISOString() },
    }),
  );
}
