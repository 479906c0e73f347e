import type { Endpoint } from '../context.ts';
import { privateReply } from '../exchange/reply.ts';

/** `GET /settings`: which ways to sign in there are. Nothing in it is secret. */
export const showSettings: Endpoint = async ({ settings }) =>
  privateReply({
    external: { anonymous_users: false, email: settings.email.enable_signup, phone: false },
    disable_signup: !settings.enable_signup,
    mailer_autoconfirm: !settings.email.enable_confirmations,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });
