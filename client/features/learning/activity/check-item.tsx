import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { useId, useState } from 'react';
import * as v from 'valibot';
import type { QuestionState, Try } from '#domain/activities/contract.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import type { AskedItem, SettledFeedback } from '#domain/quiz/contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Button } from '../../../ui/button.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { EarlierTry } from '../quiz/earlier-try.tsx';
import { NumericEntry } from '../quiz/numeric-entry.tsx';
import { QuizChoices } from '../quiz/quiz-choices.tsx';
import { QuizFeedback } from '../quiz/quiz-feedback.tsx';
import { QuizHints } from '../quiz/quiz-hints.tsx';
import { StepOrder } from '../quiz/step-order.tsx';
import { useAnswerActivity } from './answer-activity.ts';
import { useTakeActivityHint } from './take-activity-hint.ts';
import { type ActivityPlace, useDraft } from './use-draft.ts';

interface CheckItemProps {
  place: ActivityPlace;
  item: AskedItem;
  state: QuestionState;
}

const draftSchema = v.object({ typed: v.string(), entered: v.array(v.string()) });

/** One item of a check: its prompt, a try, what was wrong with it, a second try, and then the solution. */
export function CheckItem({ place, item, state }: CheckItemProps) {
  const { t, i18n } = useLingui();
  const promptId = useId();
  const answering = useAnswerActivity(place.lessonId, place.activity, item.id);
  const hinting = useTakeActivityHint(place.lessonId, place.activity, item.id);
  const [complaint, setComplaint] = useState<string>();
  const { draft, change, discard } = useDraft(place, readDraft, { typed: '', entered: initialOrder(item) });
  // What was there when the page was opened takes no focus.
  const [known] = useState(state.tries.length);
  const feedback = feedbackOf(item, state);
  const answer = feedback?.answer;
  const picked = typeof answer === 'object' ? answer : draft.entered;
  const check = () => {
    const number = item.kind === 'numeric' ? parseNumber(draft.typed, i18n.locale, item.unit) : null;
    if (item.kind === 'numeric' && number === null) {
      const example = formatNumber(12.5, i18n.locale);
      return setComplaint(t`Enter a number, such as ${example}.`);
    }
    if (item.kind !== 'numeric' && draft.entered.length === 0)
      return setComplaint(t`Choose an answer first.`);
    setComplaint(undefined);
    return answering.mutate({ answer: number ?? [...draft.entered] }, { onSuccess: discard });
  };
  const step = state.hints.length + 1;
  return (
    <form
      noValidate
      aria-labelledby={promptId}
      className="grid min-w-0 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (feedback === undefined && !answering.isPending) check();
      }}
    >
      {item.kind === 'numeric' && (
        <NumericEntry
          item={item}
          promptId={promptId}
          value={typeof answer === 'number' ? formatNumber(answer, i18n.locale) : draft.typed}
          onChange={(typed) => change({ ...draft, typed })}
          error={complaint}
          readOnly={feedback !== undefined}
        />
      )}
      {item.kind === 'ordering' && (
        <StepOrder
          item={item}
          promptId={promptId}
          order={picked}
          onOrder={(entered) => change({ ...draft, entered: [...entered] })}
          correct={typeof feedback?.correct === 'object' ? feedback.correct : undefined}
        />
      )}
      {(item.kind === 'single' || item.kind === 'multiple') && (
        <QuizChoices
          item={item}
          promptId={promptId}
          picked={picked}
          onPick={(entered) => change({ ...draft, entered: [...entered] })}
          feedback={feedback}
          error={complaint}
        />
      )}
      {state.tries.slice(0, feedback ? -1 : undefined).map((given, index) => (
        <EarlierTry
          key={index}
          item={item}
          given={given}
          isLast={feedback === undefined}
          hasHint={state.hints.length < item.hint_count}
          takesFocus={index >= known}
        />
      ))}
      <QuizHints hints={state.hints} />
      {answering.isError && <AnswerFailure key={answering.submittedAt} error={answering.error} />}
      {hinting.isError && <AnswerFailure key={hinting.submittedAt} error={hinting.error} />}
      {feedback === undefined ? (
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Button type="submit" look="secondary" pending={answering.isPending}>
            {state.tries.length === 0 ? <Trans>Check</Trans> : <Trans>Try once more</Trans>}
          </Button>
          {step <= item.hint_count && (
            <Button look="quiet" pending={hinting.isPending} onClick={() => hinting.mutate(step)}>
              <Lightbulb aria-hidden="true" className="size-5" />
              <Trans>
                Hint {step} of {item.hint_count}
              </Trans>
            </Button>
          )}
        </div>
      ) : (
        <QuizFeedback
          item={item}
          feedback={feedback}
          countsEarlier={false}
          takesFocus={state.tries.length > known}
        />
      )}
    </form>
  );
}

function readDraft(kept: unknown) {
  const read = v.safeParse(draftSchema, kept);
  return read.success ? read.output : undefined;
}

/** Steps stand in some order from the start; choices are not chosen yet. */
function initialOrder({ kind, choices = [] }: AskedItem): string[] {
  return kind === 'ordering' ? choices.map(({ id }) => id) : [];
}

/** What a quiz would say of a settled question; undefined while another answer may be given. */
function feedbackOf(item: AskedItem, { tries, solution }: QuestionState): SettledFeedback | undefined {
  const last: Try | undefined = tries.at(-1);
  const before = tries.at(-2);
  if (solution?.kind !== 'check' || last === undefined) return undefined;
  return {
    item_id: item.id,
    round: 1,
    answer: last.answer as SettledFeedback['answer'],
    is_correct: last.is_right,
    mistakes: last.notes,
    first: before ? { answer: before.answer as SettledFeedback['answer'], mistakes: before.notes } : null,
    correct: solution.correct,
    reasons: solution.reasons,
    solution: solution.steps,
  };
}
