import { Trans } from '@lingui/react/macro';
import type { NumberedEvent, SeenEvent } from '#domain/simulator/contract.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { SessionWords } from '../words/use-session-words.ts';

interface HistoryListProps {
  events: readonly NumberedEvent[];
  words: SessionWords;
  sentence: (event: SeenEvent) => string | undefined;
}

/** What has happened, in sentences, the last first. */
export function HistoryList({ events, words, sentence }: HistoryListProps) {
  const told = events.flatMap(({ sequence, event }) => {
    const says = sentence(event);
    return says === undefined ? [] : [{ sequence, at: momentOf(event), says }];
  });
  if (told.length === 0) {
    return (
      <EmptyState title={<Trans>Nothing has happened yet.</Trans>}>
        <Trans>Orders, fills and charges are written down here as they come.</Trans>
      </EmptyState>
    );
  }
  return (
    <ol className="grid text-15">
      {told.toReversed().map(({ sequence, at, says }) => (
        <li key={sequence} className="flex flex-wrap gap-x-4 border-b border-line py-2 first:border-t">
          <span className="text-13 text-muted tabular-nums">{at === undefined ? '' : words.moment(at)}</span>
          <span>{says}</span>
        </li>
      ))}
    </ol>
  );
}

function momentOf(event: SeenEvent): number | undefined {
  return 'at' in event ? event.at : undefined;
}
