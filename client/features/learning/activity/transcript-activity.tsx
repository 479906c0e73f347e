import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { QuestionState } from '#domain/activities/contract.ts';
import type { LearnerTranscript } from '#domain/activities/learner-activity.ts';
import { pairName, readPairs } from '#domain/activities/answer-pairs.ts';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { withEntry } from '../../../lib/with-entry.ts';
import { AnswerFailure } from './answer-failure.tsx';
import { useAnswerActivity } from './answer-activity.ts';
import { TranscriptNote } from './transcript-note.tsx';
import { TranscriptOutcome } from './transcript-outcome.tsx';
import { useReasonWords } from './transcript-reason.tsx';
import { TranscriptSentence } from './transcript-sentence.tsx';
import { TryButton } from './tries/try-button.tsx';
import { type ActivityPlace, useDraft } from './use-draft.ts';

interface TranscriptActivityProps {
  place: ActivityPlace;
  asked: LearnerTranscript;
  state: QuestionState;
}

/** Marked sentences with what is said to be wrong with them; empty while that is open. */
type Marks = Readonly<Record<string, string>>;

/** A conversation to read with a pencil: each sentence of the assistant can be marked, with what is wrong with it. */
export function TranscriptActivity({ place, asked, state }: TranscriptActivityProps) {
  const { t } = useLingui();
  const wordsOf = useReasonWords(asked.reasons);
  const form = useRef<HTMLFormElement>(null);
  const answering = useAnswerActivity(place.lessonId, place.activity, null);
  const [complaint, setComplaint] = useState<string>();
  const last = state.tries.at(-1);
  const sent: Marks = Object.fromEntries(readPairs(last?.answer) ?? []);
  const { draft, change, discard } = useDraft(place, (kept) => readDraft(kept, asked), sent);
  // What was there when the page was opened takes no focus.
  const [known] = useState(state.tries.length);
  const solution = state.solution?.kind === 'transcript' ? state.solution : undefined;
  const marks = solution ? sent : draft;
  const count = Object.keys(marks).length;
  const mark = (id: string, reason: string | undefined) => change(withEntry(draft, id, reason));
  const check = () => {
    if (count === 0) return setComplaint(t`Mark a sentence first.`);
    if (Object.values(draft).includes('')) {
      form.current?.querySelector<HTMLSelectElement>('select:invalid')?.focus();
      return setComplaint(t`Say of each sentence you marked what is wrong with it.`);
    }
    setComplaint(undefined);
    const answer = Object.entries(draft).map(([id, reason]) => pairName(id, reason));
    return answering.mutate({ answer }, { onSuccess: ({ solution: told }) => told && discard() });
  };
  const noteOf = (id: string) => {
    const fault = solution?.faults.find(({ sentence }) => sentence === id);
    const given = last?.marks?.find(({ sentence }) => sentence === id);
    // A mark that was changed since has not been judged yet.
    const outcome = given && sent[id] === marks[id] ? given.outcome : fault && 'missed';
    if (outcome === undefined) return undefined;
    return (
      <TranscriptNote
        outcome={outcome}
        reason={fault && wordsOf(fault.reason)}
        html={fault?.html ?? given?.html ?? ''}
      />
    );
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!solution && !answering.isPending) check();
      }}
    >
      <p className="text-15 text-muted">
        <Trans>Written for this lesson, with mistakes in it. Mark what you would not trust, and why.</Trans>
      </p>
      {/* What is said is in English, whatever the language around it: its margin is on the left. */}
      <ol dir="ltr" className="m-0 grid list-none gap-5 border-y border-line p-0 py-4">
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
                    mark={marks[id]}
                    reasons={asked.reasons}
                    onMark={(reason) => mark(id, reason)}
                    isAsked={complaint !== undefined}
                    isSettled={solution !== undefined}
                  >
                    {noteOf(id)}
                  </TranscriptSentence>
                ))}
              </ul>
            ) : (
              sentences.map(({ id, html }) => (
                <p key={id} className="font-serif text-20">
                  <SanitisedHtml inline html={html} />
                </p>
              ))
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
      {answering.isError && <AnswerFailure key={answering.submittedAt} error={answering.error} />}
      {last && (
        <TranscriptOutcome
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

/** What was kept, as far as the sentences and reasons are still those of the lesson. */
function readDraft(kept: unknown, { turns, reasons }: LearnerTranscript): Marks | undefined {
  const read = v.safeParse(v.record(v.string(), v.string()), kept ?? undefined);
  if (!read.success) return undefined;
  const sentences = turns.flatMap((turn) => turn.sentences.map(({ id }) => id));
  const isKnown = ([id, reason]: [string, string]) =>
    sentences.includes(id) && (reason === '' || reasons.some((known) => known.id === reason));
  return Object.fromEntries(Object.entries(read.output).filter(isKnown));
}
