import { useState } from 'react';
import { lectureFrame } from '#domain/catalogue/lecture/lecture-frame.ts';
import { LectureViewer } from '../../features/learning/player/lecture/lecture-viewer.tsx';
import { LectureStage } from '../../features/learning/player/stage/lecture-stage.tsx';
import { VideoFailure } from '../../features/learning/player/video/video-failure.tsx';
import { lecture } from './lecture-example.ts';
import { Specimen, SpecimenGroup } from './specimen.tsx';

/** The player of lectures, and its stage at single moments. */
export function PlayerSpecimens() {
  const [position, setPosition] = useState(6);
  return (
    <SpecimenGroup title="Player">
      <Specimen name={`LectureViewer: position told ${Math.floor(position)} s`} stacked>
        <LectureViewer lecture={lecture} startAt={6} onPosition={setPosition} />
      </Specimen>
      <Specimen name="LectureStage: the end of each scene" stacked>
        <div className="grid gap-6 md:grid-cols-2">
          {lecture.scenes.map(({ title, to }) => {
            const frame = lectureFrame(lecture, to - 0.05);
            return frame && <LectureStage key={title} frame={frame} width={480} />;
          })}
        </div>
      </Specimen>
      <Specimen
        name="VideoFailure: a file that cannot be reached, and a format that no browser plays"
        stacked
      >
        <VideoFailure types={['video/webm']} onRetry={() => undefined} />
        <VideoFailure types={['video/unknown']} onRetry={() => undefined} />
      </Specimen>
    </SpecimenGroup>
  );
}
