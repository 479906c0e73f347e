import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SeenEvent, SeenOrder, SeenPosition, SimulatorSession } from '#domain/simulator/contract.ts';
import type { JournalEntry } from '#domain/simulator/journal-contract.ts';
import { type OrderRequest, oppositeOf } from '#domain/simulator/orders/order.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AccountFacts } from '../account/account-facts.tsx';
import { FillList } from '../account/fill-list.tsx';
import { HistoryList } from '../account/history-list.tsx';
import { OrderList } from '../account/order-list.tsx';
import { PositionList } from '../account/position-list.tsx';
import { ProtectPosition } from '../account/protect-position.tsx';
import { useCancelOrder } from '../calls/cancel-order.ts';
import { useEndSimulatorSession } from '../calls/end-simulator-session.ts';
import { usePlaceOrders } from '../calls/place-orders.ts';
import type { SeenSession } from '../calls/seen-session.ts';
import { staleSession } from '../calls/use-session-call.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { type Alert, AlertList } from './alert-list.tsx';

const SessionCritique = lazy(() =>
  import('../critique/session-critique.tsx').then((module) => ({ default: module.SessionCritique })),
);
const TradeJournal = lazy(() =>
  import('../journal/trade-journal.tsx').then((module) => ({ default: module.TradeJournal })),
);
const SessionResults = lazy(() =>
  import('../results/session-results.tsx').then((module) => ({ default: module.SessionResults })),
);

/** What is asked for in a panel comes a moment after it is opened. */
const PANEL_ROWS = ['h-8 w-full', 'h-40 w-full'];

export interface SessionPanelsProps {
  seen: SeenSession;
  words: SessionWords;
  sentence: (event: SeenEvent) => string | undefined;
  orderOf: (id: number) => SeenOrder | undefined;
  alerts: readonly Alert[];
  symbol: string;
  parsePrice: (typed: string) => number | null;
  onAlerts: (alerts: readonly Alert[]) => void;
  onMove: (order: SeenOrder, price: number) => void;
  onNews: (news: string | null) => void;
  /** Plays a closed trade again on the chart. */
  onReplay: (trade: JournalEntry) => void;
  /** Shows a moment of the session on the chart. */
  onShow: (symbol: string, at: number) => void;
  /** The way to a skill with its lessons and exercises. */
  skillLink: (skill: string) => ReactNode;
}

type Panel = 'positions' | 'orders' | 'fills' | 'journal' | 'results' | 'critique' | 'history' | 'account';

