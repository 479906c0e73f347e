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
      <div className="in-data-mentor-beside:pb-[60dvh] desktop:in-data-mentor-beside:pe-80 desktop:in-data-mentor-beside:pb-0 print:p-0">
        {children}
      </div>
    </MentorToolsContext>
  );
}
