import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { ActivityAnswer, Solution } from '#domain/activities/contract.ts';
import type { LearnerCommit } from '#domain/activities/learner-activity.ts';
import { CommitChoice } from './commit-choice.tsx';
import { CommitCurve } from './commit-curve.tsx';
import { CommitLevel } from './commit-level.tsx';
import { CommitPoint } from './commit-point.tsx';
import { NumberLine } from './number-line.tsx';
import { ValueSlider } from './value-slider.tsx';

const point = v.strictObject({ x: v.number(), y: v.number() });
/** A point of which one number was set: the other is not anywhere until it is set as well. */
const startedPoint = v.strictObject({ x: v.nullable(v.number()), y: v.nullable(v.number()) });
const heights = v.array(v.number());

/** What somebody may be about to commit to; a curve may be drawn in part, and of a point one number be set. */
export const commitAnswerSchema = v.union([v.number(), v.string(), startedPoint, heights]);

export type CommitDraft = v.InferOutput<typeof commitAnswerSchema>;

type Truth = Extract<Solution, { readonly kind: 'commit' }>['truth'];

interface CommitAnswerProps {
  asked: LearnerCommit;
  value: ActivityAnswer | CommitDraft | null;
  onChange: (value: CommitDraft) => void;
  /** Undefined until it is told. */
  truth: Truth | undefined;
}

/** The answer that a draft comes to; undefined while a curve is not drawn to its end, or a point has one number. */
export function wholeAnswer(asked: LearnerCommit, draft: CommitDraft): ActivityAnswer | undefined {
  if (asked.asks === 'curve')
    return Array.isArray(draft) && draft.length === asked.points ? draft : undefined;
  if (typeof draft === 'number' || typeof draft === 'string') return draft;
  const read = v.safeParse(point, draft);
  return read.success ? read.output : undefined;
}

/** The answer of a commit in its own form, with the truth beside it once that is told. */
export function CommitAnswer({ asked, value, onChange, truth }: CommitAnswerProps) {
  const { t } = useLingui();
  const number = typeof value === 'number' ? value : null;
  const trueNumber = typeof truth === 'number' ? truth : undefined;
  switch (asked.asks) {
    case 'number':
      return (
        <div className="grid grid-cols-1 gap-1">
          <NumberLine axis={asked} value={number} truth={trueNumber} />
          {truth === undefined && (
            <div className="print:hidden">
              <ValueSlider label={t`Your answer`} axis={asked} value={number} onChange={onChange} />
            </div>
          )}
        </div>
      );
    case 'choice':
      return (
        <CommitChoice
          choices={asked.choices}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          truth={typeof truth === 'string' ? truth : undefined}
        />
      );
    case 'level':
      return <CommitLevel sheet={asked.sheet} value={number} onChange={onChange} truth={trueNumber} />;
    case 'point':
      return (
        <CommitPoint
          sheet={asked.sheet}
          value={startedOf(value)}
          onChange={onChange}
          truth={pointOf(truth)}
        />
      );
    case 'curve':
      return (
        <CommitCurve
          asked={asked}
          value={heightsOf(value) ?? []}
          onChange={onChange}
          truth={heightsOf(truth)}
        />
      );
  }
}

function startedOf(value: unknown): v.InferOutput<typeof startedPoint> {
  const read = v.safeParse(startedPoint, value);
  return read.success ? read.output : { x: null, y: null };
}

function pointOf(value: unknown): v.InferOutput<typeof point> | undefined {
  const read = v.safeParse(point, value);
  return read.success ? read.output : undefined;
}

function heightsOf(value: unknown): number[] | undefined {
  const read = v.safeParse(heights, value);
  return read.success ? read.output : undefined;
}
