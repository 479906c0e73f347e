import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Settled, to be done now, or still to come. */
export type StationState = 'done' | 'here' | 'ahead';

const marks: Readonly<Record<StationState, string>> = {
  done: 'border-ink bg-ink',
  here: 'border-plum bg-plum outline-2 outline-offset-2 outline-plum',
  ahead: 'border-control bg-paper',
};

interface StationProps {
  state: StationState;
  title: ReactNode;
  isLast?: boolean;
  children?: ReactNode;
}

/** One stop of a way, with the line to the next: across on a wide screen, down on a phone. Its mark differs by form. */
export function Station({ state, title, isLast = false, children }: StationProps) {
  return (
    <li
      aria-current={state === 'here' ? 'step' : undefined}
      className="relative grid min-h-16 content-start ps-8 sm:ps-0 sm:pe-4 sm:pt-8"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={
            'absolute start-2 top-3 -bottom-2 border-s sm:start-2 sm:-end-2 sm:top-2 sm:bottom-auto sm:border-s-0 sm:border-t ' +
            (state === 'done' ? 'border-ink' : 'border-dashed border-control')
          }
        />
      )}
      <span
        aria-hidden="true"
        className={`absolute start-0.5 top-1.5 size-3 rounded-full border-2 sm:top-0.5 ${marks[state]}`}
      />
      <span className="font-semibold">
        {title}
        {state === 'done' && (
          <VisuallyHidden>
            <Trans>(done)</Trans>
          </VisuallyHidden>
        )}
      </span>
      <span className="text-15 text-muted">{children}</span>
    </li>
  );
}
