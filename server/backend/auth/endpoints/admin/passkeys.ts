import { audit } from '../../audit.ts';
import type { Endpoint } from '../../context.ts';
import { privateReply } from '../../exchange/reply.ts';
import { notifyOwner } from '../../mail/notify-owner.ts';
import { lockUser } from '../../users/user-row.ts';
import { findPasskeysOf, passkeyJson } from '../../webauthn/credential-row.ts';
import { passkeyIdOf, passkeyNotFound } from '../../webauthn/passkey-path.ts';
import { findSubject, requireServiceRole } from './admin-access.ts';

/** `GET /admin/users/{id}/passkeys`. */
export const listPasskeysOfUser: Endpoint = async ({ database }, request) => {
  requireServiceRole(request);
  const { id } = await findSubject(database.query, request);
  return privateReply((await findPasskeysOf(database.query, id)).map(passkeyJson));
};

/** `DELETE /admin/users/{id}/passkeys/{id}`: for somebody who lost the device. */
export const removePasskeyOfUser: Endpoint = async (context, request) => {
  requireServiceRole(request);
  const id = passkeyIdOf(request);
  await context.database.transaction(async ({ query }) => {
    const user = await findSubject(query, request, lockUser);
    const { rowCount } = await query(
      'delete from auth.webauthn_credentials where id = $1 and user_id = $2 and factor_id is null',
      [id, user.id],
    );
    if (rowCount === 0) throw passkeyNotFound();
    await notifyOwner(context, query, user, 'passkey_removed');
    await audit(context, query, request, 'passkey_deleted', user.id, { passkey_id: id });
  });
  return { status: 204, headers: { 'cache-control': 'no-store' }, body: null };
};
