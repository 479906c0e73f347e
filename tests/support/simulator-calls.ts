/** What is asked of the calls of the simulator, by their names. */
export function simulatorCalls(session_id: string): Record<string, readonly unknown[]> {
  return {
    'list-simulator-sessions': [{}],
    'start-simulator-session': [{ market: 'share' }],
    'read-simulator-session': [{ session_id }],
    'list-scenarios': [{}],
    'read-scenario-grade': [{ session_id }],
    'read-bars': [{ session_id, symbol: 'ALDR', timeframe: '1m' }],
    'advance-clock': [{ session_id, cursor: 0, chart: { symbol: 'ALDR', timeframe: '1m' }, bars: 1 }],
    'place-orders': [{ session_id, cursor: 0, client_order_id: 'an-order', orders: [{}] }],
    'replace-order': [{ session_id, cursor: 0, order_id: 1 }],
    'cancel-order': [{ session_id, cursor: 0, order_id: 1 }],
    'end-simulator-session': [{ session_id, cursor: 0 }],
    'review-trade': [{ session_id, trade: 1, followed_plan: null }],
    'read-journal': [{}],
    'export-journal': [{ format: 'csv' }],
    'read-simulator-results': [{ session_id }],
  };
}
