import { authenticate } from '../authenticate.ts';
import type { Endpoint } from '../context.ts';
import { privateReply } from '../exchange/reply.ts';
import { userJson } from '../users/user-json.ts';
import { loadAccount } from '../users/user-row.ts';

/** `GET /user`: the account as the database has it now. */
export const getUser: Endpoint = async (context, request) => {
  const { user } = await authenticate(context, request);
  return privateReply(userJson(await loadAccount(context.database.query, user.id)));
};
