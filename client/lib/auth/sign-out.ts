import type { Auth } from '../backend/connect-auth.ts';

let signingOut = false;

/** Whether this page is on its way to / after signing out; the route guard then does not lead to /auth. */
export function isSigningOut(): boolean {
  return signingOut;
}

/** Signs out on this device and goes to the home page; throws the provider's error and stays when it fails. */
export async function signOut(auth: Auth): Promise<void> {
  signingOut = true;
  const { error } = await auth.signOut({ scope: 'local' });
  if (error !== null) {
    signingOut = false;
    throw error;
  }
  location.assign('/');
}
