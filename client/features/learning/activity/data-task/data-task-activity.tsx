import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { rowId, rowIds } from '#domain/activities/data-task/data-table.ts';
import type { LearnerDataTask } from '#domain/activities/data-task/learner-data-task.ts';
import { readTags, tagName } from '#domain/activities/data-task/tagged-rows.ts';
import type { ActivityAnswer, QuestionState } from '#domain/activities/contract.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../../lib/i18n/format-number.ts';
import { useIsPrinting } from '../../../../lib/use-is-printing.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { PickBox } from '../../../../ui/table/pick-box.tsx';
import { useAnswerActivity } from '../answer-activity.ts';
import { type ActivityPlace, useDraft } from '../use-draft.ts';
import { RowTag } from './row-tag.tsx';
import { type RowOutcome, RowVerdict } from './row-verdict.tsx';
import { TaskOutcome } from './task-outcome.tsx';
import { TaskPlot } from './task-plot.tsx';
import { TaskTable } from './task-table.tsx';
import { ValueEntry } from './value-entry.tsx';
import { initialView, viewRows } from './view-rows.ts';

interface DataTaskActivityProps {
  place: ActivityPlace;
  asked: LearnerDataTask;
  state: QuestionState;
}

const draftSchema = v.object({
  /** Marked rows, or rows with their tags. */
  rows: v.array(v.string()),
  typed: v.string(),
  level: v.nullable(v.number()),
});
type Draft = v.InferOutput<typeof draftSchema>;

