import { t } from '@lingui/core/macro';
import * as v from 'valibot';

/** What the server takes. */
const MAX_LENGTH = 120;

/** The form that names a passkey. */
export const passkeyNameSchema = v.object({
  friendly_name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => t`Enter a name.`),
    v.maxLength(MAX_LENGTH, () => t`Too long: ${MAX_LENGTH} characters at most.`),
  ),
});
