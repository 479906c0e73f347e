import { useLingui } from '@lingui/react/macro';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { StationMark } from './station-mark.tsx';

/** The same in four stations downwards, on a phone: the last one done, here, next, and the last of all. Screen readers get it everywhere. */
export function PathSteps({ path: { stations } }: { path: Pick<ReadPathResponse, 'stations'> }) {
  const { t, i18n } = useLingui();
  const here = stations.findIndex(({ state }) => state === 'here');
  const last = stations.length - 1;
  const places = here < 0 ? [last] : [here - 1, here, here + 1, last];
  const shown = [...new Set(places)].filter((place) => place >= 0 && place <= last);
  const words = {
    completed: t`done`,
    tested_out: t`tested out`,
    here: t`here`,
    next: t`next`,
    later: t`later`,
  };
  return (
    <ol className="grid sm:sr-only">
      {shown.map((place) => {
        const station = stations[place];
        return (
          station && (
            <li
              key={station.id}
              className="relative flex items-baseline gap-3 py-1.5 before:absolute before:inset-y-0 before:start-[0.55rem] before:-z-10 before:border-s before:border-control first:before:top-4 last:before:bottom-auto last:before:h-4"
            >
              <span className="grid w-5 shrink-0 place-items-center self-center">
                <StationMark state={station.state} />
              </span>
              <span className={station.state === 'here' ? 'font-serif text-20' : ''}>
                {localizedText(station, 'title', i18n.locale)}{' '}
                <span
                  className={`font-sans text-15 ${station.state === 'here' ? 'text-plum' : 'text-muted'}`}
                >
                  {words[station.state]}
                </span>
              </span>
            </li>
          )
        );
      })}
    </ol>
  );
}
