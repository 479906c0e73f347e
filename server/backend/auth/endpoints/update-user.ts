import * as v from 'valibot';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { audit } from '../audit.ts';
import { authenticate, type SignedIn } from '../authenticate.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../exchange/reply.ts';
import { requireAal2 } from '../factors/require-aal2.ts';
import { limitMail, limitPasswordGuesses } from '../limits/request-limits.ts';
import { changePassword, preparePassword } from '../users/change-password.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { mergeMetadata, readMetadata } from '../users/metadata.ts';
import { userJson } from '../users/user-json.ts';
import { type Account, loadAccount, lockUser, type UserRow } from '../users/user-row.ts';
import { requestEmailChange } from '../verification/email-change.ts';

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: v.nullish(v.string(), null),
  data: v.nullish(v.unknown(), null),
  app_metadata: v.nullish(v.unknown(), null),
});

/** `PUT /user`: own metadata, own password, the wish for another address. */
export const updateUser: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const changes = await readChanges(context, request, signedIn);
  if (changes.email !== null) await limitMail(context, request, changes.email);
  const account = await writeChanges(context, request, signedIn, changes);
  return privateReply(userJson(account));
};

async function readChanges(context: AuthContext, request: GatewayRequest, signedIn: SignedIn) {
  const { user, sessionId } = signedIn;
  const fields = await parseBody(request, body);
  if (fields.app_metadata !== null) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (fields.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (fields.email !== '' || fields.password !== null) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    await requireAal2(context.database.query, signedIn, 401, message);
  }
  const email = fields.email === '' ? null : readEmailAddress(fields.email);
  const data = fields.data === null ? null : readMetadata(fields.data);
  // Whoever holds a stolen session must not find out the present password by trying.
  if (fields.password !== null) await limitPasswordGuesses(context, `change:${user.id}`);
  const passwordHash =
    fields.password === null ? null : await preparePassword(context, user, sessionId, fields.password);
  return { data, email: email === user.email ? null : email, passwordHash };
}

type Changes = Awaited<ReturnType<typeof readChanges>>;

function writeChanges(
  context: AuthContext,
  request: GatewayRequest,
  { user: { id }, sessionId }: SignedIn,
  { data, email, passwordHash }: Changes,
): Promise<Account> {
  return context.database.transaction(async ({ query }) => {
    const user: UserRow | undefined = await lockUser(query, id);
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    if (passwordHash !== null)
      await changePassword(context, query, request, user.id, passwordHash, sessionId);
    if (data !== null) {
      const merged = mergeMetadata(user.raw_user_meta_data, data);
      await query('update auth.users set raw_user_meta_data = $2::jsonb, updated_at = $3 where id = $1', [
        user.id,
        JSON.stringify(merged),
        new Date(context.now()),
      ]);
      await audit(context, query, request, 'user_modified', user.id);
    }
    if (email !== null) {
      await requestEmailChange(context, query, request, user, {
        email,
        redirectTo: readRedirect(context, request),
      });
    }
    return loadAccount(query, user.id);
  });
}
