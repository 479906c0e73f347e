import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ChangePathRequest, ReadPathResponse, ShownStation } from '#domain/path/contract.ts';
import { HONEST_ODDS } from '#domain/placement/routing.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { StationRow } from './station-row.tsx';

type Move = Extract<ChangePathRequest['change'], { kind: 'move' }>;

interface StationListProps {
  path: ReadPathResponse;
  onOpen: (station: ShownStation) => void;
  onMove: (move: Move) => Promise<unknown>;
  pending: boolean;
}

/** More stations that are done are folded away. */
const MOST_DONE_SHOWN = 3;

/** The path as a list with all that can be done about it, by keys too: Alt with the arrows moves a station. Each move is told. */
export function StationList({ path, onOpen, onMove, pending }: StationListProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const moved = useRef<{ station: string; from: number }>(undefined);
  const done = path.stations.filter((station) => station.done_on !== null);
  const ahead = path.stations.filter((station) => station.done_on === null);
  const titleOf = (station: ShownStation) => localizedText(station, 'title', i18n.locale);
  // A row that changes its place loses the focus.
  useEffect(() => {
    const { station, from } = moved.current ?? {};
    if (station === undefined || ahead.findIndex(({ id }) => id === station) === from) return;
    moved.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-station="${station}"] [data-open]`)?.focus();
  });
  const fixed = ahead[0]?.id === HONEST_ODDS ? 1 : 0;
  const move = (station: ShownStation, to: number) => {
    const from = ahead.indexOf(station);
    const other = ahead[to];
    if (other === undefined || to < fixed || from < fixed || from === to || pending) return;
    const [name, neighbour] = [titleOf(station), titleOf(other)];
    moved.current = { station: station.id, from };
    onMove({ kind: 'move', station: station.id, side: to < from ? 'before' : 'after', other: other.id })
      .then(() => {
        setSaid(
          to < from ? t`${name} now comes before ${neighbour}.` : t`${name} now comes after ${neighbour}.`,
        );
      })
      .catch((error: unknown) => {
        moved.current = undefined;
        console.error('The station could not be moved', error);
      });
  };
  const row = (station: ShownStation) => {
    const place = ahead.indexOf(station);
    const canMove = place >= fixed;
    return (
      <StationRow
        key={station.id}
        station={station}
        path={path}
        onOpen={() => onOpen(station)}
        onEarlier={canMove && place > fixed ? () => move(station, place - 1) : undefined}
        onLater={canMove && place < ahead.length - 1 ? () => move(station, place + 1) : undefined}
        onNow={canMove && place > fixed ? () => move(station, fixed) : undefined}
      />
    );
  };
  return (
    <div ref={list} className="grid gap-2">
      {done.length > MOST_DONE_SHOWN ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-15 text-muted">
            <Plural value={done.length} one="# station done" other="# stations done" />
          </summary>
          <ol className="grid">{done.map(row)}</ol>
        </details>
      ) : (
        done.length > 0 && <ol className="grid">{done.map(row)}</ol>
      )}
      <ol className="grid" aria-label={t`Stations ahead`}>
        {ahead.map(row)}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}
