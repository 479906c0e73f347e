import { lazy, type ReactNode, Suspense } from 'react';
import { type DrawMentorTools, MentorToolsContext } from '../../lib/mentor-tools.ts';

// Asked for with the first thing to ask about. Without a connection there is none.
const AskBeside = lazy(() =>
  import('./ask-beside.tsx').then(
    ({ AskBeside: Ask }) => ({ default: Ask }),
    () => ({ default: () => null }),
  ),
);

/** Draws what asks the mentor about something on a page that is no lesson. */
export const drawAskBeside: DrawMentorTools = (pointedAt) => (
  <Suspense fallback={<div className="h-11" />}>
    <AskBeside {...pointedAt} />
  </Suspense>
);

/** A page outside lessons whose feedback and fills can be asked about; it makes room for the mentor once that is open. */
export function MentorBeside({ children }: { children: ReactNode }): ReactNode {
  return (
    <MentorToolsContext value={drawAskBeside}>
      <div className="has-[[data-mentor-panel]]:pb-[60dvh] desktop:has-[[data-mentor-panel]]:pe-80 desktop:has-[[data-mentor-panel]]:pb-0 print:p-0">
        {children}
      </div>
    </MentorToolsContext>
  );
}
