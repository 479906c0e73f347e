import { audit } from '../../audit.ts';
import type { Endpoint } from '../../context.ts';
import { emailExists } from '../../errors.ts';
import { privateReply } from '../../exchange/reply.ts';
import { createUser as insertUser } from '../../users/create-user.ts';
import { userJson } from '../../users/user-json.ts';
import { loadAccount } from '../../users/user-row.ts';
import { requireServiceRole } from './admin-access.ts';
import { applyAttributes } from './apply-attributes.ts';
import { readUserAttributes, requireEmail } from './user-attributes.ts';

/** `POST /admin/users`: an account without a mail; confirmed when `email_confirm` says so. */
export const createUser: Endpoint = async (context, request) => {
  requireServiceRole(request);
  const attributes = await readUserAttributes(context, request);
  const email = requireEmail(attributes);
  const account = await context.database.transaction(async ({ query }) => {
    const id = await insertUser(query, {
      email,
      passwordHash: attributes.passwordHash,
      metadata: attributes.userMetadata ?? {},
      createdAt: new Date(context.now()),
      confirmationSentAt: null,
    });
    if (id === undefined) throw emailExists();
    await applyAttributes(context, query, (await loadAccount(query, id)).user, attributes);
    await audit(context, query, request, 'user_signedup', id);
    return loadAccount(query, id);
  });
  return privateReply(userJson(account));
};
