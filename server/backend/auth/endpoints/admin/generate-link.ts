import * as v from 'valibot';
import type { Query } from '../../../database/database.ts';
import type { GatewayRequest } from '../../../http/exchange.ts';
import { audit } from '../../audit.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import { AuthError, emailExists, validationFailed } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../../exchange/reply.ts';
import { verifyLink } from '../../mail/send-account-mail.ts';
import { createOneTimeToken, type OneTimeSecret } from '../../one-time-tokens/one-time-token.ts';
import { checkNewPassword } from '../../passwords/policy.ts';
import { readEmailAddress } from '../../users/email-address.ts';
import { findOrCreateByEmail } from '../../users/find-or-create.ts';
import { type Metadata, readMetadata } from '../../users/metadata.ts';
import { userJson } from '../../users/user-json.ts';
import { findUserByEmail, loadAccount, type UserRow } from '../../users/user-row.ts';
import { noteEmailWish } from '../../verification/email-change.ts';
import { issueLink } from '../../verification/mail-link.ts';
import { requireServiceRole } from './admin-access.ts';

const body = v.object({
  type: v.picklist(
    ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'],
    'must be one of signup, invite, magiclink, recovery, email_change_current, email_change_new',
  ),
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: v.nullish(v.unknown(), null),
});
type Order = {
  readonly type: v.InferOutput<typeof body>['type'];
  readonly email: string;
  readonly newEmail: string | null;
  readonly passwordHash: string | null;
  readonly metadata: Metadata;
};

/** `POST /admin/generate_link`: the link and the code that a mail would carry, for whoever sends mails themselves. */
export const generateLink: Endpoint = async (context, request) => {
  requireServiceRole(request);
  const order = await readOrder(context, request);
  const redirectTo = readRedirect(context, request);
  const { account, secret, type } = await context.database.transaction(async ({ query }) => {
    const issued = await issue(context, query, request, order);
    return { ...issued, account: await loadAccount(query, issued.userId) };
  });
  return privateReply({
    ...userJson(account),
    action_link: verifyLink(
      context,
      type.startsWith('email_change') ? 'email_change' : type,
      secret,
      redirectTo,
    ),
    email_otp: secret.code,
    hashed_token: secret.token,
    redirect_to: redirectTo,
    verification_type: type,
  });
};

async function readOrder(context: AuthContext, request: GatewayRequest): Promise<Order> {
  const { type, ...fields } = await parseBody(request, body);
  const email = readEmailAddress(fields.email);
  const metadata = readMetadata(fields.data);
  const newEmail = fields.new_email === '' ? null : readEmailAddress(fields.new_email);
  if (type.startsWith('email_change') && newEmail === null) {
    throw validationFailed('The new email address is required');
  }
  if (type !== 'signup') return { type, email, newEmail, passwordHash: null, metadata };
  if (fields.password === '') throw validationFailed('Signup requires a valid password');
  checkNewPassword(fields.password, context.settings);
  return { type, email, newEmail, passwordHash: await context.passwords.hash(fields.password), metadata };
}

type Issued = { readonly userId: string; readonly secret: OneTimeSecret; readonly type: Order['type'] };

async function issue(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  order: Order,
): Promise<Issued> {
  const { type, email } = order;
  if (type === 'email_change_current' || type === 'email_change_new') {
    return issueEmailChange(context, query, await knownUser(query, email), order);
  }
  if (type === 'recovery') {
    const { id: userId } = await knownUser(query, email);
    return {
      userId,
      type,
      secret: await issueLink(context, query, request, type, { userId, email, challenge: null }),
    };
  }
  const { user, isNew } = await findOrCreateByEmail(context, query, order);
  if (isNew) await audit(context, query, request, 'user_signedup', user.id);
  if (type !== 'magiclink' && user.email_confirmed_at !== null) throw emailExists();
  // As with `/otp`, the first link of a new address confirms a sign-up.
  const kind = type === 'magiclink' && isNew ? 'signup' : type;
  const link = { userId: user.id, email, challenge: null };
  return { userId: user.id, type: kind, secret: await issueLink(context, query, request, kind, link) };
}

async function issueEmailChange(
  context: AuthContext,
  query: Query,
  user: UserRow,
  { type, email, newEmail }: Order,
): Promise<Issued> {
  if (newEmail === null) throw validationFailed('The new email address is required');
  if (await findUserByEmail(query, newEmail)) throw emailExists();
  if (user.email_change !== newEmail) await noteEmailWish(context, query, user.id, newEmail);
  const isNew = type === 'email_change_new';
  const secret = await createOneTimeToken(context, query, {
    userId: user.id,
    type: isNew ? 'email_change_new' : 'email_change_current',
    relatesTo: isNew ? newEmail : email,
  });
  return { userId: user.id, type, secret };
}

async function knownUser(query: Query, email: string): Promise<UserRow> {
  const user = await findUserByEmail(query, email);
  if (!user) throw new AuthError(404, 'user_not_found', 'User with this email not found');
  return user;
}
