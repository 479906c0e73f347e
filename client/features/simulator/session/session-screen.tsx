import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import type { Bar } from '#domain/market/bar.ts';
import type { Timeframe } from '#domain/market/bars/timeframe.ts';
import type { SeenBars, SeenEvent, SeenOrder, SimulatorSession } from '#domain/simulator/contract.ts';
import { tradedInstrument } from '#domain/simulator/session/rules.ts';
import { restoreSnapshot } from '#domain/simulator/session/snapshot.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useShortcuts } from '../../../lib/keys/use-shortcuts.ts';
import { loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { movablePrice, movesLimit } from '../account/movable-price.ts';
import { useAdvanceClock } from '../calls/advance-clock.ts';
import { useReadBars } from '../calls/read-bars.ts';
import { useReplaceOrder } from '../calls/replace-order.ts';
import type { SeenSession } from '../calls/seen-session.ts';
import { staleSession } from '../calls/use-session-call.ts';
import type { IndicatorId } from '../chart/indicator-lines.ts';
import type { ChosenPanes } from '../chart/pane-choice.tsx';
import { SessionChart } from '../chart/session-chart.tsx';
import { useTicket } from '../ticket/use-ticket.tsx';
import { ticksOfPrice } from '../words/session-format.ts';
import { ordersSeen } from '../words/orders-seen.ts';
import { useEventWords } from '../words/use-event-words.ts';
import { useSessionWords } from '../words/use-session-words.ts';
import type { Alert } from './alert-list.tsx';
import { readAlerts } from './read-alerts.ts';
import { SessionControls } from './session-controls.tsx';
import { SessionFacts } from './session-facts.tsx';
import type { SessionPanelsProps } from './session-panels.tsx';
import { type Speed, usePlay } from './use-play.ts';
import { useReplay } from './use-replay.ts';

const ReplayControls = lazy(() =>
  import('./replay-controls.tsx').then(({ ReplayControls: Controls }) => ({ default: Controls })),
);

const SessionEnd = lazy(() => import('./session-end.tsx').then(({ SessionEnd: End }) => ({ default: End })));

const NO_BARS: readonly Bar[] = [];

interface SessionScreenProps {
  seen: SeenSession;
  symbol: string | undefined;
  timeframe: Timeframe;
  onChart: (chart: { symbol: string; timeframe: Timeframe }) => void;
  /** Name of the session with the way out, at the start of its bar. */
  head: ReactNode;
  /** The scenario that it plays, above the ticket. */
  scenario: ReactNode;
  isPhone: boolean;
  /** The books below the chart; the page knows who else speaks there. */
  Panels: ComponentType<SessionPanelsProps>;
  /** The way to a skill with its lessons and exercises; the page knows addresses. */
  skillLink: (skill: string) => ReactNode;
}

/** A session to trade in: clock, chart, ticket, and the books below. */
export function SessionScreen({
  seen,
  symbol: wanted,
  timeframe,
  onChart,
  head,
  scenario,
  isPhone,
  Panels,
  skillLink,
}: SessionScreenProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const { session, state, events, chart } = seen;
  const { id } = session;
  const words = useSessionWords(state.rules);
  const orders = ordersSeen(events);
  const sentence = useEventWords(words, (order) => orders.get(order));
  const [first] = state.rules.instruments;
  const symbol = wanted ?? first?.instrument.symbol ?? '';
  const { instrument } = tradedInstrument(state.rules, symbol);
  const [speed, setSpeed] = useState<Speed>(2);
  const [indicators, setIndicators] = useState<readonly IndicatorId[]>(['sma20']);
  const [panes, setPanes] = useState<ChosenPanes | null>(null);
  const alertKey = `simulator.${id}.alerts`;
  const [alerts, setAlerts] = useState<readonly Alert[]>(() => readAlerts(loadDraft(alertKey)));
  const [dragged, setDragged] = useState<{ id: number; price: number } | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const advancing = useAdvanceClock(id);
  const reading = useReadBars(id);
  const replacing = useReplaceOrder(id);
  const isOpen = session.ended_at === null;
  const isShown = isChart(chart, symbol, timeframe);
  // Clock and chart move first; ticket and books, which are most of a step's work, follow a moment later.
  const followed = useDeferredValue(seen);
  const keepAlerts = (next: readonly Alert[]) => {
    setAlerts(next);
    saveDraft(alertKey, next);
  };

  const { mutate: readBars } = reading;
  useEffect(() => {
    if (!isShown) readBars({ symbol, timeframe });
  }, [isShown, readBars, symbol, timeframe]);

  const older = (before: number) => {
    if (before > 0 && !reading.isPending) readBars({ symbol, timeframe, before });
  };
  const replay = useReplay({
    bars: isShown ? chart.bars : NO_BARS,
    timeframe,
    speed,
    onOlder: (before) => readBars({ symbol, timeframe, before }),
  });
  const toChart = () => document.getElementById('chart')?.scrollIntoView({ block: 'nearest' });

  const tell = (happened: readonly SeenEvent[], prefix = '') =>
    setNews(
      [prefix, ...happened.slice(-3).flatMap((event) => sentence(event) ?? [])]
        .filter((one) => one !== '')
        .join(' ') || null,
    );
  const advance = async (bars: number, until: 'event' | null) => {
    const known = session.sequence;
    const newsIn = ({ events: all }: SimulatorSession) =>
      all.filter(({ sequence }) => sequence > known).map(({ event }) => event);
    replay.end();
    const request = { chart: { symbol, timeframe }, bars, until, alerts };
    const answer = await advancing.mutateAsync(request).catch((error: unknown) => {
      const now = staleSession(error);
      if (now !== undefined)
        tell(newsIn(now), t`The session went on in another window. This is where it stands now.`);
      throw error;
    });
    const happened = newsIn(answer);
    if (answer.stopped_by === 'alert') {
      tell(happened, t`The price has met an alert.`);
      // It would stop the clock again at once.
      keepAlerts(alerts.filter((alert) => !isMet(alert, state.marks, answer.state)));
    } else if (happened.length > 0) tell(happened);
    return answer.stopped_by === 'bars' && answer.ended_at === null;
  };
  const play = usePlay(speed, (bars) => advance(bars, 'event'));
  const step = () => {
    if (isOpen && !advancing.isPending) advance(1, null).catch(() => undefined);
  };
  const toNext = () => {
    if (isOpen && !advancing.isPending) advance(100, 'event').catch(() => undefined);
  };
  useShortcuts({
    n: { says: t`One bar on`, run: step },
    p: { says: t`Play or pause`, run: () => play.setPlaying(isOpen && !play.playing) },
    f: { says: t`To the next fill`, run: toNext },
    b: {
      says: t`To the ticket`,
      run: () => document.getElementById('ticket')?.querySelector('textarea')?.focus(),
    },
  });
  const ticket = useTicket({
    seen: followed,
    symbol,
    words,
    bars: isChart(followed.chart, symbol, timeframe) ? followed.chart.bars : NO_BARS,
    onNews: setNews,
    isPhone,
  });
  const failure = advancing.error ?? replacing.error ?? reading.error;
  const moveOrder = (order: SeenOrder, price: number) =>
    replacing.mutate(
      { order_id: order.id, ...(movesLimit(order) ? { limit: price } : { stop: price }) },
      { onSettled: () => setDragged(null) },
    );
  const draggedOrder = dragged === null ? undefined : state.orders[dragged.id];
  const controls = isOpen && (
    <SessionControls
      playing={play.playing}
      pending={advancing.isPending}
      speed={speed}
      onSpeed={setSpeed}
      onStep={step}
      onPlay={play.setPlaying}
      onNext={toNext}
    />
  );
  return (
    <div
      data-session
      // A column as wide as there is room: one by its content is measured anew, ticket and books and all, with every step of the clock.
      className="grid grid-cols-1 gap-x-6 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:grid-rows-[auto_auto_1fr]"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2 desktop:col-span-2">
        {head}
        {!isPhone && controls}
        <SessionFacts session={session} state={state} words={words} />
      </header>
      <div className="grid min-w-0 grid-cols-1 content-start gap-2 pt-2">
        {/* What is drawn below the prices has room of its own, enough for its name and three labels. */}
        <div
          id="chart"
          className={`h-auto desktop:h-[calc(100dvh-22rem)] ${panes?.ids.length ? 'md:h-[36rem] desktop:min-h-[34rem]' : 'md:h-[30rem] desktop:min-h-96'}`}
        >
          {isShown ? (
            <SessionChart
              key={symbol}
              id={id}
              state={state}
              chart={chart}
              events={events}
              words={words}
              view={replay.view}
              plan={isOpen ? ticket.plan : null}
              alerts={alerts}
              indicators={indicators}
              onIndicators={setIndicators}
              panes={panes}
              onPanes={setPanes}
              onChart={onChart}
              onOlder={older}
              onDragOrder={isOpen ? (order, price) => setDragged({ id: order.id, price }) : undefined}
              dragged={dragged}
              isPhone={isPhone}
            />
          ) : reading.isError ? (
            <ErrorState
              title={<Trans>The prices could not be loaded</Trans>}
              reason={describe(reading.error)}
              onRetry={() => readBars({ symbol, timeframe })}
            />
          ) : (
            <Skeleton rows={['h-96 w-full']} />
          )}
        </div>
        <Suspense>
          <ReplayControls replay={replay} words={words} />
        </Suspense>
        {isPhone && controls}
        {draggedOrder !== undefined && dragged !== null && (
          <div className="flex flex-wrap items-center gap-2 text-15">
            <span>
              <Trans>
                From {words.price(symbol, movablePrice(draggedOrder) ?? 0)} to{' '}
                {words.price(symbol, dragged.price)}: {words.order(draggedOrder)}
              </Trans>
            </span>
            <Button
              look="secondary"
              className="text-15"
              pending={replacing.isPending}
              onClick={() => moveOrder(draggedOrder, dragged.price)}
            >
              <Trans>Move it</Trans>
            </Button>
            <Button look="link" className="text-15!" onClick={() => setDragged(null)}>
              <Trans>Leave it</Trans>
            </Button>
          </div>
        )}
        {failure !== null && staleSession(failure) === undefined && (
          <p role="alert" className="text-15 text-danger">
            {describe(failure)}
          </p>
        )}
        {/* What a step brought; while the session plays only what has happened is said. */}
        <p role="status" className="min-h-6 text-15">
          {news ?? (play.playing ? '' : <LastPrice symbol={symbol} seen={seen} />)}
        </p>
      </div>
      <aside
        id="ticket"
        className="min-w-0 pt-3 desktop:sticky desktop:top-0 desktop:row-span-2 desktop:max-h-[calc(100dvh-4.5rem)] desktop:self-start desktop:overflow-y-auto desktop:border-s desktop:border-line desktop:ps-6"
        aria-label={t`Ticket`}
      >
        {scenario}
        {isOpen ? (
          ticket.form
        ) : (
          <Suspense>
            <SessionEnd session={session} deposit={state.rules.deposit} words={words} />
          </Suspense>
        )}
      </aside>
      <Suspense fallback={<Skeleton rows={['h-11 w-full', 'h-32 w-full']} />}>
        <Panels
          seen={followed}
          words={words}
          sentence={sentence}
          orderOf={(order) => orders.get(order)}
          alerts={alerts}
          symbol={symbol}
          parsePrice={(typed) => {
            const number = parseNumber(typed, i18n.locale);
            return number === null || number <= 0 ? null : ticksOfPrice(number, instrument);
          }}
          onAlerts={keepAlerts}
          onMove={moveOrder}
          onNews={setNews}
          onReplay={(trade) => {
            if (trade.symbol !== symbol) onChart({ symbol: trade.symbol, timeframe });
            replay.begin(trade);
            toChart();
          }}
          onShow={(shown, at) => {
            if (shown !== symbol) onChart({ symbol: shown, timeframe });
            replay.show(at);
            toChart();
          }}
          skillLink={skillLink}
        />
      </Suspense>
    </div>
  );
}

/** Whether bars are those of a chart. */
function isChart(chart: SeenBars | null, symbol: string, timeframe: Timeframe): chart is SeenBars {
  return chart?.symbol === symbol && chart.timeframe === timeframe;
}

/** Whether the bid has come to an alert or passed it since `before`. */
function isMet({ symbol, price }: Alert, before: SessionState['marks'], after: string): boolean {
  const [was, is] = [before[symbol]?.bid, restoreSnapshot(after).marks[symbol]?.bid];
  return was !== undefined && is !== undefined && (was - price) * (is - price) <= 0;
}

/** Bid and time, for whoever cannot see the chart. */
function LastPrice({ symbol, seen }: { symbol: string; seen: SeenSession }) {
  const words = useSessionWords(seen.state.rules);
  const mark = seen.state.marks[symbol];
  if (mark === undefined) return null;
  const [bid, ask] = [words.price(symbol, mark.bid), words.price(symbol, mark.bid + mark.spread)];
  return (
    <span className="text-13 text-muted">
      <Trans>
        {symbol} at {words.moment(seen.session.cursor)}: sell at {bid}, buy at {ask}
      </Trans>
    </span>
  );
}
