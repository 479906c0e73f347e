// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { PRESETS } from '#domain/market/generator/presets.ts';
import { replay } from '#domain/simulator/session/apply-event.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import type { TicketIdea } from '#domain/simulator/ticket/ticket-idea.ts';
import { drawExample } from '../../../ui/draw-example.tsx';
import { useSessionWords } from '../words/use-session-words.ts';
import { emptyTicket } from './ticket-draft.ts';
import { TicketForm } from './ticket-form.tsx';

const mark = {
  at: 11,
  bid: 8000,
  spread: 2,
  lastVolume: 500,
  meanVolume: 500,
  variance: 0,
  close: 8000,
  closedMinute: 0,
  takenMinute: -1,
  taken: 0,
};
const terms = {
  leverage: 5,
  makerFee: 0,
  takerFee: 0,
  impact: 0,
  volumeShare: 10,
  minutesADay: 390,
  swapLong: 0,
  swapShort: 0,
  funding: 0,
} as const;

function openState() {
  const instruments = [{ instrument: { ...PRESETS.share.instrument, symbol: 'ABC' }, terms }];
  const opened = decide(undefined, {
    kind: 'open',
    rules: { engineVersion: 1, currency: 'USD', deposit: '500000000000', instruments, curveMinutes: 60 },
    cursor: 12,
    marks: { ABC: mark },
  });
  if (!opened.ok) throw new Error(opened.refusal.reason);
  return replay(opened.events);
}

const state = openState();
const fiftyDollars = 5_000_000_000n;
const onSend = vi.fn();

function Ticket({ idea }: { idea: Partial<TicketIdea> }) {
  const words = useSessionWords(state.rules);
  const whole: TicketIdea = {
    symbol: 'ABC',
    side: 'buy',
    kind: 'market',
    stop: 7802,
    target: 8402,
    risk: fiftyDollars,
    ...idea,
  };
  return (
    <TicketForm
      state={state}
      draft={{ ...emptyTicket(1), thesis: 'Below the low the buyers have left.' }}
      idea={whole}
      words={words}
      onChange={() => undefined}
      onSend={onSend}
      pending={false}
      refusal={null}
    />
  );
}

function drawTicket(idea: Partial<TicketIdea> = {}) {
  const example = drawExample(<Ticket idea={idea} />);
  onTestFinished(example.remove);
  return example.element;
}

test('the size follows from the stop and the risk, and is what is sent', () => {
  onSend.mockClear();
  const ticket = drawTicket();
  // $50 at $2.00 a share to the stop.
  expect(ticket.querySelector('output')?.textContent).toBe('25 shares');
  expect(ticket.textContent).toContain('−$50.00 at the stop');
  expect(ticket.textContent).toContain('+2.0 R');
  expect(ticket.querySelector('button[type=submit]')?.textContent).toBe('Buy 25 shares at market');
  ticket.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(onSend).toHaveBeenCalledWith(25);
});

test('a stop on the wrong side has no size, says why, and sends nothing', () => {
  onSend.mockClear();
  const ticket = drawTicket({ stop: 8100 });
  expect(ticket.querySelector('output')).toBeNull();
  expect(ticket.textContent).toContain('below the entry to buy, above it to sell');
  ticket.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(onSend).not.toHaveBeenCalled();
});

test('a stop-limit entry has a trigger and a worst price, and its size counts on the worst', () => {
  const ticket = drawTicket({ kind: 'stop-limit', price: 8090, limit: 8110, stop: 7910, target: 8510 });
  // $50 at $2.00 a share from $81.10 to $79.10.
  expect(ticket.querySelector('output')?.textContent).toBe('25 shares');
  const fields = [...ticket.querySelectorAll('input')];
  expect(fields.some(({ value }) => value === '80.90') && fields.some(({ value }) => value === '81.10')).toBe(
    true,
  );
  expect(ticket.querySelector('button[type=submit]')?.textContent).toBe(
    'Place the stop-limit: buy 25 shares',
  );
});

test('nowhere can a size be typed', () => {
  const names = [...drawTicket().querySelectorAll('input')].map(
    (input) => input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? '',
  );
  expect(names.filter((name) => /size|shares|quantity/i.test(name))).toEqual([]);
});
