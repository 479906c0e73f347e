import { Plural, Trans } from '@lingui/react/macro';

interface QuestionStationsProps {
  /** The question one is at, from 1. */
  number: number;
  count: number;
  /** About how long the rest takes; undefined where that is not said. */
  minutes?: number | undefined;
}

/** The questions of a sitting as stations of a line: answered ones filled, the one at hand ringed in plum, those to come hollow. */
export function QuestionStations({ number, count, minutes }: QuestionStationsProps) {
  return (
    <div className="grid gap-2 text-13 text-muted">
      <div aria-hidden="true" className="flex items-center">
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className={`flex items-center ${place > 0 ? 'grow' : ''}`}>
            {place > 0 && (
              <span
                className={`grow border-t-2 ${place < number ? 'border-ink' : 'border-dotted border-control'}`}
              />
            )}
            <Station state={place + 1 < number ? 'answered' : place + 1 === number ? 'here' : 'ahead'} />
          </span>
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-6">
        <span>
          <Trans>
            Question {number} of {count}
          </Trans>
        </span>
        {minutes !== undefined && (
          <span>
            <Plural value={minutes} one="about # minute left" other="about # minutes left" />
          </span>
        )}
      </p>
    </div>
  );
}

function Station({ state }: { state: 'answered' | 'here' | 'ahead' }) {
  if (state === 'here')
    return (
      <span className="grid size-4 place-items-center rounded-full border border-plum">
        <span className="size-2.5 rounded-full bg-plum forced-colors:bg-[Highlight]" />
      </span>
    );
  return (
    <span
      className={`size-2.5 rounded-full ${state === 'answered' ? 'bg-ink forced-colors:bg-[CanvasText]' : 'border-[1.5px] border-control bg-paper'}`}
    />
  );
}
