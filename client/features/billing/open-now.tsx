import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { useEntitlementWords } from './entitlement-words.ts';
import { useEntitlements, useMyEntitlements } from './fetch-plans.ts';

/** What is open to the learner now, as the database decides it; what is in preparation is left to the page of plans. */
export function OpenNow() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const words = useEntitlementWords();
  const entitlements = useEntitlements();
  const mine = useMyEntitlements();
  const state = { describe, failed: t`What is open to you could not be loaded`, skeleton: ['h-4 w-2/3'] };
  return (
    <QueryState {...state} query={entitlements}>
      {(rows) => (
        <QueryState {...state} query={mine}>
          {(held) => (
            <div>
              <h3 className="text-17 font-sans font-semibold">
                <Trans>Open to you now</Trans>
              </h3>
              <ul className="list-disc ps-5 marker:text-control">
                {rows
                  .filter(({ id, is_ready: isReady }) => isReady && held.includes(id))
                  .map((row) => (
                    <li key={row.id}>{words(row)}</li>
                  ))}
              </ul>
            </div>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}
