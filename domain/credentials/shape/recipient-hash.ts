import { sha256Text } from '../text/sha256-text.ts';

/**
 * A mail address as Open Badges 3.0 states it without telling it: the hash of the address and a salt of the certificate's
 * own. The address is taken in lower case without spaces around it, as its holder will type it.
 */
export function recipientHash(email: string, salt: string): string {
  return `sha256$${sha256Text(email.trim().toLowerCase() + salt)}`;
}
