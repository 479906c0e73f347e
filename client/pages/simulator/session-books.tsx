import { lazy, Suspense } from 'react';
import type { NumberedEvent } from '#domain/simulator/contract.ts';
import { SessionPanels, type SessionPanelsProps } from '../../features/simulator/session/session-panels.tsx';
import { MentorToolsContext } from '../../lib/mentor-tools.ts';
import { drawAskBeside } from '../mentor/mentor-beside.tsx';

const WidenedStop = lazy(() =>
  import('./widened-stop.tsx').then(
    ({ WidenedStop: Widened }) => ({ default: Widened }),
    () => ({ default: () => null }),
  ),
);

/** The books of a session, with what the mentor says of a stop that was widened; each fill can be asked about. Import it lazily. */
export function SessionBooks(props: SessionPanelsProps) {
  const { session, events } = props.seen;
  const changed = lastChange(events);
  return (
    <MentorToolsContext value={drawAskBeside}>
      <div className="min-w-0">
        {changed !== undefined && (
          <Suspense>
            <WidenedStop sessionId={session.id} sequence={changed} />
          </Suspense>
        )}
        <SessionPanels {...props} />
      </div>
    </MentorToolsContext>
  );
}

/** The event with which the learner last changed an order or took one back. */
function lastChange(events: readonly NumberedEvent[]): number | undefined {
  return events.findLast(
    ({ event }) => event.kind === 'replaced' || (event.kind === 'cancelled' && event.reason === 'asked'),
  )?.sequence;
}
