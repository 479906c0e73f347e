import { setTimeout } from 'node:timers/promises';
import { PostgrestClient } from '@supabase/postgrest-js';
import { ACHIEVEMENT_ROW, EARNED } from '#tests/support/issued-certificate.ts';
import type { TestServer } from '#tests/support/server.ts';

/** The job that signs looks every fifteen seconds. */
const PATIENCE_SECONDS = 60;

/** Has a certificate issued and shown by its holder. @returns the path of its page @throws when it is not signed in time */
export async function showCertificate({ url, serviceRoleKey }: TestServer): Promise<string> {
  const headers = { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` };
  const created = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'holder@example.org', email_confirm: true }),
  });
  const { id } = (await created.json()) as { id: string };
  const rest = new PostgrestClient(`${url}/rest/v1`, { headers });
  await rest.from('achievements').insert(ACHIEVEMENT_ROW).throwOnError();
  const order = { user_id: id, achievement_id: ACHIEVEMENT_ROW.id, facts: EARNED };
  await rest.from('certificate_orders').insert(order).throwOnError();
  for (let second = 0; second < PATIENCE_SECONDS; second += 1) {
    const { data } = await rest
      .from('credential_shares')
      .update({ is_shared: true })
      .eq('user_id', id)
      .select('slug')
      .throwOnError();
    const [share] = data as { slug: string }[];
    if (share) return `/verify/${share.slug}`;
    await setTimeout(1000);
  }
  throw new Error('No certificate was signed within a minute.');
}
