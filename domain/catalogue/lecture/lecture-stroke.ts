import { DrawingError } from '../drawing/drawing-values.ts';
import { DRAWING_ACTION_NAMES, type DrawingAction, type LectureDrawing } from './lecture-contract.ts';
import type { Stage, Stroke } from './lecture-data.ts';
import type { StageScale } from './stage-scale.ts';

/** What can be drawn on which stage. A histogram has no places of its own: its classes follow from its values. */
const POSSIBLE: Readonly<Record<Stage['kind'], readonly DrawingAction[]>> = {
  candles: DRAWING_ACTION_NAMES,
  line: DRAWING_ACTION_NAMES,
  area: DRAWING_ACTION_NAMES,
  bars: ['candles_to', 'level', 'mark', 'zone', 'write', 'erase'],
  scatter: ['candles_to', 'level', 'mark', 'zone', 'write', 'erase'],
  distribution: ['candles_to', 'write', 'erase'],
  page: ['write', 'erase'],
};

/** Actions whose label names what was drawn; the others write none, or may leave it out. */
const NEEDS_LABEL: readonly DrawingAction[] = ['level', 'mark', 'zone', 'span'];
const MAY_HAVE_LABEL: readonly DrawingAction[] = [...NEEDS_LABEL, 'segment'];
/** What can stand on one of several lines. */
const MAY_HAVE_LINE: readonly DrawingAction[] = ['mark'];
const MAY_HAVE_TONE: readonly DrawingAction[] = ['level', 'mark', 'zone', 'segment'];
/** What can stand at a learner's number, or say it. */
const MAY_ANSWER: readonly DrawingAction[] = ['level', 'write'];
const MAY_END: readonly DrawingAction[] = [...MAY_HAVE_LABEL, 'write'];

/** The one action of an entry of `draw`. @throws DrawingError unless there is exactly one, and the stage can show it */
export function actionOf(drawing: LectureDrawing, stage: Stage): DrawingAction {
  const [action, second] = DRAWING_ACTION_NAMES.filter((name) => drawing[name] !== undefined);
  if (action === undefined) {
    throw new DrawingError([], `A drawing needs one of ${DRAWING_ACTION_NAMES.join(', ')}.`);
  }
  if (second !== undefined) {
    throw new DrawingError(
      [second],
      `A drawing has one action, and this one has ${action} and ${second}. Make it two.`,
    );
  }
  if (!POSSIBLE[stage.kind].includes(action)) {
    const possible = POSSIBLE[stage.kind].join(', ');
    throw new DrawingError(
      [action],
      `A stage of the kind ${stage.kind} cannot show \`${action}\`. Use one of ${possible}.`,
    );
  }
  if (NEEDS_LABEL.includes(action) && drawing.label === undefined) {
    throw new DrawingError([action], `\`${action}\` needs a \`label\`.`);
  }
  const extras = [
    ['label', MAY_HAVE_LABEL],
    ['line', MAY_HAVE_LINE],
    ['tone', MAY_HAVE_TONE],
    ['until_step', MAY_END],
    ['answer', MAY_ANSWER],
  ] as const;
  for (const [extra, actions] of extras) {
    if (drawing[extra] !== undefined && !actions.includes(action)) {
      throw new DrawingError([extra], `\`${action}\` has no \`${extra}\`. Remove it.`);
    }
  }
  return action;
}

type Shape = Stroke extends infer Kind
  ? Kind extends Stroke
    ? Omit<Kind, 'from' | 'drawn' | 'until'>
    : never
  : never;

/**
 * What an entry of `draw` looks like, with all numbers worked out.
 * @param decimals those of a learner's number, where the author asks for none
 * @throws DrawingError when it lies off the stage
 */
export function strokeShape(drawing: LectureDrawing, scale: StageScale, decimals: number): Shape {
  const { level, mark, line, zone, span, segment, write, label = '', tone = 'neutral' } = drawing;
  const answer = drawing.answer && { answer: { ...drawing.answer, decimals } };
  if (level !== undefined)
    return { kind: 'level', price: scale.valueAt(['level'], level), label, tone, ...answer };
  if (mark !== undefined) {
    const on = line === undefined ? {} : { line: scale.lineOf(['line'], line) };
    return { kind: 'mark', at: scale.placeAt(['mark'], mark), ...on, label, tone };
  }
  if (zone !== undefined) {
    const edges = (['from_price', 'to_price'] as const).map((key) => scale.valueAt(['zone', key], zone[key]));
    return { kind: 'zone', low: Math.min(...edges), high: Math.max(...edges), label, tone };
  }
  if (span !== undefined) {
    if (span.from >= span.to) throw new DrawingError(['span', 'from'], '`from` must be below `to`.');
    const first = scale.placeAt(['span', 'from'], span.from);
    return { kind: 'span', first, last: scale.placeAt(['span', 'to'], span.to), label };
  }
  if (segment !== undefined) {
    const corner = (key: 'from' | 'to') => {
      const given = segment[key];
      if (!Array.isArray(given)) {
        return [
          scale.placeOfX(['segment', key, 'x'], given.x),
          scale.valueAt(['segment', key, 'y'], given.y),
        ] as const;
      }
      const [place, value] = given;
      scale.checkCounted(['segment', key, 0], place);
      return [scale.placeAt(['segment', key, 0], place), scale.valueAt(['segment', key, 1], value)] as const;
    };
    return { kind: 'segment', start: corner('from'), end: corner('to'), label, tone };
  }
  return { kind: 'writing', text: write ?? '', ...answer };
}
