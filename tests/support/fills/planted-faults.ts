/** A mistake that could be made in the engine: one passage of one file of domain/simulator, replaced. */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly passage: string;
  readonly instead: string;
}

function fault(name: string, file: string, passage: string, instead: string): PlantedFault {
  return { name, file: `${file}.ts`, passage, instead };
}

/** Each of them has to break a case of tests/cases/fills. */
export const plantedFaults: readonly PlantedFault[] = [
  fault(
    'slippage is rounded for the learner',
    'fills/slippage',
    'return Math.ceil((parts',
    'return Math.floor((parts',
  ),
  fault(
    'what was traded before is forgotten',
    'fills/slippage',
    'parts(before + lots) - parts(before)',
    'parts(lots)',
  ),
  fault('slippage lasts for an hour', 'fills/slippage', '30 * TICKS_A_MINUTE', '60 * TICKS_A_MINUTE'),
  fault('both sides share their slippage', 'fills/slippage', 'one.side === side && ', ''),
  fault('the dearer lots of a fill are not dearer', 'fills/slippage', 'sign * (each + 1)', 'sign * each'),
  fault(
    'buyers pay the bid',
    'fills/work-order',
    "return side === 'buy' ? bid + spread : bid;",
    'return bid;',
  ),
  fault(
    'every order has the cap of the minute for itself',
    'fills/work-order',
    ' - (takenMinute === run.minute ? taken : 0)',
    '',
  ),
  fault(
    'a minute of little volume gives nothing',
    'fills/work-order',
    'Math.max(1, Math.floor((lastVolume',
    'Math.max(0, Math.floor((lastVolume',
  ),
  fault(
    'an evening trades at the last price of the day',
    'fills/work-order',
    ' && isOpen(instrument.hours, minute)',
    '',
  ),
  fault(
    'a limit does not hold slippage back',
    'fills/work-order',
    'if (Math.ceil(slip(middle) / middle) <= room) low',
    'if (room >= 0) low',
  ),
  fault(
    'a limit at the price fills as a maker on the next tick',
    'fills/work-order',
    'crosses && (opens || order.insideSpread)',
    'crosses && opens',
  ),
  fault(
    'the open fills a limit at its limit',
    'fills/work-order',
    'crosses && (opens || order.insideSpread)',
    'crosses && order.insideSpread',
  ),
  fault(
    'an order at touch is served before the queue',
    'fills/work-order',
    'Math.max(0, traded - order.queueAhead)',
    'traded',
  ),
  fault(
    'the queue ahead does not get shorter',
    'fills/work-order',
    'Math.max(0, order.queueAhead - traded)',
    'order.queueAhead',
  ),
  fault('all of a tick is traded on one side', 'fills/work-order', 'Math.floor(volume / 2)', 'volume'),
  fault(
    'a touch counts as traded through',
    'fills/work-order',
    'if (sign * (limit - own) > 0)',
    'if (sign * (limit - own) >= 0)',
  ),
  fault(
    'an order inside the spread is filled whole',
    'fills/work-order',
    'order.insideSpread ? traded : ',
    '',
  ),
  fault(
    'a stop fills at its price',
    'fills/work-order',
    'fillOrder(run, order, { quantity, price, slippage',
    'fillOrder(run, order, { quantity, price: order.stop ?? price, slippage',
  ),
  fault(
    'a stop that is just reached does not trigger',
    'fills/work-order',
    'if (sign * (price - stop) < 0) return;',
    'if (sign * (price - stop) <= 0) return;',
  ),
  fault(
    'a trailing stop goes back',
    'fills/work-order',
    'Math.min(stop, trailed) : Math.max(stop, trailed)',
    'trailed : trailed',
  ),
  fault(
    'exits live for all that was ordered',
    'orders/live-quantity',
    'bracket.released - bracket.exited',
    'order.quantity',
  ),
  fault(
    'a reduce-only order opens a position',
    'orders/live-quantity',
    'return order.reduceOnly ? Math.min(left, reducible(state, order.symbol, order.side)) : left;',
    'return left;',
  ),
  fault('both orders of a pair are filled', 'orders/end-order', 'other.id !== filled.id', 'other.id === -1'),
  fault(
    'an entry goes on after its exit',
    'orders/end-order',
    'if (entry !== undefined)',
    'if (entry === null)',
  ),
  fault(
    'orders that have nothing to reduce stay',
    'orders/end-order',
    'if (!other.reduceOnly ||',
    'if (other.reduceOnly ||',
  ),
  fault(
    'a day order lives on',
    'orders/place-orders',
    "request.until === 'day'",
    "request.until === 'never'",
  ),
  fault(
    'a day order lives until the hours end',
    'orders/place-orders',
    'Math.min(closeAfter(hours, open), midnight)',
    'closeAfter(hours, open)',
  ),
  fault(
    'a changed order has its old place in the queue',
    'orders/replace-order',
    'isMoved ? drawQueue(mark, command.bytes) : order.queueAhead',
    'order.queueAhead',
  ),
  fault('the youngest lots are closed first', 'ledger/position', 'lots.shift()', 'lots.pop()'),
  fault(
    'amounts are cut off instead of rounded',
    'ledger/rounding',
    'if (doubled < denominator ||',
    'if (doubled >= 0n ||',
  ),
  fault(
    'currencies are exchanged at the wrong side',
    'ledger/valuation',
    "(side === 'owned') === isDirect",
    "(side === 'owned') !== isDirect",
  ),
  fault(
    'makers pay the fee of takers',
    'fills/fill-order',
    "liquidity === 'taker' ? terms.takerFee : terms.makerFee",
    'terms.takerFee',
  ),
  fault(
    'margin is not asked for',
    'orders/check-order',
    'if (needed <= equity) return undefined;',
    'if (needed > 0n) return undefined;',
  ),
  fault(
    'positions are closed as soon as margin is short',
    'ledger/force-exits',
    '2n * equity >= margin',
    'equity >= margin',
  ),
  fault(
    'the smallest margin is closed first',
    'ledger/force-exits',
    'if (margin > most)',
    'if (most === 0n || margin < most)',
  ),
  fault(
    'orders stay through a forced exit',
    'ledger/force-exits',
    "if (order.role !== 'forced-exit')",
    'if (order.id < 0)',
  ),
  fault('a deficit stays with the learner', 'ledger/after-fill', 'if (cash >= 0n ||', 'if (cash <= 0n ||'),
  fault(
    'short positions are charged like long ones',
    'ledger/accrue',
    'quantity > 0 ? terms.swapLong : terms.swapShort',
    'terms.swapLong',
  ),
  fault(
    'funding goes from short to long',
    'ledger/accrue',
    'Math.sign(quantity) * terms.funding',
    '-Math.sign(quantity) * terms.funding',
  ),
  fault('charges are never taken from cash', 'ledger/accrue', '    settleAccrued(run, symbol);\n', ''),
  fault(
    'a bar shows its better side first',
    'session/work-bar',
    '[bar.low, bar.high] : [bar.high, bar.low]',
    '[bar.high, bar.low] : [bar.low, bar.high]',
  ),
  fault(
    'nobody learns that the stop was assumed',
    'fills/fill-order',
    "order.role === 'stop' && isDoubtful",
    'isDoubtful && run.now < 0',
  ),
  fault(
    'an order sent twice is carried out twice',
    'session/decide',
    'if (known !== undefined) {',
    'if (known === null) {',
  ),
  fault(
    'a margin call is made every minute',
    'ledger/call-margin',
    'if (equity < margin === draft.isCalled) return;',
    'if (equity >= margin) return;',
  ),
];
