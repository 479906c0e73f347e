import type { ReactNode } from 'react';
import { DialogueLink } from '../../features/mentor/dialogue/dialogue-link.tsx';
import { Remark } from '../../features/mentor/remark.tsx';

interface WidenedStopProps {
  sessionId: string;
  /** The event with which an order was last changed or taken back. */
  sequence: number;
}

/** What the mentor says after a stop was moved away from the price, if anything. Import it lazily. */
export function WidenedStop({ sessionId, sequence }: WidenedStopProps): ReactNode {
  return (
    <Remark key={sequence} place="session" session={{ id: sessionId, sequence }}>
      {({ dialogue }) => dialogue !== null && <DialogueLink misconception={dialogue} />}
    </Remark>
  );
}
