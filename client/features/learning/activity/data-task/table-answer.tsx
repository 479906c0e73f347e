import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { lazy } from 'react';
import type { LearnerTableTask } from '#domain/activities/data-task/learner-data-task.ts';
import { readPairs } from '#domain/activities/answer-pairs.ts';
import { RowOrder } from './row-order.tsx';
import type { TableDraft } from './table-draft.ts';
import { ValueEntry } from './value-entry.tsx';

// Few tasks ask for a rule, and it takes much: the task waits for it as a whole.
const RuleBuilder = lazy(() => import('./rule-builder.tsx').then((part) => ({ default: part.RuleBuilder })));

interface TableAnswerProps {
  asked: LearnerTableTask;
  draft: TableDraft;
  onChange: (draft: TableDraft) => void;
  /** An answer that is right, once it is told. */
  truth: unknown;
  /** In how many of the shown rows the rule says yes. */
  alarms: number;
  isAsked: boolean;
}

/** What stands below the table: how far the answer is, and what is not answered in the table itself. */
export function TableAnswer({ asked, draft, onChange, truth, alarms, isAsked }: TableAnswerProps) {
  const { i18n } = useLingui();
  const { rows, typed, rule } = draft;
  const percent = (share: number) => new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share);
  const count = asked.table.rows.length;
  switch (asked.asks) {
    case 'mark':
      return (
        <p role="status" className="text-15 text-muted">
          <Plural
            value={rows.length}
            _0="No row is marked."
            one="# row is marked."
            other="# rows are marked."
          />
        </p>
      );
    case 'tag':
      return (
        <p role="status" className="text-15 text-muted">
          <Trans>
            {(readPairs(rows) ?? new Map()).size} of {count} rows have a tag.
          </Trans>
        </p>
      );
    case 'value':
      if (asked.isLevel) return null;
      return (
        <ValueEntry
          asked={asked}
          value={typed}
          onChange={(next) => onChange({ ...draft, typed: next })}
          truth={typeof truth === 'number' ? truth : undefined}
        />
      );
    case 'order':
      return (
        <RowOrder
          table={asked.table}
          order={rows}
          onOrder={(order) => onChange({ ...draft, rows: [...order] })}
          truth={Array.isArray(truth) ? truth.map(String) : undefined}
        />
      );
    case 'rule': {
      const [hits, falseAlarms] = [percent(asked.hits), percent(asked.false_alarms)];
      return (
        <div className="grid grid-cols-1 gap-3">
          <RuleBuilder
            columns={asked.columns}
            most={asked.most}
            value={rule}
            onChange={(next) => onChange({ ...draft, rule: { ...next, parts: [...next.parts] } })}
            isAsked={isAsked}
            isReadOnly={truth !== undefined}
          />
          <p role="status" className="text-15 text-muted">
            <Trans>
              It says yes to {alarms} of {count} rows in this table.
            </Trans>
          </p>
          <p className="text-15 text-muted">
            <Trans>
              It is run on rows you do not see: there it has to catch at least {hits}, with false alarms in at
              most {falseAlarms} of the others.
            </Trans>
          </p>
        </div>
      );
    }
  }
}
