import type { MailTexts } from '../mail-wording.ts';

export const en: MailTexts = {
  mails: {
    signup: {
      subject: 'Confirm your email address for {site}',
      reason: 'Somebody signed up for {site} with this email address.',
      action: 'Confirm the address',
    },
    invite: {
      subject: 'You are invited to {site}',
      reason: 'An administrator of {site} has invited you to open an account.',
      action: 'Accept the invitation',
    },
    magiclink: {
      subject: 'Your sign-in link for {site}',
      reason: 'Somebody asked to sign in to {site} with this email address.',
      action: 'Sign in',
    },
    recovery: {
      subject: 'Choose a new password for {site}',
      reason: 'Somebody asked for a new password for the account at {site} with this email address.',
      action: 'Choose a new password',
    },
    email_change: {
      subject: 'Confirm the change of your email address for {site}',
      reason: 'The email address of an account at {site} is to become {address}.',
      action: 'Confirm the change',
    },
    reauthentication: {
      subject: 'Your code for {site}',
      reason: 'Somebody signed in to your account at {site} asked for a code to change something important.',
    },
    password_changed: {
      subject: 'Your password for {site} was changed',
      reason: 'The password of your account at {site} was changed. Other devices have been signed out.',
    },
    email_changed: {
      subject: 'Your email address for {site} was changed',
      reason: 'The email address of your account at {site} is now {address}.',
    },
    factor_added: {
      subject: 'Two-step sign-in was set up at {site}',
      reason: 'A second step was added to the sign-in of your account at {site}.',
    },
    factor_removed: {
      subject: 'Two-step sign-in was removed at {site}',
      reason: 'A second step was removed from the sign-in of your account at {site}.',
    },
    deletion_requested: {
      subject: 'Your account at {site} is going to be deleted',
      reason:
        'You asked for your account at {site} to be deleted, with everything in it. This will happen on {date}. Until then you can sign in and keep it.',
    },
    deletion_cancelled: {
      subject: 'Your account at {site} stays',
      reason: 'The deletion of your account at {site} was cancelled. Nothing was lost.',
    },
    account_deleted: {
      subject: 'Your account at {site} was deleted',
      reason: 'As you asked, your account at {site} was deleted, with everything that was kept about you.',
    },
  },
  orEnterCode: 'Or enter this code:',
  enterCode: 'Enter this code:',
  lifetime: 'This works once, for {lifetime}.',
  ignore: 'If it was not you, you can ignore this mail.',
  protect: 'If it was not you, choose a new password at once and sign out the other devices.',
};
