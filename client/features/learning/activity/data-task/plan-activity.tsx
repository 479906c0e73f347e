import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import type { LearnerPlan } from '#domain/activities/data-task/learner-data-task.ts';
import { mayBe, partName, partsOf, type PlanPart } from '#domain/activities/data-task/plan-parts.ts';
import type { QuestionState } from '#domain/activities/contract.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import { formatNumber } from '../../../../lib/i18n/format-number.ts';
import { AnswerFailure } from '../answer-failure.tsx';
import { useAnswerActivity } from '../answer-activity.ts';
import { TryButton } from '../tries/try-button.tsx';
import { type ActivityPlace, useDraft } from '../use-draft.ts';
import { PlanField } from './plan-field.tsx';
import { TaskOutcome } from './task-outcome.tsx';

interface PlanActivityProps {
  place: ActivityPlace;
  asked: LearnerPlan;
  state: QuestionState;
}

/** What stands in each part: a number as it was typed, or the number of a choice. */
type Draft = Readonly<Record<string, string>>;

/** A plan to fill in; it is told which of what is required of it does not hold. */
export function PlanActivity({ place, asked: { parts }, state }: PlanActivityProps) {
  const { i18n } = useLingui();
  const answering = useAnswerActivity(place.lessonId, place.activity, null);
  const [isAsked, setIsAsked] = useState(false);
  const last = state.tries.at(-1);
  const sent = draftOf(last?.answer, parts, i18n.locale);
  const { draft, change, discard } = useDraft(place, readDraft, sent);
  // What was there when the page was opened takes no focus.
  const [known] = useState(state.tries.length);
  const solution = state.solution?.kind === 'data-task' ? state.solution : undefined;
  const values = solution ? sent : draft;
  const numberOf = (part: PlanPart) => {
    const typed = values[part.name] ?? '';
    const number = part.kind === 'number' ? parseNumber(typed, i18n.locale, part.unit) : Number(typed);
    if (typed === '' || number === null) return undefined;
    const value = part.kind === 'number' ? roundTo(number, part.decimals) : number;
    return mayBe(part, value) ? value : undefined;
  };
  const check = () => {
    setIsAsked(true);
    const answer = parts.flatMap((part) => {
      const value = numberOf(part);
      return value === undefined ? [] : [partName(part.name, value)];
    });
    if (answer.length < parts.length) return;
    answering.mutate({ answer }, { onSuccess: ({ solution: told }) => told && discard() });
  };
  return (
    <form
      noValidate
      className="grid min-w-0 grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!solution && !answering.isPending) check();
      }}
    >
      <div className="grid max-w-form grid-cols-1 gap-4">
        {parts.map((part) => (
          <PlanField
            key={part.name}
            part={part}
            value={values[part.name] ?? ''}
            onChange={(value) => change({ ...draft, [part.name]: value })}
            isWrong={isAsked && numberOf(part) === undefined}
            isReadOnly={solution !== undefined}
          />
        ))}
      </div>
      {answering.isError && <AnswerFailure key={answering.submittedAt} error={answering.error} />}
      {last && (
        <TaskOutcome
          key={state.tries.length}
          given={last}
          solution={solution}
          takesFocus={state.tries.length > known}
        />
      )}
      {!solution && <TryButton isAgain={last !== undefined} pending={answering.isPending} />}
    </form>
  );
}

function draftOf(answer: unknown, parts: readonly PlanPart[], locale: string): Draft {
  const chosen = partsOf(answer) ?? new Map<string, number>();
  return Object.fromEntries(
    parts.flatMap(({ name, kind }) => {
      const value = chosen.get(name);
      if (value === undefined) return [];
      const typed = formatNumber(value, locale, { maximumFractionDigits: 8 });
      return [[name, kind === 'number' ? typed : String(value)]];
    }),
  );
}

function readDraft(kept: unknown): Draft | undefined {
  const read = v.safeParse(v.record(v.string(), v.string()), kept ?? undefined);
  return read.success ? read.output : undefined;
}
