import { Trans, useLingui } from '@lingui/react/macro';
import { List, X } from 'lucide-react';
import { useRef } from 'react';
import { type Drawing, pointsOf } from '../../../ui/chart/price/drawing.ts';
import { useDrawingNames } from './use-drawing-names.ts';
import type { useDrawings } from './use-drawings.ts';

/** How places of the chart are worded. */
export interface PlaceWords {
  formatPrice: (price: number) => string;
  formatTime: (time: number) => string;
}

/** Every drawing of the chart with its place. What is pointed at or has the focus is marked on the chart; each can be removed. */
export function DrawingList({
  drawings,
  words,
  look,
}: {
  drawings: ReturnType<typeof useDrawings>;
  words: PlaceWords;
  /** Of the button that opens it. */
  look: string;
}) {
  const { t } = useLingui();
  const placed = usePlacedWords(words);
  const opener = useRef<HTMLElement>(null);
  const count = drawings.drawings.length;
  return (
    <details className="relative text-13" onToggle={() => drawings.select(null)}>
      <summary ref={opener} className={`cursor-pointer list-none ${look}`} aria-label={t`Drawings: ${count}`}>
        <List aria-hidden="true" className="size-4" />
      </summary>
      <div className="absolute start-0 top-full z-30 w-72 rounded-card border border-line bg-surface p-2 shadow-overlay md:start-full md:top-auto md:bottom-0 md:ms-1">
        {count === 0 ? (
          <p className="p-1 text-muted">
            <Trans>Nothing is drawn on this chart.</Trans>
          </p>
        ) : (
          <ul className="max-h-72 overflow-y-auto" aria-label={t`Drawings`}>
            {drawings.drawings.map((drawing) => {
              const name = placed(drawing);
              return (
                <li
                  key={drawing.id}
                  className="flex items-center justify-between gap-2 rounded-tag px-1 hover:bg-sunken"
                  onPointerEnter={() => drawings.select(drawing.id)}
                  onPointerLeave={() => drawings.select(null)}
                >
                  <span className="min-w-0 break-words">{name}</span>
                  <button
                    type="button"
                    aria-label={t`Remove: ${name}`}
                    className={look}
                    onFocus={() => drawings.select(drawing.id)}
                    onBlur={() => drawings.select(null)}
                    onClick={() => {
                      opener.current?.focus();
                      drawings.remove(drawing.id);
                    }}
                  >
                    <X aria-hidden="true" className="size-4" />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </details>
  );
}

/** Words a drawing: what it is, and from where to where it goes. */
function usePlacedWords({ formatPrice, formatTime }: PlaceWords): (drawing: Drawing) => string {
  const { t } = useLingui();
  const names = useDrawingNames();
  return ({ kind, from, to, text }) => {
    const name = names[kind];
    const price = formatPrice(from.price);
    if (kind === 'level') return t`${name} at ${price}`;
    const begin = `${formatTime(from.time)}, ${price}`;
    if (pointsOf(kind) === 1) return t`${name} “${text ?? ''}” at ${begin}`;
    const end = `${formatTime(to.time)}, ${formatPrice(to.price)}`;
    return t`${name} from ${begin} to ${end}`;
  };
}
