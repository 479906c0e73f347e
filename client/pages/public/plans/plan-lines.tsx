import { InPreparationTag } from '../in-preparation.tsx';
import type { PublicEntitlement } from '../page-request.ts';
import { usePlanWords } from './use-plan-words.ts';

/** Lines of a card: what is opened, with a label on what does not work yet. */
export function PlanLines({
  lines,
  withDetails = false,
}: {
  lines: readonly PublicEntitlement[];
  withDetails?: boolean;
}) {
  const { textsOf } = usePlanWords();
  return (
    <ul className="grid gap-1 list-disc ps-5 marker:text-control">
      {lines.map((entitlement) => {
        const { words, detail } = textsOf(entitlement);
        return (
          <li key={entitlement.id}>
            {words}
            {!entitlement.is_ready && <InPreparationTag />}
            {withDetails && detail !== undefined && (
              <span className="block text-15 text-muted">{detail}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
