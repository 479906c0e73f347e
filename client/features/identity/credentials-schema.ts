import { t } from '@lingui/core/macro';
import * as v from 'valibot';

// Messages are functions: they are worded when they are shown, in the language shown then.
const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => t`Enter your email.`),
  v.email(() => t`This does not look like an email address. It should be like name@example.com.`),
);

/** The Sign In form. */
export const signInSchema = v.object({
  email,
  password: v.pipe(
    v.string(),
    v.nonEmpty(() => t`Enter your password.`),
  ),
});

/** The Sign Up form. How good a password must be is the server's to judge. */
export const signUpSchema = v.object({
  full_name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => t`Enter your full name.`),
  ),
  email,
  password: v.pipe(
    v.string(),
    v.nonEmpty(() => t`Choose a password.`),
  ),
  accepted: v.pipe(
    v.optional(v.string(), ''),
    v.literal('on', () => t`Please confirm this to create an account.`),
  ),
});

export type SignInFields = v.InferOutput<typeof signInSchema>;
export type SignUpFields = v.InferOutput<typeof signUpSchema>;
