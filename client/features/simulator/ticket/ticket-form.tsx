import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, type ReactNode, useId } from 'react';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { tradedInstrument } from '#domain/simulator/session/rules.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { isSize, sizeByRisk } from '#domain/simulator/ticket/size-by-risk.ts';
import type { EntryKind, TicketIdea } from '#domain/simulator/ticket/ticket-idea.ts';
import { ticketSums } from '#domain/simulator/ticket/ticket-sums.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedChoice } from '../../../ui/form/segmented-choice.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { shareOf, ticksOfPrice } from '../words/session-format.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { TicketCostsBar } from './ticket-costs-bar.tsx';
import { EXIT_RULES, SETUPS, type TicketDraft } from './ticket-draft.ts';
import { TicketReward } from './ticket-reward.tsx';
import { useTicketWords } from './use-ticket-words.ts';

interface TicketFormProps {
  state: SessionState;
  draft: TicketDraft;
  idea: TicketIdea;
  words: SessionWords;
  onChange: (change: Partial<TicketDraft>) => void;
  onSend: (lots: number) => void;
  pending: boolean;
  /** Why the last one was not taken; a new key for each. */
  refusal: ReactNode;
}

const KINDS: readonly EntryKind[] = ['market', 'limit', 'stop', 'stop-limit'];

