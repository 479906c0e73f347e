import * as v from 'valibot';
import type { Query } from '../../../database/database.ts';
import { audit } from '../../audit.ts';
import type { Endpoint } from '../../context.ts';
import { parseBody } from '../../exchange/parse-body.ts';
import { privateReply } from '../../exchange/reply.ts';
import { closeSessions } from '../../sessions/close-sessions.ts';
import { lockUser } from '../../users/user-row.ts';
import { findSubject, requireServiceRole } from './admin-access.ts';

const body = v.object({ should_soft_delete: v.nullish(v.boolean(), false) });

/** `DELETE /admin/users/{id}`: the whole account, or with `should_soft_delete` all but an empty row. */
export const deleteUser: Endpoint = async (context, request) => {
  requireServiceRole(request);
  const { should_soft_delete: keepsRow } = await parseBody(request, body, '{}');
  await context.database.transaction(async ({ query }) => {
    const user = await findSubject(query, request, lockUser);
    // Before the row goes, so that a refresh in progress is waited for.
    await closeSessions(query, user.id, 'global', null);
    if (keepsRow) await emptyUser(query, user.id, new Date(context.now()));
    else await query('delete from auth.users where id = $1', [user.id]);
    await audit(context, query, request, 'user_deleted', user.id);
  });
  return privateReply({});
};

/** Leaves the id, so that what refers to it stands, and nothing that says whose it was. */
async function emptyUser(query: Query, id: string, at: Date): Promise<void> {
  await query(
    `update auth.users set deleted_at = $2, updated_at = $2, email = null, phone = null, encrypted_password = null,
       email_change = null, phone_change = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
    [id, at],
  );
  for (const table of [
    'identities',
    'one_time_tokens',
    'flow_state',
    'known_addresses',
    'mfa_factors',
    'webauthn_credentials',
  ]) {
    await query(`delete from auth.${table} where user_id = $1`, [id]);
  }
}
