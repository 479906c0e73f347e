import type { Endpoint } from '../context.ts';
import { privateReply } from '../exchange/reply.ts';
import { allowsKeys } from '../webauthn/require-relying-party.ts';

/** `GET /settings`: which ways to sign in there are. Nothing in it is secret. */
export const showSettings: Endpoint = async (context) => {
  const { settings, providers } = context;
  return privateReply({
    external: {
      anonymous_users: settings.enable_anonymous_sign_ins,
      email: settings.email.enable_signup,
      phone: settings.sms.enable_signup,
      ...Object.fromEntries([...providers.keys()].map((name) => [name, true])),
    },
    disable_signup: !settings.enable_signup,
    mailer_autoconfirm: !settings.email.enable_confirmations,
    phone_autoconfirm: !settings.sms.enable_confirmations,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: allowsKeys(context, 'passkey'),
    mfa_enabled:
      settings.mfa.totp.verify_enabled || settings.mfa.phone.verify_enabled || allowsKeys(context, 'verify'),
  });
};
