import * as v from 'valibot';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { AuthError, userAlreadyExists, validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../exchange/reply.ts';
import { takeAtLeast } from '../exchange/uniform-answer.ts';
import { UNIFORM_ANSWER_MS } from '../limits/limits.ts';
import { limitSignUpMessages } from '../limits/message-limits.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { checkNewPassword } from '../passwords/policy.ts';
import { type CodeChallenge, readCodeChallenge } from '../pkce/code-challenge.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { requireSmsCarrier, sendSmsCodeUnseen } from '../sms/send-code.ts';
import { type Metadata, readMetadata } from '../users/metadata.ts';
import { readAddress } from '../users/read-address.ts';
import { confirmationTo, type Registered, registerUser, signUpRules } from '../users/register-user.ts';
import { type SignUpAddress, unconfirmedUserJson } from '../users/unconfirmed-user.ts';
import { findUserByEmail, findUserByPhone } from '../users/user-row.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: v.nullish(v.unknown(), null),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});
type Fields = v.InferOutput<typeof body>;

/** `POST /signup`: a session at once, or a message that has to be answered first, as the settings say. */
export const signUp: Endpoint = async (context, request) => {
  if (!context.settings.enable_signup) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const fields = await parseBody(request, body);
  if (fields.email === '' && fields.phone === '' && fields.password === '') {
    return signUpAnonymously(context, request, readMetadata(fields.data));
  }
  const order = readOrder(context, fields);
  await enforceRateLimit(context, request, 'sign_in_sign_ups');
  return privateReply(
    signUpRules(context, order).opensSession
      ? await signUpWithSession(context, request, order)
      : await takeAtLeast(UNIFORM_ANSWER_MS, () => signUpWithMessage(context, request, order)),
  );
};

type Order = SignUpAddress & {
  readonly password: string;
  readonly metadata: Metadata;
  readonly challenge: CodeChallenge | null;
};

function readOrder(context: AuthContext, fields: Fields): Order {
  const address = readAddress(context, fields);
  if (!address) throw validationFailed('Sign up only available with email provider');
  if (fields.password === '') throw validationFailed('Signup requires a valid password');
  checkNewPassword(fields.password, context.settings);
  return {
    ...address,
    password: fields.password,
    metadata: readMetadata(fields.data),
    challenge: readCodeChallenge(fields.code_challenge, fields.code_challenge_method),
  };
}

/** Where a session is given at once, a known address cannot be hidden. */
async function signUpWithSession(
  context: AuthContext,
  request: GatewayRequest,
  order: Order,
): Promise<unknown> {
  const { query } = context.database;
  const known = await (order.provider === 'email'
    ? findUserByEmail(query, order.address)
    : findUserByPhone(query, order.address));
  if (known) {
    await audit(context, query, request, 'user_repeated_signup', known.id);
    throw userAlreadyExists();
  }
  const { account, session } = await register(context, request, order);
  if (!account || !session) throw userAlreadyExists();
  return sessionJson(context, account, session);
}

/** The same answer, after the same work, whether the address was free, waits for its confirmation, or is taken. */
async function signUpWithMessage(
  context: AuthContext,
  request: GatewayRequest,
  order: Order,
): Promise<unknown> {
  if (order.provider === 'phone') requireSmsCarrier(context, order.address);
  const { account, smsCode } = await register(context, request, order);
  if (smsCode !== null) sendSmsCodeUnseen(context, order.address, smsCode);
  return unconfirmedUserJson(order, order.metadata, new Date(context.now()), account?.user.id);
}

async function register(context: AuthContext, request: GatewayRequest, order: Order): Promise<Registered> {
  if (signUpRules(context, order).sendsMessage) {
    await limitSignUpMessages(context, request, confirmationTo(order));
  }
  const passwordHash = await context.passwords.hash(order.password);
  const registration = { ...order, passwordHash, redirectTo: readRedirect(context, request) };
  return context.database.transaction(({ query }) => registerUser(context, query, request, registration));
}
