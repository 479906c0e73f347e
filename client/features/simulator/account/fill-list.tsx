import { Trans } from '@lingui/react/macro';
import type { SeenOrder } from '#domain/simulator/contract.ts';
import type { Filled } from '#domain/simulator/session/session-event.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { SessionWords } from '../words/use-session-words.ts';
import { FillSentence } from './fill-sentence.tsx';

interface FillListProps {
  /** Id of the session. */
  session: string;
  fills: readonly { sequence: number; event: Filled }[];
  rules: SessionState['rules'];
  words: SessionWords;
  sentence: (event: Filled) => string | undefined;
  orderOf: (id: number) => SeenOrder | undefined;
}

/** Every fill, the last one first; each opens into what its price is made of. */
export function FillList({ session, fills, rules, words, sentence, orderOf }: FillListProps) {
  if (fills.length === 0) {
    return (
      <EmptyState title={<Trans>Nothing has been filled yet.</Trans>}>
        <Trans>
          Each fill can be opened: what the price would have been without friction, and what each cost took.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <ol className="grid">
      {fills.toReversed().map(({ sequence, event }) => (
        <li key={sequence} className="border-b border-line first:border-t">
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-4 py-2 text-15">
              <span className="text-13 text-muted tabular-nums">{words.moment(event.at)}</span>
              <span className="group-open:font-semibold">{sentence(event)}</span>
            </summary>
            <FillSentence
              asked={{ session, sequence, says: sentence(event) ?? '' }}
              fill={event}
              rules={rules}
              words={words}
              order={orderOf(event.orderId)}
            />
          </details>
        </li>
      ))}
    </ol>
  );
}
