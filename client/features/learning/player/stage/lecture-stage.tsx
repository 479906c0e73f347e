import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Scene } from '#domain/catalogue/lecture/lecture-data.ts';
import type { LectureFrame, VisibleStroke } from '#domain/catalogue/lecture/lecture-frame.ts';
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
  const { scene, strokes } = frame;
  const size = chartSize(scene, width);
  return (
    <div role="img" aria-label={describeFrame(frame)} lang="en" dir="ltr" className={SHEET}>
      <StageSheet
        scene={scene}
        strokes={strokes}
        chart={isChart(scene) && <StageChart scene={scene} frame={frame} {...size} />}
      />
    </div>
  );
}

/** The room that a scene takes, without its drawing: held from the start, so that no scene moves what stands below. */
export function StageRoom({ scene, width }: { scene: Scene; width: number }) {
  const size = chartSize(scene, width);
  const room = { aspectRatio: `${size.width} / ${size.height}` };
  return (
    <div aria-hidden="true" lang="en" dir="ltr" className={`pointer-events-none invisible ${SHEET}`}>
      <StageSheet scene={scene} strokes={[]} chart={isChart(scene) && <div style={room} />} />
    </div>
  );
}

const SHEET = '@container overflow-hidden rounded-control border border-line bg-surface break-inside-avoid';

function chartSize(scene: Scene, width: number): { width: number; height: number } {
  const shown = Math.round(Math.min(WIDEST, Math.max(280, width)));
  return { width: shown, height: stageHeight(shown, hasWriting(scene)) };
}

function hasWriting({ strokes }: Scene): boolean {
  return strokes.some(({ kind }) => kind === 'writing');
}

interface StageSheetProps {
  scene: Scene;
  strokes: readonly VisibleStroke[];
  /** Nothing for a page. */
  chart: ReactNode;
}

function StageSheet({ scene, strokes, chart }: StageSheetProps) {
  return (
    <>
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
          {chart}
          {hasWriting(scene) && (
            <div className="border-t border-line px-4 py-2 text-[clamp(1rem,2.4cqi,2rem)]">
              <StageWriting scene={scene} strokes={strokes} />
            </div>
          )}
        </>
      ) : (
        <div className="grid aspect-[4/3] content-center px-6 py-4 text-[clamp(1.05rem,3cqi,2.75rem)] *:border-b *:border-line *:py-[0.2em] @lg:aspect-video @lg:px-16">
          <StageWriting scene={scene} strokes={strokes} />
        </div>
      )}
    </>
  );
}
