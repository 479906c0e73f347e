import { authenticate } from '../authenticate.ts';
import type { Endpoint } from '../context.ts';
import { privateReply } from '../exchange/reply.ts';
import { userJson } from '../users/user-json.ts';
import { findIdentities } from '../users/user-row.ts';

/** `GET /user`: the account as the database has it now. */
export const getUser: Endpoint = async (context, request) => {
  const { user } = await authenticate(context, request);
  const identities = await findIdentities(context.database.query, user.id);
  return privateReply(userJson({ user, identities }));
};
