import { t } from '@lingui/core/macro';
import * as v from 'valibot';

/** The address of an account. Messages are functions: they are worded when they are shown, in the language shown then. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, () => t`Enter your email.`),
  v.email(() => t`This does not look like an email address. It should be like name@example.com.`),
);

/** The Sign In form, apart from the forms that few visitors of /auth open. */
export const signInSchema = v.object({
  email: emailSchema,
  password: v.pipe(
    v.string(),
    v.minLength(1, () => t`Enter your password.`),
  ),
});

export type SignInFields = v.InferOutput<typeof signInSchema>;
