import { MINUTES_A_DAY } from '../../market/open-hours.ts';
import { emit, markOf, type Run } from '../session/run.ts';
import type { TradedInstrument } from '../session/rules.ts';
import { settleAccrued } from './after-fill.ts';
import { transaction } from './transaction.ts';
import { converted, exitPrice } from './valuation.ts';

/** Funding is paid every eight hours; midnight, when swap is charged, is one of these times. */
export const ACCRUAL_MINUTES = 480;

const MILLION = 1_000_000n;

/**
 * Charges what holding costs at a time of accrual. What was charged the time before is taken from cash first: until then
 * it lowers equity as an accrued charge.
 * @param minute a multiple of `ACCRUAL_MINUTES`
 */
export function accrue(run: Run, minute: number): void {
  const isMidnight = minute % MINUTES_A_DAY === 0;
  for (const traded of run.draft.rules.instruments) {
    const { symbol } = traded.instrument;
    settleAccrued(run, symbol);
    if (isMidnight) charge(run, traded, 'swap');
    charge(run, traded, 'funding');
  }
}

function charge(run: Run, { instrument, terms }: TradedInstrument, kind: 'swap' | 'funding'): void {
  const { draft } = run;
  const { symbol } = instrument;
  const quantity = draft.positions[symbol]?.quantity ?? 0;
  if (quantity === 0) return;
  const swap = quantity > 0 ? terms.swapLong : terms.swapShort;
  const share = kind === 'swap' ? swap : Math.sign(quantity) * terms.funding;
  if (share === 0) return;
  const price = exitPrice(quantity, markOf(draft, symbol));
  const value = BigInt(price) * BigInt(Math.abs(quantity)) * BigInt(instrument.tickValue);
  const amount = -converted(-value * BigInt(share), instrument.currency, draft, MILLION);
  if (amount === 0n) return;
  emit(run, {
    kind: 'accrued',
    at: run.now,
    symbol,
    charge: kind,
    amount: String(amount),
    postings: transaction({ [kind]: amount, accrued: -amount }),
  });
}
