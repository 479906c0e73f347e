import * as v from 'valibot';
import { audit } from '../../audit.ts';
import type { Endpoint } from '../../context.ts';
import { emailExists } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../../exchange/reply.ts';
import { readEmailAddress } from '../../users/email-address.ts';
import { findOrCreateByEmail } from '../../users/find-or-create.ts';
import { readMetadata } from '../../users/metadata.ts';
import { userJson } from '../../users/user-json.ts';
import { loadAccount } from '../../users/user-row.ts';
import { sendLink } from '../../verification/mail-link.ts';
import { requireServiceRole } from './admin-access.ts';

const body = v.object({ email: optionalText, data: v.nullish(v.unknown(), null) });

/** `POST /invite`: an unconfirmed account, and a mail whose link opens it; also for one that still waits. */
export const inviteUser: Endpoint = async (context, request) => {
  requireServiceRole(request);
  const fields = await parseBody(request, body);
  const email = readEmailAddress(fields.email);
  const metadata = readMetadata(fields.data);
  const redirectTo = readRedirect(context, request);
  const account = await context.database.transaction(async ({ query }) => {
    const { user, isNew } = await findOrCreateByEmail(context, query, {
      email,
      passwordHash: null,
      metadata,
    });
    if (user.email_confirmed_at !== null) throw emailExists();
    if (isNew) await audit(context, query, request, 'user_signedup', user.id);
    await sendLink(context, query, request, 'invite', {
      userId: user.id,
      email,
      redirectTo,
      challenge: null,
    });
    return loadAccount(query, user.id);
  });
  return privateReply(userJson(account));
};
