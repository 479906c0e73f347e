import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { formatMinute } from '#domain/kernel/time/format-date.ts';
import type { ConductSession } from '#domain/simulator/conduct-contract.ts';
import type { Conduct, ConductSign } from '#domain/simulator/critique/skill-conduct.ts';
import { Minute } from '../../../ui/value/date-display.tsx';
import { TimeZoneContext } from '../../../ui/value/time-zone.ts';
import { ConditionMark } from '../scenarios/condition-mark.tsx';
import { marketNames } from '../words/market-names.ts';
import { useConductWords } from './use-conduct-words.ts';

interface ConductSignsProps {
  /** Oldest first, one at least. */
  sessions: readonly ConductSession[];
  /** The way to a session; the page knows addresses. */
  link: (id: string, name: string, sign: ReactNode) => ReactNode;
}

/**
 * What sessions show of a skill: a row for each thing that counts for it, a sign in it for each session, in their order. A sign says in
 * words what it is, and leads to its session.
 */
export function ConductSigns({ sessions, link }: ConductSignsProps) {
  const { i18n } = useLingui();
  const words = useConductWords();
  const signName = useSignNames();
  const rows = conductsOf(sessions);
  const count = sessions.length;
  const kept = sessions.filter(({ signs }) => signs.every(({ is_kept: isKept }) => isKept)).length;
  const timeZone = useContext(TimeZoneContext);
  const nameOf = ({ ended_at: ended, scenario_title: title, market }: ConductSession, sign: ConductSign) => {
    const what = title ?? i18n._(marketNames[market]);
    return `${formatMinute(ended, i18n.locale, timeZone)}, ${what}: ${signName(sign)}`;
  };
  const [first, last] = [sessions[0], sessions.at(-1)];
  const columns = { '--signs': `repeat(${count}, minmax(0, 2.75rem))` } as CSSProperties;
  return (
    <div className="grid gap-4">
      <p>
        {rows.every(({ kind }) => kind === 'pattern') ? (
          <Trans>Chance alone would hardly show this.</Trans>
        ) : count > 1 ? (
          <Trans>
            Kept in full in {kept} of the last {count} sessions.
          </Trans>
        ) : kept === 1 ? (
          <Trans>Kept in full in the one session that shows it.</Trans>
        ) : (
          <Trans>Not kept in full in the one session that shows it.</Trans>
        )}
      </p>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li key={JSON.stringify(row)} className="grid gap-1">
            <p className="text-15">{words(row)}</p>
            <ol className="grid grid-cols-(--signs) border-y border-line" style={columns}>
              {sessions.map((session) => {
                const sign = session.signs.find(({ conduct }) => isSame(conduct, row));
                return (
                  <li key={session.id} className="grid place-items-center">
                    {sign && link(session.id, nameOf(session, sign), <Sign sign={sign} />)}
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
      </ul>
      {first && last && (
        <p aria-hidden="true" className="-mt-2 text-13 text-muted">
          <Minute value={first.ended_at} />
          {count > 1 && (
            <>
              {' – '}
              <Minute value={last.ended_at} />
            </>
          )}
        </p>
      )}
      <p className="text-13 text-muted">
        <Trans>Full: kept. Crossed: not kept. Each sign leads to its session.</Trans>
      </p>
    </div>
  );
}

function Sign({ sign: { is_kept: isKept } }: { sign: ConductSign }) {
  return <ConditionMark state={isKept ? 'kept' : 'broken'} />;
}

function useSignNames(): (sign: ConductSign) => string {
  const { t } = useLingui();
  return ({ conduct, is_kept: isKept }) => {
    if (conduct.kind === 'pattern') return t`seen`;
    return isKept ? t`kept` : t`not kept`;
  };
}

/** Everything that counted in any of some sessions, as it was asked for, the latest first. */
function conductsOf(sessions: readonly ConductSession[]): readonly Conduct[] {
  const all = sessions.toReversed().flatMap(({ signs }) => signs.map(({ conduct }) => conduct));
  return all.filter((conduct, place) => all.findIndex((other) => isSame(other, conduct)) === place);
}

function isSame(one: Conduct, other: Conduct): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
