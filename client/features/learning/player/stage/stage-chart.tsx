import type { LectureFrame, VisibleStroke } from '#domain/catalogue/lecture/lecture-frame.ts';
import { ChartMarks } from './chart-marks.tsx';
import { chartWords } from '#domain/catalogue/lecture/stage/chart-words.ts';
import { placeStrokeLabels, staticStrokes } from '#domain/catalogue/lecture/stage/place-stroke-labels.ts';
import { StageLabels } from './stage-labels.tsx';
import { AXIS_TEXT, layOutStage, PLACE_LINE } from '#domain/catalogue/lecture/stage/stage-layout.ts';
import type { ChartScene } from '#domain/catalogue/lecture/stage/stage-values.ts';
import { StagePointer } from './stage-pointer.tsx';
import { StrokeMark } from './stroke-mark.tsx';

interface StageChartProps {
  scene: ChartScene;
  frame: LectureFrame;
  /** In pixels; the drawing is scaled when there is more or less room. */
  width: number;
  height: number;
}

/**
 * The chart of a scene at one moment. It runs from left to right in every language. Here and below, what is drawn is known
 * to React by its place and never by its words: two bars may have one name, and a name met twice left a bar behind when
 * the next scene was drawn.
 */
export function StageChart({ scene, frame, width, height }: StageChartProps) {
  const { stage } = scene;
  const layout = layOutStage(scene, width, height);
  const fixed = staticStrokes(stage);
  const places = placeStrokeLabels([...fixed, ...scene.strokes], scene, layout);
  const strokes = [...fixed.map((stroke) => ({ stroke, progress: 1, opacity: 1 })), ...frame.strokes];
  const draw = (some: readonly VisibleStroke[]) =>
    some.map((visible, place) => (
      <StrokeMark key={place} visible={visible} drawing={stage} layout={layout} />
    ));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      aria-hidden="true"
      className="block h-auto w-full font-sans"
    >
      {layout.valueLabels.map(({ y, text }, place) => (
        <g key={place}>
          <path d={`M${layout.left} ${y}H${layout.right}`} className="stroke-line" />
          <text x={layout.left - 8} y={y + 4} textAnchor="end" fontSize={AXIS_TEXT} className="fill-muted">
            {text}
          </text>
        </g>
      ))}
      {layout.placeLabels.map(({ x, lines }, place) => (
        <text key={place} textAnchor="middle" fontSize={AXIS_TEXT} className="fill-muted">
          {lines.map((line, index) => (
            <tspan key={index} x={x} y={layout.bottom + PLACE_LINE.first + index * PLACE_LINE.height}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {layout.names.y !== undefined && (
        <text x={8} y={16} fontSize={AXIS_TEXT} className="fill-muted">
          {layout.names.y}
        </text>
      )}
      {layout.names.x !== undefined && (
        <text x={layout.right} y={height - 8} textAnchor="end" fontSize={AXIS_TEXT} className="fill-muted">
          {layout.names.x}
        </text>
      )}
      {draw(strokes.filter(({ stroke }) => stroke.kind === 'zone'))}
      <ChartMarks drawing={stage} revealed={frame.revealed} layout={layout} />
      {draw(strokes.filter(({ stroke }) => stroke.kind !== 'zone'))}
      {frame.pointer && <StagePointer pointer={frame.pointer} drawing={stage} layout={layout} />}
      <StageLabels words={chartWords(stage, frame.revealed, layout)} strokes={strokes} places={places} />
    </svg>
  );
}
