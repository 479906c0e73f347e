import type { DrawingData } from '#domain/catalogue/drawing/drawing-data.ts';
import type { Stroke, Tone } from '#domain/catalogue/lecture/lecture-data.ts';
import type { VisibleStroke } from '#domain/catalogue/lecture/lecture-frame.ts';
import { ARROW } from '#domain/catalogue/lecture/stage/label-candidates.ts';
import { handLine, type Point } from './hand-line.ts';
import { topOfPlace } from '#domain/catalogue/lecture/stage/place-top.ts';
import type { StageLayout } from '#domain/catalogue/lecture/stage/stage-layout.ts';

interface StrokeMarkProps {
  visible: VisibleStroke;
  drawing: DrawingData;
  layout: StageLayout;
}

type Drawn<Kind extends Stroke['kind']> = {
  stroke: Extract<Stroke, { kind: Kind }>;
  progress: number;
  layout: StageLayout;
};

const tones: Readonly<Record<Tone, string>> = { neutral: 'text-plum', up: 'text-up', down: 'text-down' };

/** The colour of a stroke and of its label. */
export function toneOf(stroke: Stroke): string {
  return tones['tone' in stroke ? stroke.tone : 'neutral'];
}

/** Something drawn over a chart by hand, as far as it is drawn; its label stands over everything, see StageLabels. */
export function StrokeMark({ visible, drawing, layout }: StrokeMarkProps) {
  const { stroke, progress, opacity } = visible;
  if (stroke.kind === 'writing') return null;
  return (
    <g
      opacity={opacity}
      className={toneOf(stroke)}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      fill="none"
    >
      {stroke.kind === 'level' && <LevelMark {...{ stroke, progress, layout }} />}
      {stroke.kind === 'zone' && <ZoneMark {...{ stroke, progress, layout }} />}
      {stroke.kind === 'span' && <SpanMark {...{ stroke, progress, layout }} />}
      {stroke.kind === 'segment' && <SegmentMark {...{ stroke, progress, layout }} />}
      {stroke.kind === 'mark' && <ArrowMark {...{ stroke, progress, layout, drawing }} />}
    </g>
  );
}

/** A line that appears from its beginning to its end. */
function DrawnLine({ from, to, progress }: { from: Point; to: Point; progress: number }) {
  // A dash with round ends would show before the line begins.
  if (progress === 0) return null;
  return <path d={handLine(from, to)} pathLength="1" strokeDasharray="1 1" strokeDashoffset={1 - progress} />;
}

function LevelMark({ stroke, progress, layout }: Drawn<'level'>) {
  const y = layout.yOf(stroke.price);
  return <DrawnLine from={[layout.left, y]} to={[layout.right, y]} progress={progress} />;
}

function ZoneMark({ stroke, progress, layout }: Drawn<'zone'>) {
  const [top, bottom] = [layout.yOf(stroke.high), layout.yOf(stroke.low)];
  return (
    <>
      <rect
        x={layout.left}
        y={top}
        width={(layout.right - layout.left) * progress}
        height={bottom - top}
        fill="currentColor"
        fillOpacity="0.14"
        stroke="none"
      />
      <DrawnLine from={[layout.left, top]} to={[layout.right, top]} progress={progress} />
      <DrawnLine from={[layout.left, bottom]} to={[layout.right, bottom]} progress={progress} />
    </>
  );
}

function SpanMark({ stroke, progress, layout }: Drawn<'span'>) {
  const [x1, x2] = [layout.xOf(stroke.first), layout.xOf(stroke.last)];
  const y = layout.top - 8;
  return (
    <>
      <DrawnLine from={[x1, y]} to={[x2, y]} progress={progress} />
      <DrawnLine from={[x1, y - 5]} to={[x1, y + 5]} progress={progress} />
      {progress === 1 && <DrawnLine from={[x2, y - 5]} to={[x2, y + 5]} progress={1} />}
    </>
  );
}

function SegmentMark({ stroke, progress, layout }: Drawn<'segment'>) {
  const corner = ([place, value]: readonly [number, number]): Point => [layout.xOf(place), layout.yOf(value)];
  const [x, y] = corner(stroke.end);
  return <DrawnLine from={corner(stroke.start)} to={[x, y]} progress={progress} />;
}

function ArrowMark({ stroke, progress, layout, drawing }: Drawn<'mark'> & { drawing: DrawingData }) {
  const x = layout.xOf(stroke.at);
  const tip = topOfPlace(drawing, stroke.at, layout, stroke.line) - ARROW.gap;
  const start = tip - ARROW.length;
  return (
    <>
      <DrawnLine from={[x, start]} to={[x, tip]} progress={progress} />
      {progress > 0.7 && (
        <path d={`M${x - 5} ${tip - 6}L${x} ${tip}L${x + 5} ${tip - 6}`} strokeLinejoin="round" />
      )}
    </>
  );
}
