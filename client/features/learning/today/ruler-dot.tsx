/** Where a stretch of the ruler begins: full when it is done, plum and ringed where somebody is, a ring ahead. */
export function RulerDot({ state }: { state: 'done' | 'here' | 'ahead' }) {
  return <span aria-hidden="true" className={`block size-3 rounded-full border-2 ${DOTS[state]}`} />;
}

const DOTS = {
  done: 'border-ink bg-ink forced-colors:bg-[CanvasText]',
  here: 'border-plum bg-plum forced-colors:bg-[Highlight]',
  ahead: 'border-ink bg-paper',
} as const;
