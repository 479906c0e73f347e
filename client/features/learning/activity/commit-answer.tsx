import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { ChartPoint } from '#domain/activities/activity-key.ts';
import type { ActivityAnswer, Solution } from '#domain/activities/contract.ts';
import type { LearnerCommit } from '#domain/activities/learner-activity.ts';
import { CommitChoice } from './commit-choice.tsx';
import { CommitCurve } from './commit-curve.tsx';
import { CommitLevel } from './commit-level.tsx';
import { CommitPoint } from './commit-point.tsx';
import { NumberLine } from './number-line.tsx';
import { ValueSlider } from './value-slider.tsx';

const point = v.strictObject({ x: v.number(), y: v.number() });
const heights = v.array(v.number());

/** What somebody may be about to commit to; a curve may be drawn in part. */
export const commitAnswerSchema = v.union([v.number(), v.string(), point, heights]);

type Truth = Extract<Solution, { readonly kind: 'commit' }>['truth'];

interface CommitAnswerProps {
  asked: LearnerCommit;
  value: ActivityAnswer | null;
  onChange: (value: number | string | ChartPoint | number[]) => void;
  /** Undefined until it is told. */
  truth: Truth | undefined;
}

/** Whether an answer can be committed to: a curve has to be drawn to its end. */
export function isWholeAnswer(asked: LearnerCommit, answer: ActivityAnswer): boolean {
  return asked.asks !== 'curve' || (Array.isArray(answer) && answer.length === asked.points);
}

/** The answer of a commit in its own form, with the truth beside it once that is told. */
export function CommitAnswer({ asked, value, onChange, truth }: CommitAnswerProps) {
  const { t } = useLingui();
  const number = typeof value === 'number' ? value : null;
  const trueNumber = typeof truth === 'number' ? truth : undefined;
  switch (asked.asks) {
    case 'number':
      return (
        <div className="grid gap-1">
          <NumberLine axis={asked} value={number} truth={trueNumber} />
          {truth === undefined && (
            <ValueSlider label={t`Your answer`} axis={asked} value={number} onChange={onChange} />
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
          value={pointOf(value)}
          onChange={onChange}
          truth={pointOf(truth) ?? undefined}
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

function pointOf(value: unknown): ChartPoint | null {
  const read = v.safeParse(point, value);
  return read.success ? read.output : null;
}

function heightsOf(value: unknown): number[] | undefined {
  const read = v.safeParse(heights, value);
  return read.success ? read.output : undefined;
}
