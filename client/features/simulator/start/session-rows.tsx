import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SimulatorSessionRow } from '#domain/simulator/contract.ts';
import { formatBooked } from '#domain/simulator/ledger/format-booked.ts';
import { marketNames } from '../words/market-names.ts';
import { formatMarketTime, timeOfTick } from '../words/market-time.ts';

interface SessionRowsProps {
  sessions: readonly SimulatorSessionRow[];
  /** The way into a session; the page knows addresses. */
  link: (session: SimulatorSessionRow, name: string) => ReactNode;
}

/** The learner's sessions: what each is about, where it stands and what came of it. */
export function SessionRows({ sessions, link }: SessionRowsProps) {
  const { t, i18n } = useLingui();
  return (
    <ul className="grid">
      {sessions.map((session) => {
        const { id, market, goal, cursor, currency, deposit, equity, trades, ended_at: ended } = session;
        const result = formatBooked(BigInt(equity) - BigInt(deposit), currency, i18n.locale, true);
        const at = formatMarketTime(timeOfTick(cursor), i18n.locale);
        return (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3 first:border-t"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">{link(session, i18n._(marketNames[market]))}</p>
              {goal !== '' && (
                <p className="text-15 text-muted" dir="auto">
                  {goal}
                </p>
              )}
            </div>
            <p className="text-15 text-muted">
              {ended === null ? t`The clock stands at ${at}` : t`Ended at ${at}`}
            </p>
            <p className="text-15 tabular-nums">
              {result} · {trades === 1 ? t`1 trade` : t`${trades} trades`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
