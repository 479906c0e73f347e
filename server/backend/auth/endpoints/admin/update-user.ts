import { audit } from '../../audit.ts';
import type { Endpoint } from '../../context.ts';
import { emailExists, phoneExists } from '../../errors.ts';
import { privateReply } from '../../exchange/reply.ts';
import { notifyOwner } from '../../mail/notify-owner.ts';
import { changePassword } from '../../users/change-password.ts';
import { setEmail, setPhone } from '../../users/set-address.ts';
import { userJson } from '../../users/user-json.ts';
import { findUserByEmail, findUserByPhone, loadAccount, lockUser } from '../../users/user-row.ts';
import { findSubject, requireServiceRole } from './admin-access.ts';
import { applyAttributes } from './apply-attributes.ts';
import { readUserAttributes } from './user-attributes.ts';

/** `PUT /admin/users/{id}`: what it sets holds at once, without a mail. A new password ends every session. */
export const updateUserById: Endpoint = async (context, request) => {
  requireServiceRole(request);
  const attributes = await readUserAttributes(context, request);
  const account = await context.database.transaction(async ({ query }) => {
    const user = await findSubject(query, request, lockUser);
    const { email, phone, passwordHash } = attributes;
    if (passwordHash !== null) await changePassword(context, query, request, user, passwordHash, null);
    if (email !== null && email !== user.email) {
      if (await findUserByEmail(query, email)) throw emailExists();
      await notifyOwner(context, query, user, 'email_changed', email);
      await setEmail(query, user.id, email, new Date(context.now()));
    }
    if (phone !== null && phone !== user.phone) {
      if (await findUserByPhone(query, phone)) throw phoneExists();
      await setPhone(query, user.id, phone, new Date(context.now()));
    }
    await applyAttributes(context, query, (await loadAccount(query, user.id)).user, attributes);
    await audit(context, query, request, 'user_modified', user.id);
    return loadAccount(query, user.id);
  });
  return privateReply(userJson(account));
};
