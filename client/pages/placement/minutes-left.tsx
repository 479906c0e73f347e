import { Plural, Trans } from '@lingui/react/macro';

/** How long a placement takes at most, in minutes. */
export const MOST_MINUTES = 8;

const MARKS = Array.from({ length: MOST_MINUTES + 1 }, (_, minute) => minute);

/** How much of the time is gone, on a ruler of minutes: a placement has no score to show. */
export function MinutesLeft({ left }: { left: number }) {
  const used = Math.min(MOST_MINUTES, Math.max(0, MOST_MINUTES - left));
  const at = (minute: number) => ({ insetInlineStart: `${(minute / MOST_MINUTES) * 100}%` });
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        <Plural value={left} one="At most # minute left" other="At most # minutes left" />
      </p>
      <div aria-hidden="true" className="relative me-1.5 h-4">
        <span className="absolute inset-x-0 top-2 border-t border-dotted border-control" />
        <span
          className="absolute start-0 top-[7px] border-t-2 border-ink transition-[inline-size] duration-200"
          style={{ inlineSize: `${(used / MOST_MINUTES) * 100}%` }}
        />
        {MARKS.map((minute) => (
          <span key={minute} className="absolute top-1 h-2 border-s border-control" style={at(minute)} />
        ))}
        <span
          className="absolute top-[3px] -ms-[5px] size-2.5 rounded-full bg-plum transition-[inset] duration-200"
          style={at(used)}
        />
      </div>
      <p className="text-13 text-muted">
        <Trans>It ends once your level is clear, often sooner.</Trans>
      </p>
    </div>
  );
}
