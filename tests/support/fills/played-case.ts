import type { EntryPlan, SessionPlan } from '#domain/simulator/contract.ts';
import type { PlayedSession } from '#domain/simulator/scenarios/played-session.ts';
import { applyEvent } from '#domain/simulator/session/apply-event.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import { worlds } from '../../cases/fills/all-cases.ts';
import type { Step } from './fill-case.ts';
import { playCase } from './play-case.ts';

const plan: SessionPlan = { risk_percent: 1, day_loss_percent: 2, trades_a_day: null };
const entryPlan: EntryPlan = { setup: 'Any', thesis: 'Any.', stop: null, exit_rule: 'Stop', confidence: 3 };

/** A session as goals are judged by it, played in a world of the fill cases. @param more what differs from a session without plans and reviews */
export function playedCase(
  steps: readonly Step[],
  {
    world = 'margin',
    planned = [],
    ...more
  }: Partial<PlayedSession> & { readonly world?: string; readonly planned?: readonly string[] } = {},
): PlayedSession {
  const place = worlds[world];
  if (place === undefined) throw new RangeError(world);
  const { events, state, refused } = playCase({ decide, applyEvent }, { steps }, place);
  if (refused.length > 0) throw new RangeError(`Refused: ${refused.join(', ')}.`);
  const [opened] = events;
  return {
    events: events.map((event, index) => ({ sequence: index + 1, event })),
    plan,
    plans: new Map(planned.map((id) => [id, entryPlan] as const)),
    reviewed: new Set(),
    from: opened?.kind === 'opened' ? opened.cursor : 0,
    cursor: state.cursor,
    isEnded: state.isClosed,
    ...more,
  };
}
