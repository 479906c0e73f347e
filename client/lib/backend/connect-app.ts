import { connectView, currentView } from '../auth/learner-view.ts';
import { finishRefresh, sendNotingRefresh } from '../auth/unanswered-refresh.ts';
import { connectAuth } from './connect-auth.ts';
import { type Backend, completeBackend } from './connect-backend.ts';

/**
 * Connects auth, tables and functions for whoever is signed in, or for an admin who looks on as a learner. Rejects when
 * `/config.json` cannot be had.
 */
export async function connectApp(): Promise<Backend> {
  const view = currentView();
  if (view !== null) return completeBackend(await connectView(view));
  const connected = await connectAuth(sendNotingRefresh);
  void finishRefresh(connected.auth);
  return completeBackend(connected);
}
