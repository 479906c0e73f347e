import { availableParallelism } from 'node:os';

/** Every number that bounds what a stranger may send or try. Rates that operators set come from `config.toml`. */

/** RFC 5321: longest address that mail systems carry. */
export const MAX_EMAIL_LENGTH = 254;
/** GoTrue stops at bcrypt's 72 bytes; argon2 has no such edge, so pass phrases may be longer here. */
export const MAX_PASSWORD_BYTES = 256;
/** Longest user metadata as JSON text: it travels in every access token, so in a header of every request. */
export const MAX_METADATA_BYTES = 10_000;
export const MAX_METADATA_DEPTH = 16;
export const MAX_REDIRECT_LENGTH = 2048;
export const MAX_USER_AGENT_LENGTH = 512;

/** Password hashes computed at one time (one processor is left to everything else), and how many may wait. */
export const HASHING = {
  concurrency: Math.max(1, Math.min(4, availableParallelism() - 1)),
  queue: 500,
} as const;

/** Wrong guesses at one code before it dies. */
export const CODE_GUESSES = 5;

/** How long an authorization code works after it was given out. */
export const AUTH_CODE_SECONDS = 300;

/** Passwords that one visitor may try for one account. */
export const PASSWORD_GUESSES = { limit: 20, windowSeconds: 15 * 60 } as const;
/** Passwords that all visitors together may try for one account. */
export const PASSWORD_GUESSES_BY_ANYBODY = { limit: 200, windowSeconds: 15 * 60 } as const;
/** Codes tried for one second factor, in all sessions of its owner together. */
export const FACTOR_GUESSES = { limit: 10, windowSeconds: 15 * 60 } as const;
/** For how long an enrolment that was not finished is kept, and a challenge can be answered, in seconds. */
export const ENROLMENT_LIFETIME_S = 300;
export const CHALLENGE_LIFETIME_S = 300;
/** For how long whoever holds the mailbox can say that a factor is not theirs, and how fresh their session has to be. */
export const DISOWNING_S = 7 * 24 * 3600;
export const FRESH_MAIL_SESSION_S = 3600;
export const MAX_FRIENDLY_NAME_LENGTH = 100;
/** GoTrue's, for passkeys. */
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME_LENGTH = 120;

/** Mails to one mailbox, or text messages to one phone, whoever asks. */
export const MESSAGES_PER_RECIPIENT = { limit: 10, windowSeconds: 3600 } as const;
/** Mails that only notify an owner of what was done. A count of its own: nobody can use it up by asking for other mails. */
export const NOTIFICATIONS_PER_OWNER = { limit: 20, windowSeconds: 3600 } as const;
/** How long the code of a text message works. */
export const SMS_CODE_SECONDS = 600;

/** The windows of the rates in `config.toml`. */
export const REQUEST_WINDOW_S = 300;
export const MESSAGE_WINDOW_S = 3600;
export const ANONYMOUS_WINDOW_S = 3600;

/** Answers that must not tell known from unknown addresses take at least this long, in milliseconds. */
export const UNIFORM_ANSWER_MS = 300;

/** How long a visitor may take at an outside provider. */
export const OAUTH_STATE_SECONDS = 600;
