import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#server/mails/msg.ts';

/** Ends a mail that tells what was done. */
export const PROTECT = msg`If it was not you, choose a new password at once and sign out the other devices.`;

/** Ends a mail that asks for something. @param lifetime "60 minutes" */
export function ignore(lifetime: string): MessageDescriptor {
  return msg`This works once, for ${{ lifetime }}. If it was not you, you can ignore this mail.`;
}
