import * as v from 'valibot';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { AuthError, invalidCredentials, userBanned, validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply } from '../exchange/reply.ts';
import { forgetPasswordGuesses, limitPasswordGuesses, limitRequests } from '../limits/request-limits.ts';
import { isTooLong } from '../passwords/policy.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { isEmailAddress } from '../users/email-address.ts';
import { type Account, findUserByEmail, isBanned, loadAccount, type UserRow } from '../users/user-row.ts';

const body = v.object({ email: optionalText, phone: optionalText, password: optionalText });

/** `POST /token?grant_type=password`. */
export const signInWithPassword: Endpoint = async (context, request) => {
  const { email, password } = await readCredentials(context, request);
  await limitRequests(context, request, 'sign_in_sign_ups');
  await limitPasswordGuesses(context, email);
  const user = await findUserByEmail(context.database.query, email);
  const isRight = await context.passwords.verify(user?.encrypted_password, password);
  if (!user || !isRight) throw invalidCredentials();
  decideSignIn(context, user);
  const { account, session } = await startSession(context, request, user);
  return privateReply(await sessionJson(context, account, session));
};

async function readCredentials(context: AuthContext, request: GatewayRequest) {
  const { email, phone, password } = await parseBody(request, body);
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on login.');
  }
  if (phone !== '') throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw validationFailed('missing email or phone');
  if (!context.settings.email.enable_signup) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (!isEmailAddress(email) || isTooLong(password)) throw invalidCredentials();
  return { email: email.toLowerCase(), password };
}

/** Only who knows the password learns that the account is banned or not confirmed. */
function decideSignIn(context: AuthContext, user: UserRow): void {
  const { enable_confirmations: needsConfirmation, sign_in_before_confirmation: sessionFirst } =
    context.settings.email;
  if (isBanned(user, context.now())) throw userBanned(400);
  if (user.email_confirmed_at === null && needsConfirmation && !sessionFirst) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
}

async function startSession(context: AuthContext, request: GatewayRequest, user: UserRow) {
  return context.database.transaction(async ({ query }) => {
    await requireSamePassword(query, user);
    const session = await openSession(context, query, request, user.id, 'password');
    await forgetPasswordGuesses(context, query, user.email ?? '');
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
