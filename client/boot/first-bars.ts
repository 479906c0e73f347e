import type { SimulatorSession } from '#domain/simulator/contract.ts';
import type { ChartPlace, FirstBarsMemory } from '../features/simulator/chart/first-bars.ts';

/*
 * Asks for the session that the address names, and draws its bars, while the app is still fetched and run; see
 * `client/features/simulator/chart/first-bars.ts`. It stands inline in the app's page, so that it runs as soon as that is there; therefore nothing but types is
 * imported. Without a memory of an earlier visit, somebody signed in, or an answer it does nothing, and the app goes its own way.
 */

/** So long the app waits for the bars before it is run. */
const MOST_WAIT_MS = 500;

const [, sessionId] = /^\/simulator\/([0-9a-f-]{36})\/?$/.exec(location.pathname) ?? [];
if (sessionId !== undefined) begin(sessionId);

interface SavedSession {
  readonly access_token: string;
  /** In seconds since 1970. */
  readonly expires_at: number;
  readonly user: { readonly id: string };
}

function begin(id: string): void {
  try {
    // An admin who looks on as a learner has a session of another kind.
    if (sessionStorage.getItem('ledgerline.view') !== null) return;
    const memory = saved<FirstBarsMemory>('ledgerline.first-bars');
    const session = saved<SavedSession>('ledgerline.auth');
    if (memory === null || session === null || session.expires_at * 1000 < Date.now() + 60_000) return;
    const query = new URLSearchParams(location.search);
    const symbol = query.get('symbol');
    // As `simulatorSessionQuery` asks.
    const body = JSON.stringify({
      session_id: id,
      chart: { ...(symbol !== null && { symbol }), timeframe: query.get('bars') ?? '15m' },
    });
    const answer = ask(memory, session, body);
    const drawn = answer.then((seen) => {
      if (seen?.chart) draw(seen.chart.bars, memory.place);
    });
    // The app waits for the drawing, not for a slow answer, and least of all for a drawing that failed.
    const isTime = new Promise<void>((resolve) => {
      setTimeout(resolve, MOST_WAIT_MS);
    });
    window.firstAnswer = {
      userId: session.user.id,
      body,
      answer,
      drawn: Promise.race([drawn, isTime]).catch(() => undefined),
    };
  } catch {
    // Storage is blocked, or what was saved cannot be read.
  }
}

function saved<Saved>(key: string): Saved | null {
  // Written by this app alone; whatever else stands there ends in the `catch` above.
  return JSON.parse(localStorage.getItem(key) ?? 'null') as Saved | null;
}

async function ask(
  { config: { supabaseUrl, anonKey } }: FirstBarsMemory,
  { access_token }: SavedSession,
  body: string,
): Promise<SimulatorSession | null> {
  try {
    const response = await fetch(`${supabaseUrl}/functions/v1/read-simulator-session`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: anonKey,
        authorization: `Bearer ${access_token}`,
      },
      body,
    });
    // The contract between a function and its caller; the server's own tests hold it.
    return response.ok ? ((await response.json()) as SimulatorSession) : null;
  } catch {
    return null;
  }
}

type Bars = NonNullable<SimulatorSession['chart']>['bars'];

/** Draws the last bars as the chart will: rising ones are hollow. */
function draw(bars: Bars, place: ChartPlace): void {
  if (place.windowWidth !== innerWidth) return;
  const shown = bars.slice(-Math.ceil(place.width / place.spacing - place.offset));
  if (shown.length === 0) return;
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d');
  if (paint === null) return;
  canvas.id = 'first-bars';
  canvas.ariaHidden = 'true';
  canvas.width = place.width * devicePixelRatio;
  canvas.height = place.height * devicePixelRatio;
  Object.assign(canvas.style, {
    position: 'absolute',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    background: 'var(--color-paper)',
    pointerEvents: 'none',
    zIndex: '1',
  });
  document.body.append(canvas);
  paint.scale(devicePixelRatio, devicePixelRatio);

  const high = Math.max(...shown.map((bar) => bar.high));
  const low = Math.min(...shown.map((bar) => bar.low));
  const span = high - low || 1;
  const yOf = (price: number) =>
    ((high - price) / span + place.above) * (place.height / (1 + place.above + place.below));
  const body = Math.max(1, Math.floor(place.spacing * 0.7));
  const [up, down, paper] = ['--color-up', '--color-down', '--color-paper'].map((token) => {
    canvas.style.color = `var(${token})`;
    return getComputedStyle(canvas).color;
  });
  for (const [index, bar] of shown.entries()) {
    const x = place.width - (shown.length - 1 - index + place.offset + 0.5) * place.spacing;
    const rises = bar.close >= bar.open;
    paint.strokeStyle = paint.fillStyle = (rises ? up : down) ?? '';
    paint.fillRect(Math.round(x) - 0.5, yOf(bar.high), 1, Math.max(1, yOf(bar.low) - yOf(bar.high)));
    const [top, bottom] = [yOf(Math.max(bar.open, bar.close)), yOf(Math.min(bar.open, bar.close))];
    if (rises) paint.fillStyle = paper ?? '';
    const left = Math.round(x - body / 2);
    const height = Math.max(1, bottom - top);
    paint.fillRect(left, top, body, height);
    if (rises) paint.strokeRect(left + 0.5, top + 0.5, body - 1, height - 1);
  }
}
