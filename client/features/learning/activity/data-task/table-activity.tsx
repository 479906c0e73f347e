import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { columnCells, rowId, rowIds } from '#domain/activities/data-task/data-table.ts';
import type { LearnerTableTask } from '#domain/activities/data-task/learner-data-task.ts';
import { alarms } from '#domain/activities/data-task/rule-parts.ts';
import { readPairs } from '#domain/activities/answer-pairs.ts';
import type { QuestionState } from '#domain/activities/contract.ts';
import { formatNumber } from '../../../../lib/i18n/format-number.ts';
import { useIsPrinting } from '../../../../lib/use-is-printing.ts';
import { PickBox } from '../../../../ui/table/pick-box.tsx';
import { AnswerFailure } from '../answer-failure.tsx';
import { useAnswerActivity } from '../answer-activity.ts';
import { useMediaQuery } from '../../../../ui/use-media-query.ts';
import { TryButton } from '../tries/try-button.tsx';
import { type ActivityPlace, useDraft } from '../use-draft.ts';
import { RightPart } from './right-part.tsx';
import { rowOutcome } from './row-outcome.ts';
import { RowTag } from './row-tag.tsx';
import { RowVerdict } from './row-verdict.tsx';
import { builtRule } from './rule-draft.ts';
import { TableAnswer } from './table-answer.tsx';
import { answerOf, draftOf, readDraft, type TableDraft, withRow, withTag } from './table-draft.ts';
import { TaskOutcome } from './task-outcome.tsx';
import { TaskPlot } from './task-plot.tsx';
import { TaskTable } from './task-table.tsx';
import { initialView, viewRows } from './view-rows.ts';

interface TableActivityProps {
  place: ActivityPlace;
  asked: LearnerTableTask;
  state: QuestionState;
}

/** A table to work in, and what is asked of it. */
export function TableActivity({ place, asked, state }: TableActivityProps) {
  const { t, i18n } = useLingui();
  const isPrinting = useIsPrinting();
  const isNarrow = useMediaQuery('(width < 40rem)');
  const answering = useAnswerActivity(place.lessonId, place.activity, null);
  const [complaint, setComplaint] = useState<string>();
  const [chosen, setView] = useState(initialView);
  const last = state.tries.at(-1);
  const sent = draftOf(last?.answer, asked, i18n.locale);
  const { draft, change, discard } = useDraft(place, (kept) => readDraft(kept, asked), sent);
  // What was there when the page was opened takes no focus.
  const [known] = useState(state.tries.length);
  const solution = state.solution?.kind === 'data-task' ? state.solution : undefined;
  const current = solution ? sent : draft;
  const { rows, level } = current;
  const { table, plot } = asked;
  const tags = readPairs(rows) ?? new Map<string, string>();
  // Of the rows and the rule alone: the table is not drawn again while a line is dragged.
  const isMarked = markedBy(asked, rows, current.rule, i18n.locale);
  const view = isPrinting ? initialView : chosen;
  const shown = viewRows(table, view, isMarked);
  const example = formatNumber(12.5, i18n.locale);
  const missing = table.rows.length - tags.size;
  const complaints = {
    mark: t`Mark a row first.`,
    tag: t`Give every row a tag. Rows without one: ${missing}.`,
    value:
      asked.asks === 'value' && asked.isLevel ? t`Answer first.` : t`Enter a number, such as ${example}.`,
    order: '',
    rule: t`Give every condition a value.`,
  };
  const check = () => {
    const answer = answerOf(current, asked, i18n.locale);
    if (answer === undefined) return setComplaint(complaints[asked.asks]);
    setComplaint(undefined);
    return answering.mutate({ answer }, { onSuccess: ({ solution: told }) => told && discard() });
  };
  const cellOf = (at: number, name: string) => {
    if (asked.asks === 'mark') {
      return (
        <PickBox
          label={t`Mark ${name}`}
          checked={isMarked(at)}
          isReadOnly={solution !== undefined}
          onPick={(picked) => change({ ...draft, rows: withRow(draft.rows, rowId(at), picked) })}
        />
      );
    }
    if (asked.asks === 'tag') {
      return (
        <RowTag
          label={t`Tag of ${name}`}
          tags={asked.tags}
          value={tags.get(rowId(at)) ?? ''}
          isMissing={complaint !== undefined}
          isReadOnly={solution !== undefined}
          onChange={(tag) => change({ ...draft, rows: withTag(draft.rows, rowId(at), tag) })}
        />
      );
    }
    return isMarked(at) ? <Check role="img" aria-label={t`Yes`} className="size-5 text-plum" /> : null;
  };
  const heads = { mark: t`Mark`, tag: t`Tag`, rule: t`Rule`, value: undefined, order: undefined };
  const head = heads[asked.asks];

  return (
    <form
      noValidate
      className="grid min-w-0 grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!solution && !answering.isPending) check();
      }}
    >
      <TaskTable
        table={table}
        task={asked.title}
        view={view}
        onView={setView}
        shown={shown}
        isMarked={isMarked}
        hasMarks={asked.asks === 'mark' || asked.asks === 'rule'}
        noteOf={(at) => {
          const said = rowOutcome(rowId(at), { asked, last, solution, rows, sent: sent.rows });
          return said && <RowVerdict {...said} />;
        }}
        answer={
          head === undefined ? undefined : { head, cell: cellOf, isBelow: asked.asks === 'tag' && isNarrow }
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
              ? {
                  value: level,
                  onChange: (next) => change({ ...draft, level: next }),
                  truth: typeof solution?.truth === 'number' ? solution.truth : undefined,
                }
              : undefined
          }
        />
      )}
      <TableAnswer
        asked={asked}
        draft={current}
        onChange={change}
        truth={solution?.truth}
        alarms={rowIds(table).filter((_, at) => isMarked(at)).length}
        isAsked={complaint !== undefined}
      />
      {complaint !== undefined && (
        <p role="alert" className="text-15 text-danger">
          {complaint}
        </p>
      )}
      {answering.isError && <AnswerFailure key={answering.submittedAt} error={answering.error} />}
      {last && (
        <TaskOutcome
          key={state.tries.length}
          given={last}
          solution={solution}
          takesFocus={state.tries.length > known}
        >
          <RightPart asks={asked.asks} given={last} />
        </TaskOutcome>
      )}
      {!solution && <TryButton isAgain={last !== undefined} pending={answering.isPending} />}
    </form>
  );
}

/** Which rows stand out: those that are marked, or to which the rule says yes. */
function markedBy(
  asked: LearnerTableTask,
  rows: TableDraft['rows'],
  drafted: TableDraft['rule'],
  locale: string,
): (place: number) => boolean {
  if (asked.asks === 'mark') return (place) => rows.includes(rowId(place));
  const rule = asked.asks === 'rule' && builtRule(drafted, asked.columns, asked.most, locale);
  if (!rule || asked.asks !== 'rule') return () => false;
  const cells = new Map(asked.columns.map(({ name }) => [name, columnCells(asked.table, name)]));
  return (place) => alarms(rule, asked.columns, (name) => cells.get(name)?.[place]);
}
