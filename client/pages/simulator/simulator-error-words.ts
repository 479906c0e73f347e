import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words for what the calls of the simulator answer. */
export const simulatorErrorWords: Readonly<Record<string, MessageDescriptor>> = {
  'plan-needed': msg`Your plan does not include this.`,
  'simulator-session-not-found': msg`This session does not exist any more.`,
  'simulator-session-ended': msg`This session has ended. Nothing can be traded in it any more.`,
  'too-many-simulator-sessions': msg`Twenty sessions are open, or thirty were begun today. End one, or go on tomorrow.`,
  'scenario-not-found': msg`This scenario does not exist any more.`,
  'symbol-not-found': msg`This market is not traded in the session.`,
  'stale-cursor': msg`The session went on in another window. This is where it stands now.`,
  'client-order-id-taken': msg`This order was sent before with other terms. Send it again.`,
  'too-many-simulator-orders': msg`So many orders have been sent in this session that no more are taken. End it and start another.`,
  'simulator-session-full': msg`This session has become as long as one may be. End it and start another.`,
  'simulator-release-needed': msg`This session needs another release of this site. It can be read, not continued.`,
  'order-not-found': msg`This order does not work any more.`,
  'order-cannot-change': msg`This order is being filled and cannot be moved any more.`,
  'order-change-refused': msg`This order cannot stand at that price: a stop must stay on its side of the market.`,
  'trade-not-found': msg`This trade does not exist.`,
};
