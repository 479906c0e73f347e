import { oneOrNone } from '#domain/kernel/one.ts';
import * as v from 'valibot';
import { audit } from '../../audit.ts';
import { authenticate, lockSignedIn, type SignedIn } from '../../authenticate.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import type { Query } from '../../../database/database.ts';
import { parseBody } from '../../exchange/parse-body.ts';
import { privateReply } from '../../exchange/reply.ts';
import { requireAal2 } from '../../factors/require-aal2.ts';
import { MAX_PASSKEY_NAME_LENGTH } from '../../limits/limits.ts';
import { notifyOwner } from '../../mail/notify-owner.ts';
import type { UserRow } from '../../users/user-row.ts';
import { findPasskeysOf, passkeyJson } from '../../webauthn/credential-row.ts';
import { passkeyIdOf, passkeyNotFound } from '../../webauthn/passkey-path.ts';

const name = v.pipe(
  v.string('is required'),
  v.minLength(1, 'is required'),
  v.maxLength(MAX_PASSKEY_NAME_LENGTH, `must be ${MAX_PASSKEY_NAME_LENGTH} characters or less`),
);
const body = v.object({ friendly_name: name });

/** `GET /passkeys`: one's own. */
export const listPasskeys: Endpoint = async (context, request) => {
  const { user } = await authenticate(context, request);
  return privateReply((await findPasskeysOf(context.database.query, user.id)).map(passkeyJson));
};

/** `PATCH /passkeys/{id}`: another name. */
export const renamePasskey: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const id = passkeyIdOf(request);
  const { friendly_name: friendlyName } = await parseBody(request, body);
  const renamed = await context.database.transaction(async ({ query }) => {
    const user = await lockManager(context, query, signedIn);
    const { rowCount } = await query(
      `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4
       where id = $1 and user_id = $2 and factor_id is null`,
      [id, user.id, friendlyName, new Date(context.now())],
    );
    if (rowCount === 0) throw passkeyNotFound();
    await audit(context, query, request, 'passkey_updated', user.id, { passkey_id: id });
    return oneOrNone((await findPasskeysOf(query, user.id)).filter((passkey) => passkey.id === id));
  });
  if (!renamed) throw passkeyNotFound();
  return privateReply(passkeyJson(renamed));
};

/** `DELETE /passkeys/{id}`. */
export const removePasskey: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const id = passkeyIdOf(request);
  await context.database.transaction(async ({ query }) => {
    const user = await lockManager(context, query, signedIn);
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

/** @throws AuthError `insufficient_aal` for a session that has still to pass a second factor */
async function lockManager(context: AuthContext, query: Query, signedIn: SignedIn): Promise<UserRow> {
  const user = await lockSignedIn(context, query, signedIn);
  await requireAal2(query, signedIn, 403, 'AAL2 session is required to manage passkeys when MFA is enabled');
  return user;
}
