import { Trans, useLingui } from '@lingui/react/macro';
import type { JournalEntry } from '#domain/simulator/journal-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { EXIT_RULES, SETUPS } from '../ticket/ticket-draft.ts';
import { useTicketWords } from '../ticket/use-ticket-words.ts';
import { formatR } from '../words/session-format.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { ReviewForm } from './review-form.tsx';

interface JournalTradeProps {
  id: string;
  entry: JournalEntry;
  words: SessionWords;
  /** Those in use, to choose from. */
  tags: readonly string[];
  onReplay: (trade: JournalEntry) => void;
}

/** A closed trade: what came of it, the plan it began with, how far it went both ways, and what it taught. */
export function JournalTrade({ id, entry, words, tags, onReplay }: JournalTradeProps) {
  const { t, i18n } = useLingui();
  const { setups, exitRules } = useTicketWords();
  const { symbol, side, quantity, result, r, plan, review, entry: price, adverse, favourable } = entry;
  const size = words.size(symbol, quantity);
  const setup = SETUPS.find((one) => one === plan?.setup);
  const exitRule = EXIT_RULES.find((one) => one === plan?.exit_rule);
  const sign = side === 'buy' ? 1 : -1;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-4 py-2 text-15">
        <span className="min-w-32 text-13 text-muted tabular-nums">{words.moment(entry.closed_at)}</span>
        <span>{side === 'buy' ? t`Long ${size}` : t`Short ${size}`}</span>
        <span className="font-semibold tabular-nums">
          {words.money(result, true)} {r !== null && <bdi>{formatR(r, i18n.locale)}</bdi>}
        </span>
        <span className="text-muted">{review === null ? t`Not reviewed yet` : t`Reviewed`}</span>
        {review !== null && review.tags.length > 0 && (
          <span className="text-13 text-muted" dir="auto">
            {review.tags.join(' · ')}
          </span>
        )}
      </summary>
      <div className="grid gap-x-8 gap-y-4 pb-4 lg:grid-cols-2">
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
                {` · ${exitRule === undefined ? plan.exit_rule : exitRules[exitRule]}`}
                {` · ${t`Confidence ${plan.confidence} of 5`}`}
              </p>
            </>
          )}
          <p className="pt-2">
            <Trans>
              In at {words.price(symbol, price)}. At worst it stood at{' '}
              {words.price(symbol, price - sign * adverse)}, at best at{' '}
              {words.price(symbol, price + sign * favourable)}.
            </Trans>
          </p>
          <p className="text-muted">
            <Trans>Without friction it would have made {words.money(entry.frictionless, true)}.</Trans>
          </p>
          <Button look="link" className="justify-self-start text-15!" onClick={() => onReplay(entry)}>
            <Trans>Replay it on the chart</Trans>
          </Button>
        </div>
        <ReviewForm id={id} entry={entry} tags={tags} />
      </div>
    </details>
  );
}
