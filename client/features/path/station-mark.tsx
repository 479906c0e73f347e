import type { ShownStation } from '#domain/path/contract.ts';

const marks: Readonly<Record<ShownStation['state'], string>> = {
  completed: 'size-2.5 border-ink bg-ink',
  tested_out: 'size-2.5 rotate-45 rounded-none! border-ink bg-ink',
  here: 'size-3.5 border-plum bg-plum outline-2 outline-offset-2 outline-plum',
  next: 'size-3.5 border-ink bg-paper border-2',
  later: 'size-2.5 border-control bg-paper',
};

/** A station as a mark: done in ink, tested out turned, here a full plum point, next a ring, later small. They differ by form. */
export function StationMark({ state }: Pick<ShownStation, 'state'>) {
  return <span aria-hidden="true" className={`block shrink-0 rounded-full border-[1.5px] ${marks[state]}`} />;
}
