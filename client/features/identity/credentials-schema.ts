import { t } from '@lingui/core/macro';
import * as v from 'valibot';
import { isPlainName, tidyName } from '#domain/kernel/plain-name.ts';
import { emailSchema as email } from './sign-in-schema.ts';

/** A code from a mail or an app, as people type it: with spaces, in groups. */
const code = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s/g, '')),
  v.minLength(1, () => t`Enter the code.`),
);

/** A form that asks for an address alone. */
export const addressSchema = v.object({ email });

/** A form that asks for a code. */
export const codeSchema = v.object({ code });

/** Its length is known here; how easy it is to guess is the server's to judge. */
const newPassword = v.pipe(
  v.string(),
  v.minLength(1, () => t`Choose a password.`),
  v.minLength(__SITE_FACTS__.minimumPasswordLength, () => {
    const { minimumPasswordLength } = __SITE_FACTS__;
    return t`Too short: choose at least ${minimumPasswordLength} characters.`;
  }),
);

const fullName = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.minLength(1, () => t`Enter your full name.`),
  v.check(
    isPlainName,
    () => t`A name cannot hold a web address. Leave out the marks : / @ < > and put a space after each dot.`,
  ),
);

/** The form that changes the name. */
export const nameSchema = v.object({ full_name: fullName });

/** The form that changes the password of somebody signed in; the code is there when it was asked for. */
export const changePasswordSchema = v.object({ password: newPassword, code: v.optional(code, '-') });

/** The form that sets a new password. */
export const newPasswordSchema = v.object({ password: newPassword });

/** The Sign Up form. */
export const signUpSchema = v.object({
  full_name: fullName,
  email,
  password: newPassword,
  accepted: v.pipe(
    v.optional(v.string(), ''),
    v.literal('on', () => t`Please confirm this to create an account.`),
  ),
});

export type SignUpFields = v.InferOutput<typeof signUpSchema>;