/** A ticket as one argument: the idea, where it is wrong, what may be lost there; the size follows. */
export function TicketForm(props: TicketFormProps) {
  const { state, draft, idea, words, onChange, onSend, pending, refusal } = props;
  const { t, i18n } = useLingui();
  const { setups, exitRules, kinds, noSize } = useTicketWords();
  const heading = useId();
  const { locale } = i18n;
  const { symbol } = idea;
  const { instrument } = tradedInstrument(state.rules, symbol);
  const found = sizeByRisk(state, idea);
  const sums = isSize(found) ? ticketSums(state, idea, found.lots) : undefined;
  const price = (ticks: number) => words.price(symbol, ticks);
  const parsePrice = (typed: string) => {
    const number = parseNumber(typed, locale);
    return number === null || number <= 0 ? null : ticksOfPrice(number, instrument);
  };
  const step = Math.max(
    1,
    Math.round(Math.abs((idea.limit ?? idea.price ?? sums?.entry ?? idea.stop) - idea.stop) / 20),
  );
  const percent = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const risk = words.money(idea.risk);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSize(found) && !pending) onSend(found.lots);
  };
  const size = isSize(found) ? words.size(symbol, found.lots) : '';
  const sendWords: Record<EntryKind, string> =
    idea.side === 'buy'
      ? {
          market: t`Buy ${size} at market`,
          limit: t`Place the limit: buy ${size}`,
          stop: t`Place the stop entry: buy ${size}`,
          'stop-limit': t`Place the stop-limit: buy ${size}`,
        }
      : {
          market: t`Sell ${size} at market`,
          limit: t`Place the limit: sell ${size}`,
          stop: t`Place the stop entry: sell ${size}`,
          'stop-limit': t`Place the stop-limit: sell ${size}`,
        };
  return (
    <form aria-labelledby={heading} onSubmit={send} className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="font-serif text-20">
          <Trans>Ticket by risk</Trans>
        </h2>
        <SegmentedChoice
          legend={t`Direction`}
          options={[
            { value: 'buy', label: t`Long` },
            { value: 'sell', label: t`Short` },
          ]}
          value={draft.side}
          onChange={(side) => onChange({ side, price: null, limit: null, stop: null, target: null })}
        />
      </div>
      <TextArea
        label={<Trans>The idea, and where it is wrong</Trans>}
        rows={2}
        required
        maxLength={2000}
        value={draft.thesis}
        onChange={(event) => onChange({ thesis: event.target.value })}
      />
      <SegmentedChoice
        legend={t`Setup`}
        options={SETUPS.map((value) => ({ value, label: setups[value] }))}
        value={draft.setup}
        onChange={(setup) => onChange({ setup })}
        loose
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t`Entry`}
          options={KINDS.map((value) => ({ value, label: kinds[value] }))}
          value={draft.kind}
          onChange={(event) =>
            onChange({
              kind: KINDS.find((kind) => kind === event.target.value) ?? 'market',
              price: null,
              limit: null,
              stop: null,
              target: null,
            })
          }
        />
        <Select
          label={t`How it ends`}
          options={EXIT_RULES.map((value) => ({ value, label: exitRules[value] }))}
          value={draft.exitRule}
          onChange={(event) =>
            onChange({ exitRule: EXIT_RULES.find((rule) => rule === event.target.value) ?? 'target-or-stop' })
          }
        />
      </div>
      {idea.price !== undefined && (
        <Stepper
          label={<Trans>Entry price</Trans>}
          name={t`Entry price`}
          value={idea.price}
          step={step}
          format={price}
          parse={parsePrice}
          onChange={(next) => onChange({ price: Math.max(1, next) })}
        />
      )}
      {idea.limit !== undefined && (
        <Stepper
          label={<Trans>No worse than</Trans>}
          name={t`No worse than`}
          value={idea.limit}
          step={step}
          format={price}
          parse={parsePrice}
          onChange={(next) => onChange({ limit: Math.max(1, next) })}
          detail={<Trans>Beyond it the order waits; the size counts on it.</Trans>}
        />
      )}
      <div className="grid grid-cols-1 gap-3 border-t border-line pt-3 max-sm:grid-cols-2">
        <Stepper
          label={<Trans>Stop</Trans>}
          name={t`Stop`}
          value={idea.stop}
          step={step}
          format={price}
          parse={parsePrice}
          onChange={(stop) => onChange({ stop: Math.max(1, stop) })}
          detail={
            <>
              {sums && <Trans>{price(Math.abs(sums.entry - idea.stop))} from the entry</Trans>}
              <label className="flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  className="size-4 accent-plum"
                  checked={draft.isTrailing}
                  onChange={({ target }) => onChange({ isTrailing: target.checked })}
                />
                <Trans>It follows the price</Trans>
              </label>
            </>
          }
        />
        {idea.target === undefined ? (
          <Button
            look="link"
            className="justify-self-start text-15"
            onClick={() => onChange({ hasTarget: true })}
          >
            <Trans>Add a target</Trans>
          </Button>
        ) : (
          <Stepper
            label={<Trans>Target</Trans>}
            name={t`Target`}
            value={idea.target}
            step={step}
            format={price}
            parse={parsePrice}
            onChange={(target) => onChange({ target: Math.max(1, target) })}
            detail={
              <button
                type="button"
                className="min-h-6 text-plum underline underline-offset-4"
                onClick={() => onChange({ hasTarget: false, target: null })}
              >
                <Trans>No target</Trans>
              </button>
            }
          />
        )}
        <Stepper
          label={<Trans>Risk = {risk}</Trans>}
          name={t`Risk`}
          value={draft.risk}
          step={1}
          format={(value) => percent.format(value / 1000)}
          parse={(typed) => {
            const number = parseNumber(typed, locale);
            return number === null ? null : Math.round(number * 10);
          }}
          onChange={(value) => onChange({ risk: Math.max(1, Math.min(100, value)) })}
          detail={<Trans>of your equity</Trans>}
        />
      </div>
      {isSize(found) && sums !== undefined ? (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 border-t border-line py-3">
            <output className="font-serif text-32 tabular-nums">{size}</output>
            <p className="ms-auto text-end text-15 font-semibold tabular-nums">
              <Trans>{words.money(-sums.costs.lossAtStop)} at the stop</Trans>
              <span className="block text-13 font-normal text-muted">
                {found.limitedBy === 'margin' ? (
                  <Trans>The margin allows no more.</Trans>
                ) : (
                  <bdi>
                    {risk} ÷ {words.money(lossOfUnit(sums.costs.lossAtStop, found.lots, instrument.lotSize))}
                  </bdi>
                )}
              </span>
            </p>
          </div>
          <TicketCostsBar costs={sums.costs} words={words} locale={locale} />
          {sums.gainAtTarget !== undefined && idea.target !== undefined && (
            <TicketReward
              target={price(idea.target)}
              gain={words.money(sums.gainAtTarget, true)}
              multiple={shareOf(sums.gainAtTarget, sums.costs.lossAtStop)}
              locale={locale}
            />
          )}
          <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line py-3 text-15 *:odd:text-muted *:even:text-end *:even:font-semibold *:even:tabular-nums">
            <dt>
              <Trans>Margin, of {words.money(sums.freeMargin)} free</Trans>
            </dt>
            <dd>{words.money(sums.margin)}</dd>
            <dt>
              {sums.forcedExit === undefined ? (
                <Trans>Forced exit</Trans>
              ) : (
                <Trans>Forced exit at {price(sums.forcedExit)}</Trans>
              )}
            </dt>
            <dd>
              {sums.forcedExitDistance === undefined ? (
                <Trans>out of reach</Trans>
              ) : (
                <Trans>{percent.format(sums.forcedExitDistance)} away</Trans>
              )}
            </dd>
            {sums.minutesToFill > 1 && (
              <>
                <dt>
                  <Trans>Fills in parts, over about</Trans>
                </dt>
                <dd>
                  <Trans>{sums.minutesToFill} min</Trans>
                </dd>
              </>
            )}
          </dl>
        </div>
      ) : (
        <p role="status" className="border-t border-line py-3 text-15 text-danger">
          {isSize(found) ? null : noSize[found]}
        </p>
      )}
      <label className="grid grid-cols-[auto_1fr_auto] items-center gap-3 text-15 font-semibold">
        <Trans>Confidence</Trans>
        <input
          type="range"
          min={1}
          max={5}
          value={draft.confidence}
          onChange={(event) => onChange({ confidence: Number(event.target.value) })}
          className="min-h-11 min-w-0 accent-plum"
        />
        <span className="tabular-nums">
          <Trans>{draft.confidence} of 5</Trans>
        </span>
      </label>
      {refusal}
      <div className="grid grid-cols-1 gap-2 bg-paper pt-1 pb-3 desktop:sticky desktop:bottom-0">
        <Button type="submit" pending={pending} disabled={!isSize(found)} className="w-full">
          {isSize(found) ? sendWords[idea.kind] : t`No size yet`}
        </Button>
        <p className="text-center text-13 text-muted">
          <Trans>The plan is locked once this is sent.</Trans>
        </p>
      </div>
    </form>
  );
}

/** What one unit loses at the stop; of lots that are more than a unit, what one lot loses. */
function lossOfUnit(loss: bigint, lots: number, lotSize: number): bigint {
  const lot = BigInt(lotSize);
  return lot < 100_000_000n ? (loss * 100_000_000n) / (BigInt(lots) * lot) : loss / BigInt(lots);
}
