import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId } from 'react';
import type { JournalEntry } from '#domain/simulator/journal-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useReadJournal } from '../calls/read-journal.ts';
import { useReviewTrade } from '../calls/review-trade.ts';
import { SETUPS } from '../ticket/ticket-draft.ts';
import { useTicketWords } from '../ticket/use-ticket-words.ts';
import { formatR } from '../words/session-format.ts';
import type { SessionWords } from '../words/use-session-words.ts';

const ANSWERS = ['yes', 'partly', 'no'] as const;

/** The closed trades of a session: the plan before each, and the review after it. */
export function TradeJournal({ id, fills, words }: { id: string; fills: number; words: SessionWords }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const journal = useReadJournal(id, fills);
  return (
    <QueryState
      query={journal}
      failed={t`The journal could not be loaded`}
      describe={describe}
      skeleton={['h-12 w-full', 'h-12 w-full']}
    >
      {({ entries }) =>
        entries.length === 0 ? (
          <EmptyState title={<Trans>No trade has been closed yet.</Trans>}>
            <Trans>Each closed trade stands here with the plan it began with, and asks what it taught.</Trans>
          </EmptyState>
        ) : (
          <ol className="grid">
            {entries.map((entry) => (
              <li key={entry.trade} className="border-b border-line first:border-t">
                <JournalTrade id={id} entry={entry} words={words} />
              </li>
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}

function JournalTrade({ id, entry, words }: { id: string; entry: JournalEntry; words: SessionWords }) {
  const { t, i18n } = useLingui();
  const { setups } = useTicketWords();
  const { symbol, side, quantity, result, r, plan, review } = entry;
  const size = words.size(symbol, quantity);
  const setup = SETUPS.find((one) => one === plan?.setup);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-4 py-2 text-15">
        <span className="text-13 text-muted tabular-nums">{words.moment(entry.closed_at)}</span>
        <span>{side === 'buy' ? t`Long ${size}` : t`Short ${size}`}</span>
        <span className="font-semibold tabular-nums">
          {words.money(result, true)} {r !== null && <bdi>{formatR(r, i18n.locale)}</bdi>}
        </span>
        <span className="text-muted">{review === null ? t`Not reviewed yet` : t`Reviewed`}</span>
      </summary>
      <div className="grid gap-4 pb-4 lg:grid-cols-2">
        <div className="grid content-start gap-1 text-15">
          {plan === null ? (
            <p className="text-muted">
              <Trans>It was entered without a plan.</Trans>
            </p>
          ) : (
            <>
              <p className="text-13 text-muted">
                <Trans>The plan</Trans>
              </p>
              <p dir="auto">{plan.thesis}</p>
              <p className="text-13 text-muted">
                {setup === undefined ? plan.setup : setups[setup]}
                {plan.stop !== null && ` · ${t`Stop`} ${words.price(symbol, plan.stop)}`}
              </p>
            </>
          )}
        </div>
        <ReviewForm id={id} entry={entry} />
      </div>
    </details>
  );
}

function ReviewForm({ id, entry }: { id: string; entry: JournalEntry }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const reviewing = useReviewTrade(id);
  const name = useId();
  const answers = { yes: t`Yes`, partly: t`Partly`, no: t`No` };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const lesson = form.get('lesson');
    reviewing.mutate({
      trade: entry.trade,
      followed_plan: ANSWERS.find((one) => one === form.get(name)) ?? null,
      lesson: typeof lesson === 'string' ? lesson : '',
    });
  };
  return (
    <form onSubmit={save} className="grid content-start gap-3">
      {reviewing.isError && <FormFailure key={reviewing.submittedAt} reason={describe(reviewing.error)} />}
      <fieldset>
        <legend className="text-15 font-semibold">
          <Trans>Did you do what you had planned?</Trans>
        </legend>
        <div className="flex flex-wrap gap-4 text-15">
          {ANSWERS.map((answer) => (
            <label key={answer} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="radio"
                name={name}
                value={answer}
                required
                defaultChecked={entry.review?.followed_plan === answer}
                className="size-4 accent-plum"
              />
              {answers[answer]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        name="lesson"
        label={<Trans>What does it teach?</Trans>}
        rows={2}
        maxLength={2000}
        defaultValue={entry.review?.lesson ?? ''}
      />
      <div className="flex items-center gap-3">
        <Button type="submit" look="secondary" className="px-3! text-15!" pending={reviewing.isPending}>
          <Trans>Save the review</Trans>
        </Button>
        <span role="status" className="text-15 text-muted">
          {reviewing.isSuccess && <Trans>Saved.</Trans>}
        </span>
      </div>
    </form>
  );
}
