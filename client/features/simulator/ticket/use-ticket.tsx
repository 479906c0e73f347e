import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Bar } from '#domain/market/bar.ts';
import { isSize, sizeByRisk } from '#domain/simulator/ticket/size-by-risk.ts';
import { ticketSums } from '#domain/simulator/ticket/ticket-sums.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePlaceOrders } from '../calls/place-orders.ts';
import type { SeenSession } from '../calls/seen-session.ts';
import { staleSession } from '../calls/use-session-call.ts';
import { averageRange } from '../chart/indicator-lines.ts';
import type { ShownPlan } from '../chart/session-chart.tsx';
import { formatR, shareOf } from '../words/session-format.ts';
import { useEventWords } from '../words/use-event-words.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { emptyTicket, ideaOf, type TicketDraft } from './ticket-draft.ts';

const loadForm = () => import('./ticket-form.tsx');
const TicketForm = lazy(() => loadForm().then(({ TicketForm: Form }) => ({ default: Form })));
// On its way while the session is; where it cannot be had, that is said when it is to be shown.
loadForm().catch(() => undefined);

interface Ticket {
  seen: SeenSession;
  symbol: string;
  words: SessionWords;
  bars: readonly Bar[];
  onNews: (news: string | null) => void;
  /** Labels on the chart then say no money: the ticket below does. */
  isPhone: boolean;
}

const NOTHING = 0n;

/** The ticket of a session and what it draws on the chart. What was typed is kept on this device until it is sent. */
export function useTicket({ seen, symbol, words, bars, onNews, isPhone }: Ticket): {
  form: ReactNode;
  plan: ShownPlan | null;
} {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const { session, state } = seen;
  const key = `simulator.${session.id}.thesis`;
  const [draft, setDraft] = useState<TicketDraft>(() => {
    const kept = loadDraft(key);
    return { ...emptyTicket(session.plan.risk_percent), thesis: typeof kept === 'string' ? kept : '' };
  });
  // The same request keeps its id until it has been answered, so that nothing is ordered twice.
  const [request, setRequest] = useState(() => crypto.randomUUID());
  const [refusal, setRefusal] = useState<{ key: number; reason: string } | null>(null);
  const placing = usePlaceOrders(session.id);
  const sentence = useEventWords(words, () => undefined);
  const idea = ideaOf(draft, state, symbol, averageRange(bars));
  const change = (next: Partial<TicketDraft>) => {
    setDraft((before) => ({ ...before, ...next }));
    if (next.thesis !== undefined) saveDraft(key, next.thesis);
    setRequest(crypto.randomUUID());
  };
  const refuse = (reason: string) => setRefusal((before) => ({ key: (before?.key ?? 0) + 1, reason }));
  const send = (lots: number) => {
    const { side, kind, price, limit, stop, target } = idea;
    const entryOf = () => limit ?? price ?? ticketSums(state, idea, lots).entry;
    setRefusal(null);
    placing.mutate(
      {
        client_order_id: request,
        orders: [
          {
            symbol,
            side,
            kind,
            quantity: lots,
            until: kind === 'market' ? 'day' : 'cancelled',
            ...(kind === 'limit' && price !== undefined && { limit: price }),
            ...(kind !== 'limit' && price !== undefined && { stop: price }),
            ...(limit !== undefined && { limit }),
            exits: {
              ...(draft.isTrailing ? { trail: Math.abs(entryOf() - stop) } : { stop }),
              ...(target !== undefined && { target }),
            },
          },
        ],
        plan: {
          setup: draft.setup,
          thesis: draft.thesis.trim(),
          stop,
          exit_rule: draft.exitRule,
          confidence: draft.confidence,
        },
      },
      {
        onSuccess: (answer) => {
          setRequest(crypto.randomUUID());
          const happened = answer.events
            .filter(({ sequence }) => sequence > session.sequence)
            .map(({ event }) => event);
          const rejected = happened.find(({ kind: what }) => what === 'rejected');
          if (rejected !== undefined) {
            refuse(sentence(rejected) ?? '');
            return;
          }
          saveDraft(key, '');
          setDraft({ ...emptyTicket(session.plan.risk_percent), risk: draft.risk, side });
          onNews(happened.flatMap((event) => sentence(event) ?? []).join(' '));
        },
        onError: (error) =>
          refuse(
            staleSession(error) === undefined
              ? describe(error)
              : t`The session went on in another window, so nothing was sent. Look at the price and send it again.`,
          ),
      },
    );
  };
  const found = sizeByRisk(state, idea);
  const holds = Object.values(state.orders).some((order) => order.symbol === symbol);
  // What is held has its own lines; a second plan beside them is drawn once there is an idea.
  const isDrawn = !holds || draft.thesis !== '';
  const plan = isDrawn && isSize(found) ? planOf(found.lots) : null;
  function planOf(lots: number): ShownPlan {
    const sums = ticketSums(state, idea, lots);
    const size = words.size(symbol, lots);
    const { gainAtTarget = NOTHING } = sums;
    const multiple = shareOf(gainAtTarget, sums.costs.lossAtStop);
    const gain = isPhone ? '' : words.money(gainAtTarget, true);
    const loss = isPhone ? '' : words.money(-sums.costs.lossAtStop);
    const [stopped, reached] = [formatR(-1, i18n.locale), formatR(multiple, i18n.locale)];
    return {
      idea,
      entry: sums.entry,
      entryLabel: idea.side === 'buy' ? t`Buy ${size}` : t`Sell ${size}`,
      stopLabel: draft.isTrailing ? t`Trailing ${stopped} ${loss}` : t`Stop ${stopped} ${loss}`,
      targetLabel: t`Target ${reached} ${gain}`,
      onStop: (stop) => change({ stop }),
      onTarget: (target) => change({ target }),
    };
  }
  return {
    plan,
    form: (
      <Suspense fallback={<Skeleton rows={['h-11 w-full', 'h-20 w-full', 'h-96 w-full', 'h-11 w-full']} />}>
        <TicketForm
          state={state}
          draft={draft}
          idea={idea}
          words={words}
          onChange={change}
          onSend={send}
          pending={placing.isPending}
          refusal={refusal !== null && <FormFailure key={refusal.key} reason={refusal.reason} />}
        />
      </Suspense>
    ),
  };
}
