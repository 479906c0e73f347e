import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { storyboard } from '#domain/catalogue/lecture/storyboard.ts';
import { formatTime } from './playback.ts';
import { LectureStage } from './stage/lecture-stage.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';

/** The width of a picture on paper, two beside each other, in pixels. */
const PICTURE_WIDTH = 400;

/** A lecture on paper: its pictures in their order, each with what is said. Drawn only when the page is printed. */
export function Storyboard({ lecture }: { lecture: Lecture }) {
  const printing = useMediaQuery('print');
  if (!printing) return null;
  const panels = storyboard(lecture);
  return (
    <ol lang="en" dir="ltr" className="grid grid-cols-2 gap-6">
      {panels.map(({ frame, from, captions }, place) => (
        <li key={from} className="break-inside-avoid">
          <LectureStage frame={frame} width={PICTURE_WIDTH} />
          <p className="mt-2 text-15">
            <span className="text-muted">{formatTime(from)}</span> {captions.join(' ')}
          </p>
          {lecture.stops
            .filter(({ at }) => from <= at && at < (panels[place + 1]?.from ?? lecture.seconds))
            .map(({ activity, title }) => (
              <p key={activity} className="text-15 font-semibold">
                {title}
              </p>
            ))}
        </li>
      ))}
    </ol>
  );
}
