import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import type { AuthContext } from '../context.ts';
import { messageRateExceeded, tooSoon } from '../errors.ts';
import { addressBlock } from '../../limits/address-block.ts';
import { MESSAGE_WINDOW_S, MESSAGES_PER_RECIPIENT } from './limits.ts';
import { countHit, secondsToWait } from '../../limits/rate-limit.ts';

export type Message = {
  readonly channel: 'email' | 'sms';
  /** What it asks for; each kind has a pause of its own. */
  readonly kind: 'confirmation' | 'otp' | 'recovery' | 'change' | 'reauthentication';
  /** Mail address in lower case, or phone number. */
  readonly recipient: string;
};

/**
 * Counts what a visitor asks to be sent, before anything is looked up, so that known and unknown recipients look the
 * same: how much this visitor asks for, and the pause between two requests of this visitor for one recipient. What
 * others ask for does not count here: nobody can be locked out by a stranger.
 *
 * @throws AuthError 429
 */
export async function limitMessageRequests(
  context: AuthContext,
  request: GatewayRequest,
  message: Message,
): Promise<void> {
  const wait = await startPause(context, request, message);
  if (wait > 0) throw tooSoon(wait, message.channel);
  await countRequest(context, request, message);
}

/**
 * The same for a sign-up, which the pause does not hold up (somebody behind the same address may have asked for the
 * address before) but which begins one.
 *
 * @throws AuthError 429
 */
export async function limitSignUpMessages(
  context: AuthContext,
  request: GatewayRequest,
  message: Message,
): Promise<void> {
  await startPause(context, request, message);
  await countRequest(context, request, message);
}

/**
 * Counts a message before it is sent, and tells whether it may be: false while one of the same kind has just gone to
 * the recipient, and after too many. Nobody is told: what was sent before still works, and an answer that differed
 * would say that the recipient is known.
 */
export async function mayReceive(context: AuthContext, query: Query, message: Message): Promise<boolean> {
  const recipient = context.digest('rate-limit', message.recipient).toString('base64url');
  const name = `${message.channel}_${message.kind}_to`;
  const pauseSeconds = pauseOf(context, message);
  if (pauseSeconds > 0) {
    const pause = { name, limit: 1, windowSeconds: pauseSeconds };
    if ((await secondsToWait(query, context.now(), pause, recipient)) > 0) return false;
  }
  const inAll = { name: `${message.channel}_to`, ...MESSAGES_PER_RECIPIENT };
  return (await secondsToWait(query, context.now(), inAll, recipient)) === 0;
}

/**
 * Counts the text message of a second step, in the caller's transaction: by the account, by the visitor and, as long as
 * nobody has shown that the phone is theirs, by the phone.
 *
 * @param unprovenPhone null for the phone of a verified factor, which nobody else can use up
 * @throws AuthError 429
 */
export async function limitFactorMessages(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  userId: string,
  unprovenPhone: string | null,
): Promise<void> {
  const refusal = (seconds: number) => messageRateExceeded(seconds, 'sms');
  const byAccount = { name: 'sms_factor', ...MESSAGES_PER_RECIPIENT, refusal };
  await countHit(query, context.now(), byAccount, userId);
  await countRequest(context, request, { channel: 'sms' }, query);
  if (unprovenPhone === null) return;
  const phone = context.digest('rate-limit', unprovenPhone).toString('base64url');
  await countHit(query, context.now(), { name: 'sms_to', ...MESSAGES_PER_RECIPIENT, refusal }, phone);
}

/** @returns seconds until the next request, when this one comes too early */
async function startPause(context: AuthContext, request: GatewayRequest, message: Message): Promise<number> {
  const windowSeconds = pauseOf(context, message);
  if (windowSeconds === 0) return 0;
  const pause = { name: `${message.channel}_${message.kind}_pause`, limit: 1, windowSeconds };
  const subject = context.digest('rate-limit', `${addressBlock(request.address)} ${message.recipient}`);
  return secondsToWait(context.database.query, context.now(), pause, subject.toString('base64url'));
}

async function countRequest(
  context: AuthContext,
  request: GatewayRequest,
  { channel }: Pick<Message, 'channel'>,
  query: Query = context.database.query,
): Promise<void> {
  const rates = context.settings.rate_limit;
  const limit = {
    name: `${channel}_sent`,
    limit: channel === 'email' ? rates.email_sent : rates.sms_sent,
    windowSeconds: MESSAGE_WINDOW_S,
    refusal: (seconds: number) => messageRateExceeded(seconds, channel),
  };
  await countHit(query, context.now(), limit, addressBlock(request.address));
}

/** In seconds. */
function pauseOf({ settings }: AuthContext, { channel }: Message): number {
  return channel === 'email' ? settings.email.max_frequency : settings.sms.max_frequency;
}
