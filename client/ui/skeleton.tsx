import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Grey lines in the shape of what is loading, shown only when it takes longer than 200 ms.
 * @param rows the width and height classes of each line, top to bottom
 */
export function Skeleton({ rows }: { rows: readonly string[] }) {
  return (
    <div role="status" data-loading className="grid animate-appear-late gap-3">
      <VisuallyHidden>
        <Trans>Loading...</Trans>
      </VisuallyHidden>
      {rows.map((row, index) => (
        // The lines never move: their place is their identity.
        <div key={`${index}-${row}`} aria-hidden="true" className={`rounded-tag bg-line ${row}`} />
      ))}
    </div>
  );
}