/** The books of a session: what is held, what works, what was filled, what happened and what it came to. */
export function SessionPanels(props: SessionPanelsProps) {
  const { seen, words, sentence, orderOf, alerts, symbol, parsePrice, onAlerts, onMove, onNews } = props;
  const { onReplay, onShow, skillLink } = props;
  const { t } = useLingui();
  const describe = useErrorWording();
  const { session, state, events } = seen;
  const [panel, setPanel] = useState<Panel>(session.ended_at === null ? 'positions' : 'results');
  const [ends, setEnds] = useState(false);
  const closing = usePlaceOrders(session.id);
  const cancelling = useCancelOrder(session.id);
  const ending = useEndSimulatorSession(session.id);
  const isOpen = session.ended_at === null;
  const fills = events.flatMap(({ sequence, event }) =>
    event.kind === 'filled' ? [{ sequence, event }] : [],
  );
  const failure = closing.error ?? cancelling.error;
  const tellOf = (answer: SimulatorSession) =>
    onNews(
      answer.events
        .filter(({ sequence }) => sequence > session.sequence)
        .flatMap(({ event }) => sentence(event) ?? [])
        .join(' '),
    );
  const protect = (orders: OrderRequest[]) =>
    closing.mutate({ client_order_id: crypto.randomUUID(), orders, plan: null }, { onSuccess: tellOf });
  const unprotected = isOpen
    ? session.positions.filter(
        ({ symbol: held, side }) =>
          !Object.values(state.orders).some(
            (order) =>
              order.symbol === held && order.side !== side && order.reduceOnly && order.kind !== 'limit',
          ),
      )
    : [];
  const close = ({ symbol: held, side, quantity }: SeenPosition) =>
    closing.mutate(
      {
        client_order_id: crypto.randomUUID(),
        orders: [
          { symbol: held, side: oppositeOf(side), kind: 'market', quantity, until: 'day', reduceOnly: true },
        ],
        plan: null,
      },
      { onSuccess: tellOf },
    );
  const count = (name: string, number: number) => (
    <>
      {name} <span className="font-normal tabular-nums">{number}</span>
    </>
  );
  return (
    <section aria-label={t`Books`} className="min-w-0 pt-4">
      <Tabs
        label={t`Books`}
        selected={panel}
        onSelect={setPanel}
        tabs={[
          {
            id: 'positions',
            title: count(t`Positions`, session.positions.length),
            content: (
              <div className="grid gap-6">
                <PositionList
                  positions={session.positions}
                  words={words}
                  onClose={isOpen ? close : undefined}
                  pending={closing.isPending}
                />
                {unprotected.map((position) => (
                  <ProtectPosition
                    key={position.symbol}
                    position={position}
                    state={state}
                    words={words}
                    pending={closing.isPending}
                    onProtect={protect}
                  />
                ))}
              </div>
            ),
          },
          {
            id: 'orders',
            title: count(t`Orders`, Object.keys(state.orders).length),
            content: (
              <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[2fr_1fr]">
                <OrderList
                  state={state}
                  words={words}
                  pending={cancelling.isPending}
                  actions={
                    isOpen ? { onCancel: ({ id }) => cancelling.mutate({ order_id: id }), onMove } : undefined
                  }
                />
                {isOpen && (
                  <AlertList
                    alerts={alerts}
                    symbol={symbol}
                    words={words}
                    parse={parsePrice}
                    onChange={onAlerts}
                  />
                )}
              </div>
            ),
          },
          {
            id: 'fills',
            title: count(t`Fills`, fills.length),
            content: (
              <FillList
                session={session.id}
                fills={fills}
                rules={state.rules}
                words={words}
                sentence={sentence}
                orderOf={orderOf}
              />
            ),
          },
          {
            id: 'journal',
            title: t`Journal`,
            content: (
              <Suspense fallback={<Skeleton rows={PANEL_ROWS} />}>
                <TradeJournal id={session.id} fills={fills.length} words={words} onReplay={onReplay} />
              </Suspense>
            ),
          },
          {
            id: 'results',
            title: t`Results`,
            content: (
              <Suspense fallback={<Skeleton rows={PANEL_ROWS} />}>
                <SessionResults seen={seen} fills={fills.length} words={words} />
              </Suspense>
            ),
          },
          {
            id: 'critique',
            title: t`Critique`,
            content: (
              <Suspense fallback={<Skeleton rows={PANEL_ROWS} />}>
                <SessionCritique
                  id={session.id}
                  sequence={session.sequence}
                  isOpen={isOpen}
                  words={words}
                  skillLink={skillLink}
                  onShow={onShow}
                />
              </Suspense>
            ),
          },
          {
            id: 'history',
            title: t`History`,
            content: <HistoryList events={events} words={words} sentence={sentence} />,
          },
          {
            id: 'account',
            title: t`Account`,
            content: (
              <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[2fr_1fr]">
                <AccountFacts account={session.account} deposit={state.rules.deposit} words={words} />
                <div className="grid content-start gap-2 text-15">
                  <p className="text-13 text-muted">
                    <Trans>
                      The number of this market, by which you can check at the end that no price was changed:
                    </Trans>
                  </p>
                  <p dir="ltr" className="break-all text-13">
                    {session.commitment}
                  </p>
                  {isOpen && (
                    <Button
                      look="secondary"
                      className="justify-self-start text-15"
                      onClick={() => setEnds(true)}
                    >
                      <Trans>End the session</Trans>
                    </Button>
                  )}
                </div>
              </div>
            ),
          },
        ]}
      />
      {failure !== null && (
        <p role="alert" className="pt-2 text-15 text-danger">
          {staleSession(failure) === undefined
            ? describe(failure)
            : t`The session went on in another window, so nothing was sent. Look at the price and send it again.`}
        </p>
      )}
      <Dialog title={<Trans>End this session?</Trans>} open={ends && isOpen} onClose={() => setEnds(false)}>
        <p>
          <Trans>
            What is open is valued at the price at which it could be closed now, orders end, and nothing can
            be traded any more. The key of the market is shown then.
          </Trans>
        </p>
        {ending.isError && <FormFailure key={ending.submittedAt} reason={describe(ending.error)} />}
        <div className="flex flex-wrap gap-2">
          <Button
            pending={ending.isPending}
            onClick={() =>
              ending.mutate(undefined, {
                onSuccess: () => {
                  setEnds(false);
                  setPanel('results');
                },
              })
            }
          >
            <Trans>End the session</Trans>
          </Button>
          <Button look="quiet" onClick={() => setEnds(false)}>
            <Trans>Go on trading</Trans>
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
