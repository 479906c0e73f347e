import type { SignedTokens } from '../../adapters/signed-token.ts';

/** A mail is kept for years, and the way out of it has to work for as long. */
const TOKEN_DAYS = 3650;
const DAY_MS = 86_400_000;

/** What opens the preferences of a learner's mails, for whoever has one of the mails. It opens nothing else. */
export function issueMailToken(tokens: SignedTokens, userId: string, now: Date): string {
  return tokens.issue(userId, new Date(now.getTime() + TOKEN_DAYS * DAY_MS));
}
