import type { MessageDescriptor } from '@lingui/core';
import type { AccountMail, AccountMailKind } from '../../backend/auth/mail/account-mail.ts';
import { minutes } from '../formats.ts';
import type { MailTemplate } from '../mail-template.ts';
import { msg } from '#server/mails/msg.ts';
import { ignore, PROTECT } from './endings.ts';

type Wording = {
  readonly subject: MessageDescriptor;
  /** What happened, in one or two sentences. */
  readonly reason: MessageDescriptor;
  /** The words of the link; absent in mails without one. */
  readonly action?: MessageDescriptor;
};

/** What the engine says to the owner of an account, in our words. */
export function accountMail({ kind, address = '', link, code, lifetimeSeconds }: AccountMail): MailTemplate {
  return ({ site, language }) => {
    const { subject, reason, action = subject } = WORDINGS[kind](site, address);
    const enterCode = link === undefined ? msg`Enter this code:` : msg`Or enter this code:`;
    const ending = lifetimeSeconds === undefined ? PROTECT : ignore(minutes(lifetimeSeconds, language));
    return {
      subject,
      parts: [
        { text: reason },
        ...(link === undefined ? [] : [{ link, words: action }]),
        ...(code === undefined ? [] : [{ code, words: enterCode }]),
        { text: ending },
      ],
    };
  };
}

const WORDINGS: Readonly<Record<AccountMailKind, (site: string, address: string) => Wording>> = {
  signup: (site) => ({
    subject: msg`Confirm your email address for ${{ site }}`,
    reason: msg`Somebody signed up for ${{ site }} with this email address.`,
    action: msg`Confirm the address`,
  }),
  invite: (site) => ({
    subject: msg`You are invited to ${{ site }}`,
    reason: msg`An administrator of ${{ site }} has invited you to open an account.`,
    action: msg`Accept the invitation`,
  }),
  magiclink: (site) => ({
    subject: msg`Your sign-in link for ${{ site }}`,
    reason: msg`Somebody asked to sign in to ${{ site }} with this email address.`,
    action: msg`Sign in`,
  }),
  recovery: (site) => ({
    subject: msg`Choose a new password for ${{ site }}`,
    reason: msg`Somebody asked for a new password for the account at ${{ site }} with this email address.`,
    action: msg`Choose a new password`,
  }),
  email_change: (site, address) => ({
    subject: msg`Confirm the change of your email address for ${{ site }}`,
    reason: msg`The email address of an account at ${{ site }} is to become ${{ address }}.`,
    action: msg`Confirm the change`,
  }),
  reauthentication: (site) => ({
    subject: msg`Your code for ${{ site }}`,
    reason: msg`Somebody signed in to your account at ${{ site }} asked for a code to change something important.`,
  }),
  password_changed: (site) => ({
    subject: msg`Your password for ${{ site }} was changed`,
    reason: msg`The password of your account at ${{ site }} was changed. Other devices have been signed out.`,
  }),
  email_changed: (site, address) => ({
    subject: msg`Your email address for ${{ site }} was changed`,
    reason: msg`The email address of your account at ${{ site }} is now ${{ address }}.`,
  }),
  factor_added: (site) => ({
    subject: msg`Two-step sign-in was set up at ${{ site }}`,
    reason: msg`A second step was added to the sign-in of your account at ${{ site }}.`,
  }),
  factor_removed: (site) => ({
    subject: msg`Two-step sign-in was removed at ${{ site }}`,
    reason: msg`A second step was removed from the sign-in of your account at ${{ site }}.`,
  }),
  passkey_added: (site) => ({
    subject: msg`A passkey was added at ${{ site }}`,
    reason: msg`A passkey was added to your account at ${{ site }}. Whoever holds it can sign in with it.`,
  }),
  passkey_removed: (site) => ({
    subject: msg`A passkey was removed at ${{ site }}`,
    reason: msg`A passkey was removed from your account at ${{ site }}. It can no longer be used to sign in.`,
  }),
};
