import { Trans } from '@lingui/react/macro';
import type { LectureFrame } from '#domain/catalogue/lecture/lecture-frame.ts';
import { describeFrame } from './describe-frame.ts';
import { StageChart } from './stage-chart.tsx';
import { stageHeight } from '#domain/catalogue/lecture/stage/stage-size.ts';
import { isChart } from '#domain/catalogue/lecture/stage/stage-values.ts';
import { StageWriting } from './stage-writing.tsx';

interface LectureStageProps {
  frame: LectureFrame;
  /** How wide the stage is, in pixels; labels keep their size at every width. */
  width: number;
}

/** Beyond this width everything grows with the stage. */
const WIDEST = 860;

/** A moment of a lecture as a page of the notebook: the chart with what is drawn on it, and the written lines. */
export function LectureStage({ frame, width }: LectureStageProps) {
  const { scene } = frame;
  const shown = Math.round(Math.min(WIDEST, Math.max(280, width)));
  const hasWriting = scene.strokes.some(({ kind }) => kind === 'writing');
  return (
    <div
      role="img"
      aria-label={describeFrame(frame)}
      lang="en"
      dir="ltr"
      className="@container overflow-hidden rounded-control border border-line bg-surface break-inside-avoid"
    >
      <div className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-2 text-15">
        <span className="font-semibold">{scene.title}</span>
        {scene.generated && (
          <span className="whitespace-nowrap text-muted">
            <Trans>generated data</Trans>
          </span>
        )}
      </div>
      {isChart(scene) ? (
        <>
          <StageChart scene={scene} frame={frame} width={shown} height={stageHeight(shown, hasWriting)} />
          {hasWriting && (
            <div className="border-t border-line px-4 py-2 text-[clamp(1rem,2.4cqi,2rem)]">
              <StageWriting scene={scene} strokes={frame.strokes} />
            </div>
          )}
        </>
      ) : (
        <div className="grid aspect-[4/3] content-center px-6 py-4 text-[clamp(1.05rem,3cqi,2.75rem)] *:border-b *:border-line *:py-[0.2em] @lg:aspect-video @lg:px-16">
          <StageWriting scene={scene} strokes={frame.strokes} />
        </div>
      )}
    </div>
  );
}
