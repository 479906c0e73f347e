import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { QuestionState } from '#domain/activities/contract.ts';
import type { LearnerTranscript } from '#domain/activities/learner-activity.ts';
import { markOf } from '#domain/activities/transcript-question.ts';
import { VERDICTS, type Verdict } from '#domain/activities/verdicts.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { useAnswerActivity } from './answer-activity.ts';
import { TranscriptSentence } from './transcript-sentence.tsx';
import { type ActivityPlace, useDraft } from './use-draft.ts';

interface TranscriptActivityProps {
  place: ActivityPlace;
  asked: LearnerTranscript;
  state: QuestionState;
}

const draftSchema = v.record(v.string(), v.picklist(VERDICTS));

type Marks = Record<string, Verdict>;

/** A conversation to read with a pencil: each line of the assistant can be marked, with what is wrong with it. */
export function TranscriptActivity({ place, asked, state }: TranscriptActivityProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const answering = useAnswerActivity(place.lessonId, place.activity, null);
  const [complaint, setComplaint] = useState<string>();
  const last = state.tries.at(-1);
  const { draft, change, discard } = useDraft<Marks>(place, readDraft, marksOf(last?.answer));
  // What was there when the page was opened takes no focus.
  const [known] = useState(state.tries.length);
  const solution = state.solution?.kind === 'transcript' ? state.solution : undefined;
  const marks = solution ? marksOf(last?.answer) : draft;
  const count = Object.keys(marks).length;
  const mark = (id: string, verdict: Verdict | null) => {
    const { [id]: _before, ...others } = draft;
    change(verdict === null ? others : { ...others, [id]: verdict });
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (solution || answering.isPending) return;
        if (count === 0) return setComplaint(t`Mark a sentence first.`);
        setComplaint(undefined);
        answering.mutate(
          { answer: Object.entries(draft).map(([id, verdict]) => markOf(id, verdict)) },
          { onSuccess: ({ solution: told }) => told && discard() },
        );
      }}
    >
      <p className="text-15 text-muted">
        <Trans>Written for this lesson, with mistakes in it. Mark what you would not trust, and why.</Trans>
      </p>
      <ol className="m-0 grid list-none gap-5 p-0">
        {asked.turns.map(({ from, sentences }, turn) => (
          <li key={turn} className="m-0 grid gap-1">
            <p className="text-13 font-semibold text-muted">
              {from === 'assistant' ? <Trans>Assistant</Trans> : <Trans>Question</Trans>}
            </p>
            {from === 'assistant' ? (
              <ul className="m-0 grid list-none border-s-2 border-line p-0">
                {sentences.map(({ id, html }) => (
                  <TranscriptSentence
                    key={id}
                    html={html}
                    verdict={marks[id] ?? null}
                    onVerdict={(verdict) => mark(id, verdict)}
                    fault={solution?.faults.find(({ sentence }) => sentence === id)}
                    note={last?.notes.find(({ choice }) => choice === id)?.html}
                    isSettled={solution !== undefined}
                  />
                ))}
              </ul>
            ) : (
              <p className="font-serif text-20">
                {sentences.map(({ id, html }) => (
                  <span key={id}>
                    <SanitisedHtml inline html={html} />{' '}
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="text-15 text-muted">
        <Plural
          value={count}
          _0="No sentence is marked."
          one="# sentence is marked."
          other="# sentences are marked."
        />
      </p>
      {complaint !== undefined && (
        <p role="alert" className="text-15 text-danger">
          {complaint}
        </p>
      )}
      {answering.isError && <FormFailure key={answering.submittedAt} reason={describe(answering.error)} />}
      {last && (
        <Outcome
          key={state.tries.length}
          isRight={last.is_right}
          revealHtml={solution?.reveal_html}
          takesFocus={state.tries.length > known}
        />
      )}
      {!solution && (
        <Button
          type="submit"
          look="secondary"
          className="justify-self-start print:hidden"
          pending={answering.isPending}
        >
          {last ? <Trans>Try once more</Trans> : <Trans>Check</Trans>}
        </Button>
      )}
    </form>
  );
}

interface OutcomeProps {
  isRight: boolean;
  /** Undefined while another try may follow. */
  revealHtml: string | undefined;
  takesFocus: boolean;
}

function Outcome({ isRight, revealHtml, takesFocus }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`grid gap-2 border-s-4 ps-4 outline-none ${isRight ? 'border-s-success' : 'border-s-control'}`}
    >
      <p className={`font-semibold ${isRight ? 'text-success' : ''}`}>
        {isRight ? <Trans>Right.</Trans> : <Trans>Not right.</Trans>}
      </p>
      {revealHtml === undefined ? (
        <p className="text-15 text-muted">
          <Trans>
            Something is missing, marked too much, or marked for another reason. You have one more try; only
            the first one counts.
          </Trans>
        </p>
      ) : (
        <SanitisedHtml html={revealHtml} className="prose" />
      )}
    </div>
  );
}

/** The marks of an answer, such as `2.1:unsafe`. */
function marksOf(answer: unknown): Marks {
  const read = v.safeParse(v.array(v.string()), answer);
  const pairs = (read.success ? read.output : []).map((mark) => mark.split(':'));
  return readDraft(Object.fromEntries(pairs)) ?? {};
}

function readDraft(kept: unknown): Marks | undefined {
  const read = v.safeParse(draftSchema, kept ?? undefined);
  return read.success ? read.output : undefined;
}
