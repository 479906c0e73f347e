import type { UserId } from '#domain/kernel/ids.ts';
import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { AskedAbout } from '#domain/mentor/contract.ts';
import { fillParts } from '#domain/simulator/fills/fill-parts.ts';
import { formatBooked } from '#domain/simulator/ledger/format-booked.ts';
import type { SessionRules } from '#domain/simulator/session/rules.ts';
import type { Filled, SessionEvent } from '#domain/simulator/session/session-event.ts';
import type { Mentor } from '../../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../../adapters/sql.ts';
import type { Draft } from '../draft-answer.ts';

/** The written answer on each part of what a fill costs. */
const ANSWERS = {
  gap: 'gaps',
  half_spread: 'bid-ask-spread',
  slippage: 'slippage',
  fee: 'trading-costs',
} as const;

type Part = keyof typeof ANSWERS;

/**
 * Explains a fill of the learner's by what it cost: each part in money, and the written answer on the largest one.
 *
 * @returns undefined where they have no such fill
 */
export async function draftFill(
  mentor: Mentor,
  query: Query,
  userId: UserId,
  { session_id: sessionId, sequence }: NonNullable<AskedAbout['fill']>,
  language: Language,
): Promise<Draft | undefined> {
  const found = await loadFill(query, userId, sessionId, sequence);
  if (!found) return undefined;
  const { fill, rules } = found;
  const { costs } = fillParts(fill, rules);
  const { gap, halfSpread, slippage, fee } = fill.explanation;
  const parts = (
    [
      ['gap', gap],
      ['half_spread', halfSpread],
      ['slippage', slippage],
      ['fee', fee],
    ] as const
  ).filter(([, amount]) => BigInt(amount) !== 0n);
  const words = mentor.replies.fill;
  const money = (amount: string | bigint) => formatBooked(amount, rules.currency, language);
  const head = inLanguage(costs < 0n ? words.better : words.costs, language);
  const lines = parts.map(([part, amount]) => `- ${inLanguage(words[part], language)}: ${money(amount)}`);
  const intent = mentor.intents.get(ANSWERS[largest(parts)]);
  const inEnglish = language === 'en' ? undefined : mentor.calculators?.words.in_english;
  return {
    answeredBy: intent?.id ?? 'trading-costs',
    before: [
      [`${head.replace('{costs}', money(costs < 0n ? -costs : costs))}:`, ...lines].join('\n'),
      ...(inEnglish ? [`${inLanguage(inEnglish, language)}:`] : []),
      ...(intent ? [intent.answer] : []),
    ],
    places: intent?.places ?? [],
    after: [],
  };
}

function largest(parts: readonly (readonly [Part, string])[]): Part {
  const [first] = parts.toSorted(([, one], [, other]) => Number(BigInt(other) - BigInt(one)));
  return first?.[0] ?? 'fee';
}

async function loadFill(
  query: Query,
  userId: UserId,
  sessionId: string,
  sequence: number,
): Promise<{ fill: Filled; rules: SessionRules } | undefined> {
  const { rows } = await query<{ fill: string; opened: string }>(
    `select fills.event as fill, opened.event as opened from public.simulator_sessions as sessions
     join private.simulator_events as fills on fills.session_id = sessions.id and fills.kind = 'filled'
     join private.simulator_events as opened on opened.session_id = sessions.id and opened.kind = 'opened'
     where sessions.id = $1 and sessions.user_id = $2 and fills.sequence = $3`,
    [sessionId, userId, sequence],
  );
  const row = oneOrNone(rows);
  if (!row) return undefined;
  const fill = JSON.parse(row.fill) as SessionEvent;
  const opened = JSON.parse(row.opened) as SessionEvent;
  return fill.kind === 'filled' && opened.kind === 'opened' ? { fill, rules: opened.rules } : undefined;
}
