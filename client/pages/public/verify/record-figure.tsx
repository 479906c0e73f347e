import { DRAWING_RADIUS, type RecordDrawing } from '#domain/credentials/drawing/draw-record.ts';

const RADIUS = DRAWING_RADIUS + 20;

/** The drawing of a certificate's record; empty until there is one. The script fills it anew by its parts. */
export function RecordFigure({ drawing, label }: { drawing: RecordDrawing | undefined; label: string }) {
  const path = (name: keyof RecordDrawing) => drawing?.[name].join('') ?? '';
  return (
    <div data-slot="drawing" hidden={drawing === undefined}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
        className="mx-auto aspect-square w-full max-w-[22rem] fill-none"
      >
        <path data-part="exam" d={path('exam')} className="stroke-ink" strokeWidth="4" />
        <path data-part="outlines" d={path('outlines')} className="stroke-ink" strokeWidth="6" />
        <path data-part="practical" d={path('practical')} className="stroke-plum" strokeWidth="5" />
        <path data-part="seal" d={path('seal')} className="stroke-ink" strokeWidth="4" />
      </svg>
    </div>
  );
}