/** A table to work in, and what is asked of it. */
export function DataTaskActivity({ place, asked, state }: DataTaskActivityProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const isPrinting = useIsPrinting();
  const answering = useAnswerActivity(place.lessonId, place.activity, null);
  const [complaint, setComplaint] = useState<string>();
  const [chosen, setView] = useState(initialView);
  const last = state.tries.at(-1);
  const sent = draftOf(last?.answer, i18n.locale);
  const { draft, change, discard } = useDraft(place, (kept) => readDraft(kept, asked), sent);
  // What was there when the page was opened takes no focus.
  const [known] = useState(state.tries.length);
  const solution = state.solution?.kind === 'data-task' ? state.solution : undefined;
  const { rows, typed, level } = solution ? sent : draft;
  const { table, plot } = asked;
  const tags = readTags(rows) ?? new Map<string, string>();
  const isMarked = (at: number) => asked.asks === 'mark' && rows.includes(rowId(at));
  const view = isPrinting ? initialView : chosen;
  const shown = viewRows(table, view, isMarked);
  const truth = typeof solution?.truth === 'number' ? solution.truth : undefined;

  const answerOf = (): ActivityAnswer | undefined => {
    if (asked.asks === 'value') {
      const number = asked.isLevel ? level : parseNumber(typed, i18n.locale, asked.unit);
      const example = formatNumber(12.5, i18n.locale);
      if (number === null)
        setComplaint(asked.isLevel ? t`Answer first.` : t`Enter a number, such as ${example}.`);
      return number ?? undefined;
    }
    const missing = asked.asks === 'tag' ? table.rows.length - tags.size : 0;
    if (missing > 0) setComplaint(t`Give every row a tag. Rows without one: ${missing}.`);
    else if (rows.length === 0) setComplaint(t`Mark a row first.`);
    return missing > 0 || rows.length === 0 ? undefined : rows;
  };
  const check = () => {
    const answer = answerOf();
    if (answer === undefined) return;
    setComplaint(undefined);
    answering.mutate({ answer }, { onSuccess: ({ solution: told }) => told && discard() });
  };
  const noteOf = (at: number) => {
    const row = rowId(at);
    const given = last?.rows?.find((note) => note.row === row);
    // What was changed since has not been judged yet.
    const isSame = asked.asks === 'tag' ? rows.includes(sentTag(sent.rows, row)) : rows.includes(row);
    const outcome = given && isSame ? (given.is_right ? 'right' : 'wrong') : missedBy(row);
    if (outcome === undefined) return null;
    const right = asked.asks === 'tag' && solution ? (readTags(solution.truth)?.get(row) ?? '') : '';
    const words = asked.asks === 'tag' ? asked.tags.find(({ id }) => id === right)?.text : undefined;
    const html = solution?.because[row] ?? given?.html ?? '';
    return <RowVerdict outcome={outcome} truth={outcome === 'wrong' ? words : undefined} html={html} />;
  };
  const missedBy = (row: string): RowOutcome | undefined =>
    asked.asks === 'mark' && Array.isArray(solution?.truth) && solution.truth.some((id) => id === row)
      ? 'missed'
      : undefined;

  return (
    <form
      noValidate
      className="grid min-w-0 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!solution && !answering.isPending) check();
      }}
    >
      <TaskTable
        table={table}
        view={view}
        onView={setView}
        shown={shown}
        isMarked={isMarked}
        hasMarks={asked.asks === 'mark'}
        noteOf={noteOf}
        answer={
          asked.asks === 'value'
            ? undefined
            : {
                head: asked.asks === 'mark' ? t`Mark` : t`Tag`,
                cell: (at, name) =>
                  asked.asks === 'mark' ? (
                    <PickBox
                      label={t`Mark ${name}`}
                      checked={isMarked(at)}
                      isReadOnly={solution !== undefined}
                      onPick={(picked) => change({ ...draft, rows: withRow(draft.rows, rowId(at), picked) })}
                    />
                  ) : (
                    <RowTag
                      label={t`Tag of ${name}`}
                      tags={asked.tags}
                      value={tags.get(rowId(at)) ?? ''}
                      isMissing={complaint !== undefined}
                      isReadOnly={solution !== undefined}
                      onChange={(tag) => change({ ...draft, rows: withTag(draft.rows, rowId(at), tag) })}
                    />
                  ),
              }
        }
      />
      {plot && (
        <TaskPlot
          table={table}
          plot={plot}
          shown={shown}
          isMarked={isMarked}
          level={
            asked.asks === 'value' && asked.isLevel
              ? { value: level, onChange: (next) => change({ ...draft, level: next }), truth }
              : undefined
          }
        />
      )}
      {asked.asks === 'mark' && (
        <p role="status" className="text-15 text-muted">
          <Plural
            value={rows.length}
            _0="No row is marked."
            one="# row is marked."
            other="# rows are marked."
          />
        </p>
      )}
      {asked.asks === 'tag' && (
        <p role="status" className="text-15 text-muted">
          <Trans>
            {tags.size} of {table.rows.length} rows have a tag.
          </Trans>
        </p>
      )}
      {asked.asks === 'value' && !asked.isLevel && (
        <ValueEntry
          asked={asked}
          value={typed}
          onChange={(next) => change({ ...draft, typed: next })}
          truth={truth}
        />
      )}
      {complaint !== undefined && (
        <p role="alert" className="text-15 text-danger">
          {complaint}
        </p>
      )}
      {answering.isError && <FormFailure key={answering.submittedAt} reason={describe(answering.error)} />}
      {last && (
        <TaskOutcome
          key={state.tries.length}
          given={last}
          solution={solution}
          takesFocus={state.tries.length > known}
        >
          <RightRows asked={asked} state={state} />
        </TaskOutcome>
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

/** How many rows the last answer had right. */
function RightRows({ asked, state }: Pick<DataTaskActivityProps, 'asked' | 'state'>) {
  const notes = state.tries.at(-1)?.rows;
  if (notes === undefined || asked.asks === 'value') return null;
  const right = notes.filter(({ is_right }) => is_right).length;
  if (asked.asks === 'tag') {
    return (
      <Trans>
        {right} of {notes.length} tags are right.
      </Trans>
    );
  }
  return (
    <Trans>
      {right} of {notes.length} marked rows are right.
    </Trans>
  );
}

function draftOf(answer: ActivityAnswer | undefined, locale: string): Draft {
  return {
    rows: Array.isArray(answer) ? answer.map(String) : [],
    typed: typeof answer === 'number' ? formatNumber(answer, locale, { maximumFractionDigits: 8 }) : '',
    level: typeof answer === 'number' ? answer : null,
  };
}

/** What was kept, as far as the rows are still those of the lesson. */
function readDraft(kept: unknown, { table }: LearnerDataTask): Draft | undefined {
  const read = v.safeParse(draftSchema, kept ?? undefined);
  if (!read.success) return undefined;
  const ids = new Set(rowIds(table));
  return { ...read.output, rows: read.output.rows.filter((row) => ids.has(row.split(':')[0] ?? '')) };
}

function withRow(rows: readonly string[], row: string, picked: boolean): string[] {
  const others = rows.filter((each) => each !== row);
  return picked ? [...others, row] : others;
}

function withTag(rows: readonly string[], row: string, tag: string): string[] {
  return [...rows.filter((each) => !each.startsWith(`${row}:`)), tagName(row, tag)];
}

function sentTag(rows: readonly string[], row: string): string {
  return rows.find((each) => each.startsWith(`${row}:`)) ?? '';
}
