import { audit } from '../../audit.ts';
import type { Endpoint } from '../../context.ts';
import { emailExists, phoneExists, userAlreadyExists, validationFailed } from '../../errors.ts';
import { privateReply } from '../../exchange/reply.ts';
import { createUser as insertUser } from '../../users/create-user.ts';
import { userJson } from '../../users/user-json.ts';
import { findUserByEmail, findUserByPhone, loadAccount } from '../../users/user-row.ts';
import { requireServiceRole } from './admin-access.ts';
import { applyAttributes } from './apply-attributes.ts';
import { readUserAttributes } from './user-attributes.ts';

/** `POST /admin/users`: an account without a message; confirmed when `email_confirm` or `phone_confirm` says so. */
export const createUser: Endpoint = async (context, request) => {
  requireServiceRole(request);
  const attributes = await readUserAttributes(context, request);
  const { email, phone } = attributes;
  if (email === null && phone === null) {
    throw validationFailed('Cannot create a user without either an email or phone');
  }
  const account = await context.database.transaction(async ({ query }) => {
    if (email !== null && (await findUserByEmail(query, email))) throw emailExists();
    if (phone !== null && (await findUserByPhone(query, phone))) throw phoneExists();
    const id = await insertUser(query, {
      ...(attributes.id === null ? {} : { id: attributes.id }),
      email,
      phone,
      passwordHash: attributes.passwordHash,
      metadata: attributes.userMetadata ?? {},
      createdAt: new Date(context.now()),
      confirmationSentAt: null,
    });
    if (id === undefined) throw userAlreadyExists();
    await applyAttributes(context, query, (await loadAccount(query, id)).user, attributes);
    await audit(context, query, request, 'user_signedup', id);
    return loadAccount(query, id);
  });
  return privateReply(userJson(account));
};
