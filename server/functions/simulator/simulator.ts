import type { CountUse, ProductFunction } from '../product-function.ts';
import { createAdvanceClock } from './advance-clock.ts';
import { createCancelOrder } from './cancel-order.ts';
import { createDisputeFinding } from './critique/dispute-finding.ts';
import { createEndSimulatorSession, type OnSessionEnd } from './end-simulator-session.ts';
import { listSimulatorSessions } from './list-simulator-sessions.ts';
import { exportJournal } from './export-journal.ts';
import { createPlaceOrders } from './place-orders.ts';
import { createReadBars } from './read-bars.ts';
import { createReadConduct } from './critique/read-conduct.ts';
import { createReadCritique } from './critique/read-critique.ts';
import { readJournal } from './read-journal.ts';
import { createReadSimulatorResults } from './read-simulator-results.ts';
import { createReadSimulatorSession } from './read-simulator-session.ts';
import { createReplaceOrder } from './replace-order.ts';
import { reviewTrade } from './review-trade.ts';
import { listScenarios } from './scenarios/list-scenarios.ts';
import { createReadScenarioGrade } from './scenarios/read-scenario-grade.ts';
import type { SimulatorTools } from './simulator-tools.ts';
import { createStartSimulatorSession } from './start-simulator-session.ts';

/** The calls of the simulator by name. @param onEnd what else is done when a session ends, in the same transaction */
export function simulatorFunctions(
  tools: SimulatorTools,
  countUse: CountUse,
  onEnd: OnSessionEnd,
): readonly (readonly [string, ProductFunction])[] {
  return [
    ['list-simulator-sessions', listSimulatorSessions],
    ['list-scenarios', listScenarios],
    ['read-scenario-grade', createReadScenarioGrade(countUse)],
    ['start-simulator-session', createStartSimulatorSession(tools, countUse)],
    ['read-simulator-session', createReadSimulatorSession(tools)],
    ['read-bars', createReadBars(tools)],
    ['advance-clock', createAdvanceClock(tools)],
    ['place-orders', createPlaceOrders(tools)],
    ['replace-order', createReplaceOrder(tools)],
    ['cancel-order', createCancelOrder(tools)],
    ['end-simulator-session', createEndSimulatorSession(tools, onEnd)],
    ['review-trade', reviewTrade],
    ['read-critique', createReadCritique(countUse)],
    ['read-conduct', createReadConduct(countUse)],
    ['dispute-finding', createDisputeFinding(countUse)],
    ['read-journal', readJournal],
    ['export-journal', exportJournal],
    ['read-simulator-results', createReadSimulatorResults(tools, countUse)],
  ];
}
