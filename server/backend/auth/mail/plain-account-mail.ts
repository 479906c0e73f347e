import type { AccountMailKind, ComposeAccountMail } from './account-mail.ts';

const SUBJECTS: Readonly<Record<AccountMailKind, (site: string) => string>> = {
  signup: (site) => `Confirm your email address for ${site}`,
  invite: (site) => `You are invited to ${site}`,
  magiclink: (site) => `Your sign-in link for ${site}`,
  recovery: (site) => `Choose a new password for ${site}`,
  email_change: (site) => `Confirm the change of your email address for ${site}`,
  reauthentication: (site) => `Your code for ${site}`,
  password_changed: (site) => `Your password for ${site} was changed`,
  email_changed: (site) => `Your email address for ${site} was changed`,
  factor_added: (site) => `Two-step sign-in was set up at ${site}`,
  factor_removed: (site) => `Two-step sign-in was removed at ${site}`,
  passkey_added: (site) => `A passkey was added at ${site}`,
  passkey_removed: (site) => `A passkey was removed at ${site}`,
};

/** The mails of an engine that runs alone: in English, as short as they can be. @param site the name of the installation */
export function plainAccountMails(site: string): ComposeAccountMail {
  return ({ kind, recipient, address, link, code, lifetimeSeconds }) => ({
    recipient,
    language: 'en',
    subject: SUBJECTS[kind](site),
    parts: [
      ...(address === undefined ? [] : [{ text: `The new address: ${address}` }]),
      ...(link === undefined ? [] : [{ link, words: 'Continue' }]),
      ...(code === undefined
        ? []
        : [{ code, words: link === undefined ? 'Enter this code:' : 'Or enter this code:' }]),
      {
        text:
          lifetimeSeconds === undefined
            ? 'If it was not you, choose a new password at once.'
            : `This works once, for ${Math.max(1, Math.round(lifetimeSeconds / 60))} minutes. If it was not you, ignore this mail.`,
      },
    ],
  });
}
