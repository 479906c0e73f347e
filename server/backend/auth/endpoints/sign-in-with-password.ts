import * as v from 'valibot';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { AuthError, invalidCredentials, userBanned, validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply } from '../exchange/reply.ts';
import { forgetPasswordGuesses, limitPasswordGuesses } from '../limits/password-limits.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { isTooLong } from '../passwords/policy.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { isEmailAddress } from '../users/email-address.ts';
import type { OwnProvider } from '../users/own-identity.ts';
import { readAddress } from '../users/read-address.ts';
import type { SignUpAddress } from '../users/unconfirmed-user.ts';
import {
  type Account,
  findUserByEmail,
  findUserByPhone,
  isBanned,
  loadAccount,
  type UserRow,
} from '../users/user-row.ts';

const body = v.object({ email: optionalText, phone: optionalText, password: optionalText });

/** `POST /token?grant_type=password`. */
export const signInWithPassword: Endpoint = async (context, request) => {
  const credentials = await readCredentials(context, request);
  const { provider, address, password } = credentials;
  await enforceRateLimit(context, request, 'sign_in_sign_ups');
  await limitPasswordGuesses(context, request, address);
  const find = provider === 'email' ? findUserByEmail : findUserByPhone;
  const user = await find(context.database.query, address);
  const isRight = await context.passwords.verify(user?.encrypted_password, password);
  if (!user || !isRight) throw invalidCredentials(user?.id);
  decideSignIn(context, user, provider);
  const { account, session } = await startSession(context, request, user, credentials);
  return privateReply(await sessionJson(context, account, session));
};

type Credentials = SignUpAddress & { readonly password: string };

async function readCredentials(context: AuthContext, request: GatewayRequest): Promise<Credentials> {
  const { password, ...fields } = await parseBody(request, body);
  // What cannot be an address is nobody's: the answer is that of a wrong password.
  if (fields.phone === '' && fields.email !== '' && !isEmailAddress(fields.email)) throw invalidCredentials();
  const address = readAddress(context, fields);
  if (!address) throw validationFailed('missing email or phone');
  if (isTooLong(password)) throw invalidCredentials();
  return { ...address, password };
}

/** Only who knows the password learns that the account is banned or not confirmed. */
function decideSignIn(context: AuthContext, user: UserRow, provider: OwnProvider): void {
  const { email, sms } = context.settings;
  if (isBanned(user, context.now())) throw userBanned(400, user.id);
  if (provider === 'phone') {
    if (user.phone_confirmed_at === null && sms.enable_confirmations) {
      throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
    }
    return;
  }
  if (user.email_confirmed_at === null && email.enable_confirmations && !email.sign_in_before_confirmation) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
}

async function startSession(
  context: AuthContext,
  request: GatewayRequest,
  user: UserRow,
  { address, password }: Credentials,
) {
  const upgraded = await context.passwords.upgrade(user.encrypted_password, password);
  return context.database.transaction(async ({ query }) => {
    await requireSamePassword(query, user);
    if (upgraded !== null) {
      await query('update auth.users set encrypted_password = $2 where id = $1', [user.id, upgraded]);
    }
    const session = await openSession(context, query, request, user.id, 'password');
    await forgetPasswordGuesses(context, query, request, address);
    await audit(context, query, request, 'login', user.id);
    const account: Account = await loadAccount(query, user.id);
    return { account, session };
  });
}

/** The password was checked outside of the transaction: it must not have been changed meanwhile. */
async function requireSamePassword(query: AuthContext['database']['query'], user: UserRow): Promise<void> {
  const { rowCount } = await query(
    'select from auth.users where id = $1 and encrypted_password = $2 and deleted_at is null for no key update',
    [user.id, user.encrypted_password],
  );
  if (rowCount === 0) throw invalidCredentials();
}
