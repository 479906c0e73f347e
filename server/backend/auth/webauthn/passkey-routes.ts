import type { Endpoint } from '../context.ts';
import { listPasskeysOfUser, removePasskeyOfUser } from '../endpoints/admin/passkeys.ts';
import { beginPasskey, finishPasskey } from '../endpoints/passkeys/add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../endpoints/passkeys/manage-passkeys.ts';
import { beginPasskeySignIn, signInWithPasskey } from '../endpoints/passkeys/sign-in-with-passkey.ts';

/** The endpoints about passkeys, by method and path. */
export const PASSKEY_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'GET /passkeys': listPasskeys,
  'PATCH /passkeys/{id}': renamePasskey,
  'DELETE /passkeys/{id}': removePasskey,
  'POST /passkeys/registration/options': beginPasskey,
  'POST /passkeys/registration/verify': finishPasskey,
  'POST /passkeys/authentication/options': beginPasskeySignIn,
  'POST /passkeys/authentication/verify': signInWithPasskey,
  'GET /admin/users/{id}/passkeys': listPasskeysOfUser,
  'DELETE /admin/users/{id}/passkeys/{id}': removePasskeyOfUser,
};
