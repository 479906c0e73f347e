import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { QuestionState, Solution } from '#domain/activities/contract.ts';
import type { LearnerCommit } from '#domain/activities/learner-activity.ts';
import { Button } from '../../../ui/button.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { useAnswerActivity } from './answer-activity.ts';
import { CommitAnswer, commitAnswerSchema, wholeAnswer } from './commit-answer.tsx';
import { ConfidenceChoice } from './confidence-choice.tsx';
import { OutcomeBox } from './tries/outcome-box.tsx';
import { type ActivityPlace, useDraft } from './use-draft.ts';

interface CommitActivityProps {
  place: ActivityPlace;
  asked: LearnerCommit;
  state: QuestionState;
}

const draftSchema = v.object({
  answer: v.nullable(commitAnswerSchema),
  confidence: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

/** A question to commit to before going on, with how sure one is; then the truth beside the answer. */
export function CommitActivity({ place, asked, state }: CommitActivityProps) {
  const { t } = useLingui();
  const complaintId = useId();
  const answering = useAnswerActivity(place.lessonId, place.activity, null);
  const [complaint, setComplaint] = useState<string>();
  const { draft, change, discard } = useDraft(place, readDraft, { answer: null, confidence: null });
  // What was there when the page was opened takes no focus.
  const [known] = useState(state.tries.length);
  const [given] = state.tries;
  const solution = state.solution?.kind === 'commit' ? state.solution : undefined;
  const missing = {
    number: t`Answer first.`,
    level: t`Answer first.`,
    choice: t`Answer first.`,
    point: t`Set both numbers of the point first.`,
    curve: t`Draw the curve to its end first.`,
  };
  const commit = () => {
    const { confidence } = draft;
    const answer = draft.answer === null ? undefined : wholeAnswer(asked, draft.answer);
    if (answer === undefined) return setComplaint(missing[asked.asks]);
    if (confidence === null) return setComplaint(t`Say how sure you are first.`);
    setComplaint(undefined);
    return answering.mutate({ answer, confidence }, { onSuccess: discard });
  };
  return (
    <form
      noValidate
      aria-describedby={complaint === undefined ? undefined : complaintId}
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (solution === undefined && !answering.isPending) commit();
      }}
    >
      <CommitAnswer
        asked={asked}
        value={given ? given.answer : draft.answer}
        onChange={(answer) => change({ ...draft, answer })}
        truth={solution?.truth}
      />
      {/* Without an answer yet, or with how sure they were. */}
      {(given === undefined || given.confidence !== null) && (
        <ConfidenceChoice
          value={given ? given.confidence : draft.confidence}
          onChange={(confidence) => change({ ...draft, confidence })}
          readOnly={given !== undefined}
        />
      )}
      {complaint !== undefined && (
        <p id={complaintId} role="alert" className="text-15 text-danger">
          {complaint}
        </p>
      )}
      {answering.isError && <AnswerFailure key={answering.submittedAt} error={answering.error} />}
      {solution === undefined || given === undefined ? (
        <div className="flex flex-wrap items-center gap-4 print:hidden">
          <Button type="submit" look="secondary" pending={answering.isPending}>
            <Trans>Commit to it</Trans>
          </Button>
          <p className="text-15 text-muted">
            <Trans>Then you see what is true.</Trans>
          </p>
        </div>
      ) : (
        <Reveal solution={solution} isRight={given.is_right} takesFocus={known === 0} />
      )}
    </form>
  );
}

interface RevealProps {
  solution: Extract<Solution, { readonly kind: 'commit' }>;
  isRight: boolean;
  takesFocus: boolean;
}

/** What really happens, below the answer. */
function Reveal({ solution, isRight, takesFocus }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <OutcomeBox
      ref={box}
      isRight={isRight}
      head={isRight ? <Trans>You had it.</Trans> : <Trans>Not what you said.</Trans>}
    >
      <SanitisedHtml html={solution.reveal_html} className="prose" />
    </OutcomeBox>
  );
}

function readDraft(kept: unknown) {
  const read = v.safeParse(draftSchema, kept);
  return read.success ? read.output : undefined;
}
