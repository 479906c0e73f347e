import * as v from 'valibot';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { AuthError, userAlreadyExists, validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../exchange/reply.ts';
import { takeAtLeast } from '../exchange/uniform-answer.ts';
import { UNIFORM_ANSWER_MS } from '../limits/limits.ts';
import { limitMail, limitRequests } from '../limits/request-limits.ts';
import { checkNewPassword } from '../passwords/policy.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { type Metadata, readMetadata } from '../users/metadata.ts';
import { registerUser } from '../users/register-user.ts';
import { unconfirmedUserJson } from '../users/unconfirmed-user.ts';
import { findUserByEmail } from '../users/user-row.ts';

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: v.nullish(v.unknown(), null),
});

/** `POST /signup`: a session at once, or a mail that has to be answered first, as the settings say. */
export const signUp: Endpoint = async (context, request) => {
  const { settings } = context;
  if (!settings.enable_signup) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const order = await readOrder(context, request);
  await limitRequests(context, request, 'sign_in_sign_ups');
  const opensSession = !settings.email.enable_confirmations || settings.email.sign_in_before_confirmation;
  return privateReply(
    opensSession
      ? await signUpWithSession(context, request, order)
      : await takeAtLeast(UNIFORM_ANSWER_MS, () => signUpWithMail(context, request, order)),
  );
};

type Order = { readonly email: string; readonly password: string; readonly metadata: Metadata };

async function readOrder(context: AuthContext, request: GatewayRequest): Promise<Order> {
  const { email, phone, password, data } = await parseBody(request, body);
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  }
  if (phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (email === '' && password === '') {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (email === '') throw validationFailed('Sign up only available with email provider');
  if (!context.settings.email.enable_signup) {
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  }
  if (password === '') throw validationFailed('Signup requires a valid password');
  checkNewPassword(password, context.settings);
  return { email: readEmailAddress(email), password, metadata: readMetadata(data) };
}

/** Where a session is given at once, a known address cannot be hidden. */
async function signUpWithSession(
  context: AuthContext,
  request: GatewayRequest,
  order: Order,
): Promise<unknown> {
  const { database, settings } = context;
  const known = await findUserByEmail(database.query, order.email);
  if (known) {
    await audit(context, database.query, request, 'user_repeated_signup', known.id);
    throw userAlreadyExists();
  }
  if (settings.email.enable_confirmations) await limitMail(context, request, order.email);
  const passwordHash = await context.passwords.hash(order.password);
  const registered = await database.transaction(({ query }) =>
    registerUser(context, query, request, {
      ...order,
      passwordHash,
      redirectTo: readRedirect(context, request),
    }),
  );
  if (!registered?.session) throw userAlreadyExists();
  return sessionJson(context, registered.account, registered.session);
}

/** The same answer, after the same work, whether the address was free, waits for its confirmation, or is taken. */
async function signUpWithMail(context: AuthContext, request: GatewayRequest, order: Order): Promise<unknown> {
  await limitMail(context, request, order.email);
  const passwordHash = await context.passwords.hash(order.password);
  const registered = await context.database.transaction(({ query }) =>
    registerUser(context, query, request, {
      ...order,
      passwordHash,
      redirectTo: readRedirect(context, request),
    }),
  );
  return unconfirmedUserJson(
    order.email,
    order.metadata,
    new Date(context.now()),
    registered?.account.user.id,
  );
}
