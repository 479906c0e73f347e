interface DoneLineProps {
  /** One a lesson or an item, from the first: reached or not, and whether it is full or a ring. */
  stations: readonly ('full' | 'ring' | 'open')[];
  /** How many stations had been reached before: from there on the line is drawn. */
  before: number;
}

/** A line with a station for each thing to do, drawn to where somebody is now. The words beside it say the same. */
export function DoneLine({ stations, before }: DoneLineProps) {
  const count = Math.max(1, stations.length);
  const reached = stations.filter((form) => form !== 'open').length;
  const at = (place: number) => `${(place / count) * 100}%`;
  return (
    // The last station reaches half of itself beyond the line.
    <div aria-hidden="true" className="relative h-3 w-[calc(100%-0.375rem)] max-w-form">
      <div className="absolute inset-x-0 top-1/2 border-t border-dashed border-control" />
      <div className="absolute start-0 top-1/2 -mt-px h-0.5 bg-ink" style={{ inlineSize: at(before) }} />
      <div
        className="absolute top-1/2 -mt-px h-0.5 origin-left animate-done bg-plum rtl:origin-right forced-colors:bg-[Highlight]"
        style={{ insetInlineStart: at(before), inlineSize: at(reached - before) }}
      />
      {stations.map((form, place) => (
        <span
          key={place}
          className={`absolute top-1/2 -ms-1.5 -mt-1.5 size-3 rounded-full border-2 ${STATION[form]}`}
          style={{ insetInlineStart: at(place + 1) }}
        />
      ))}
    </div>
  );
}

const STATION = {
  full: 'border-ink bg-ink forced-colors:bg-[CanvasText]',
  ring: 'border-ink bg-paper',
  open: 'border-control bg-paper',
} as const;
