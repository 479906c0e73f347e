import { useLingui } from '@lingui/react/macro';
import { currentMoment, formatTime, type Moment, type Playback, RATES } from './playback.ts';

const selectStyles =
  'h-11 max-w-full rounded-control border border-control bg-surface px-2 text-15 text-ink hover:bg-sunken';

/** The speed and the chapter, to be chosen. */
export function PlaybackSelects({
  playback,
  chapters,
  withRate,
}: {
  playback: Playback;
  chapters: readonly Moment[];
  /** Left out where nothing runs by itself. */
  withRate: boolean;
}) {
  const { t, i18n } = useLingui();
  const format = new Intl.NumberFormat(i18n.locale);
  return (
    <>
      {withRate && (
        <select
          aria-label={t`Speed`}
          dir="ltr"
          aria-keyshortcuts="< >"
          value={playback.rate}
          onChange={(event) => playback.setRate(Number(event.target.value))}
          className={selectStyles}
        >
          {RATES.map((rate) => (
            <option key={rate} value={rate}>
              {format.format(rate)}×
            </option>
          ))}
        </select>
      )}
      {chapters.length > 1 && (
        <select
          aria-label={t`Chapter`}
          dir="ltr"
          value={currentMoment(chapters, playback.seconds)}
          onChange={(event) => playback.seek(chapters[Number(event.target.value)]?.from ?? 0)}
          // The browser draws its arrow over what does not fit.
          className={`${selectStyles} w-32 pe-6 text-ellipsis sm:w-52`}
        >
          {chapters.map(({ from, text }, index) => (
            <option key={from} value={index} lang="en">
              {formatTime(from)} {text}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
